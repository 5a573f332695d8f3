"""Gifts for the playground and the road."""

from __future__ import annotations

from partylab.hat.pictures.paint import (
    ball,
    box,
    crescent,
    disc,
    drawn,
    fill,
    line,
    mirrored,
    oval,
    patch,
    rod,
    shade,
    shine,
    turned,
)

SPORT = {
    "american-football": drawn(turned(
        -35,
        fill("M2 50C16 28 34 22 50 22S84 28 98 50C84 72 66 78 50 78S16 72 2 50z", "brown"),
        patch("M20 33L27 30Q22 50 27 70L20 67Q15 50 20 33zM80 33L73 30Q78 50 73 70L80 67"
              "Q85 50 80 33z",
              "white"),
        shade("M97 48C80 66 50 70 5 54C18 72 34 78 50 78S84 72 98 50z"),
        line("M34 44H66", "white", 4), line("M38 38V50M46 38V50M54 38V50M62 38V50", "white", 3.5),
        shine("M28 33Q36 29 44 28.5"),
    )),
    "anchor": drawn(
        rod("M50 26V88M30 38H70M12 64C18 80 32 88 50 88S82 80 88 64", "navy", 11.5),
        mirrored(fill("M3 66L9 44L25 61z", "navy")),
        line("M50 8A10 10 0 1 1 49.9 8z", wide=10), line("M50 8A10 10 0 1 1 49.9 8z", "navy", 4.5),
        shine("M48.5 46V74", 2.5),
    ),
    "balloon": drawn(
        line("M50 74C44 82 56 86 50 97", wide=3),
        fill("M50 4C72 4 84 20 84 38C84 56 66 68 55 72L58 79H42L45 72C34 68 16 56 16 38"
             "C16 20 28 4 50 4z", "red"),
        shade("M76 16C82 40 66 60 38 69Q42 71 45 72H55C66 68 84 56 84 38Q84 25 76 16z"),
        line("M45 72Q50 74 55 72", wide=2.5),
        shine("M27 36C27 26 33 18 42 15", 6),
    ),
    "baseball": drawn(
        disc(50, 50, 42, "white"), crescent(50, 50, 42),
        line("M24 18C40 38 40 62 24 82M76 18C60 38 60 62 76 82", "red", 3.5),
        line("M28 34L38 31M32 46L41 46M32 57L40 59M27 68L36 73"
             "M72 34L62 31M68 46L59 46M68 57L60 59M73 68L64 73", "red", 3),
    ),
    "bicycle": drawn(
        *(line(f"M{x} 46A20 20 0 1 1 {x - .1} 46z", wide=6) + disc(x, 66, 3.5, "grey")
          + line(f"M{x} 52V80M{x - 14} 66H{x + 14}M{x - 10} 56L{x + 10} 76M{x + 10} 56L{x - 10} 76",
                 "grey", 1.5)
          for x in (23.5, 76.5)),
        line("M23 66L38 38H68L48 66zM68 38L77 66M48 66L34 30M68 40L64 24H76", wide=7.5),
        line("M23 66L38 38H68L48 66zM68 38L77 66M48 66L35 32M68 40L65 27", "red", 3.5),
        line("M65 23H75Q80 23 80 28", wide=5),
        fill("M24 24H44Q44 31 36 31Q27 31 24 24z", "bark"),
        disc(48, 66, 5, "yellow"), line("M48 66L53 76M49 77H58", wide=3.5),
        by=(0, -4),
    ),
    "dumbbell": drawn(turned(
        -30,
        rod("M18 50H82", "silver", 12),
        mirrored(
            box(2, 38, 10, 24, "slate", 3), box(8, 24, 16, 52, "blue", 5),
            box(22, 30, 12, 40, "navy", 4),
            shade("M8 58H22V70Q22 74.5 18 74.5H12Q9.5 74 9.5 70z"), shine("M14 32V46"),
        ),
    )),
    "hockey-stick": drawn(
        rod("M78 6L44 76Q42 84 34 84H12", "tan", 12),
        line("M76 10L66 31", wide=12), line("M76 10L66 31", "red", 7),
        line("M30 84H14", wide=12), line("M30 84H14", "black", 6),
        line("M20 79V89M27 79V89", "grey", 2),
        fill("M58 84V90Q74 98 90 90V84z", "black"), oval(74, 84, 16, 6, "slate"),
        by=(0, 3),
    ),
    "kite": drawn(
        line("M38 66C30 74 44 78 36 86C30 92 20 88 14 96", wide=3),
        fill("M62 4L90 34L38 68L22 30z", "yellow"),
        patch("M62 4L90 34L51.6 31.7zM22 30L51.6 31.7L38 68z", "red"),
        patch("M62 4L51.6 31.7L22 30z", "sky"),
        shade("M62 4L90 34L38 68L44 62L80 36z"),
        line("M62 4L38 68M22 30L90 34", wide=2.5), fill("M62 4L90 34L38 68L22 30z", "none"),
        fill("M38 78L28 72V82zM38 78L47 74L46 84z", "blue"),
        fill("M27 90L18 84L20 95zM27 90L37 88L33 98z", "green"),
        by=(0, -1),
    ),
    "lifebuoy": drawn(
        fill("M50 6A44 44 0 1 1 50 94A44 44 0 1 1 50 6zM50 32A18 18 0 1 0 50 68A18 18 0 1 0 50 32z",
             "white"),
        *(turned(angle, patch("M36 8.5Q50 5 64 8.5L58 33.5Q50 31 42 33.5z", "red"),
                 line("M36 8.5L42 33M64 8.5L58 33", wide=2.5)) for angle in (0, 90, 180, 270)),
        shade("M92 38C92 70 66 86 28 88A44 44 0 0 0 92 38z"),
        fill("M50 6A44 44 0 1 1 50 94A44 44 0 1 1 50 6zM50 32A18 18 0 1 0 50 68A18 18 0 1 0 50 32z",
             "none"),
    ),
    "racket": drawn(turned(
        35,
        rod("M50 70V99", "bark", 11), line("M45 82L55 86M45 90L55 94", "sand", 2.5),
        rod("M36 54L50 70L64 54", "red", 8),
        oval(50, 31, 26, 30, "cream"),
        line("M37 6V57M46 2V60M55 2V60M64 6V57M27 18H73M25 27H75M25 36H75M28 45H72", "grey", 2),
        line("M50 1C67 1 76 15 76 31S66 61 50 61S24 47 24 31S33 1 50 1z", wide=9),
        line("M50 1C67 1 76 15 76 31S66 61 50 61S24 47 24 31S33 1 50 1z", "red", 4),
    ), ball(20, 22, 13, "lime"), line("M11 14Q22 20 20 34", "white", 3)),
    "roller-skate": drawn(
        *(disc(x, 85, 9, "orange") + disc(x, 85, 3, "cream") for x in (26, 46, 66, 84)),
        fill("M18 74H92V80H18z", "slate"),
        fill("M26 8H58V40C70 46 90 46 92 62V74H18C20 50 28 36 26 8z", "sky"),
        shade("M48 8H58V40C70 46 90 46 92 62V74H46Q80 70 56 56Q48 40 48 8z"),
        fill("M70 74Q70 60 86 51Q92 56 92 62V74z", "white"),
        box(23, 6, 38, 12, "white", 4),
        line("M45 26H55M46 35H55M50 44H59", "white", 4), line("M22 64H50", "rose", 5),
        by=(-5, 0),
    ),
    "scooter": drawn(
        rod("M72 82L60 18", "silver", 8),
        line("M44 14L76 10", wide=8), line("M44 14H50M70 11L76 10", "red", 8),
        line("M44 14L52 13M68 11L76 10", wide=10), line("M44 14L51 13.2M69 10.8L76 10", "red", 5),
        rod("M20 74H56Q66 74 69 66", "blue", 10),
        disc(18, 84, 11, "black"), disc(18, 84, 4, "yellow"), disc(76, 84, 11, "black"),
        disc(76, 84, 4, "yellow"),
    ),
    "skateboard": drawn(turned(
        -14,
        *(disc(x, 68, 10, "yellow") + disc(x, 68, 3.5, "cream") for x in (26, 74)),
        line("M26 56V62M74 56V62", wide=8),
        fill("M4 38C10 38 12 46 22 46H78C88 46 90 38 96 38C99 38 99 43 97 46C92 54 86 57 78 57H22"
             "C14 57 8 54 3 46C1 43 1 38 4 38z", "purple"),
        patch("M34 47.5H42L38 55.5H30zM48 47.5H56L52 55.5H44zM62 47.5H70L66 55.5"
              "H58z", "yellow"),
        line("M5 39.5C10 41 13 47 22 47H78C87 47 90 41 95 39.5", "black", 3.5),
    ), by=(2, -4)),
    "traffic-cone": drawn(
        box(8, 78, 84, 14, "orange", 4),
        fill("M44 8Q50 4 56 8L76 80H24z", "orange"),
        patch("M39 27H61L65 43H35zM32 56H68L72.5 72H27.5z", "white"),
        shade("M54 7L60 80H76L56 8z"), shade("M74 79.5H90.5V88Q90 90.5 88 90.5H66z"),
        fill("M44 8Q50 4 56 8L76 80H24z", "none"),
        shine("M45 18L43 24M36 46L35 51", 3),
    ),
    "trophy": drawn(
        rod("M26 20H10C8 40 20 48 32 50M74 20H90C92 40 80 48 68 50", "gold", 8),
        fill("M44 58H56L58 78H42z", "gold"),
        box(30, 76, 40, 8, "brown", 2), box(24, 84, 52, 10, "bark", 3),
        fill("M22 8H78C80 36 72 62 50 62S20 36 22 8z", "yellow"),
        shade("M68 8C68 40 60 54 42 61Q46 62 50 62C72 62 80 36 78 8z"),
        fill("M50 18L54.5 27L64 28.5L57 35L58.5 45L50 40L41.5 45L43 35L36 28.5L45.5 27z", "white"),
        shine("M29 16Q29 32 34 42"),
    ),
    "yo-yo": drawn(
        disc(54, 60, 31, "wine"), patch("M30 44L44 34L72 78L58 88z", "bark"),
        rod("M52 40C46 24 66 32 72 23", "cream", 6),
        line("M81 7A9 9 0 1 1 80.9 7z", wide=6.5), line("M81 7A9 9 0 1 1 80.9 7z", "cream", 2.5),
        ball(40, 66, 31, "red"),
        line("M40 45A21 21 0 1 1 39.9 45z", "cream", 5), disc(40, 66, 9, "yellow"),
    ),
}  # fmt: skip

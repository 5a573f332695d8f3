"""Gifts for the house and the garden."""

from __future__ import annotations

from partylab.hat.pictures.paint import (
    ball,
    box,
    disc,
    dots,
    drawn,
    fill,
    line,
    moved,
    oval,
    patch,
    rod,
    shade,
    shine,
    turned,
)

HOUSE = {
    "bottle": drawn(
        fill("M40 14H60V30C60 40 74 42 74 58V86Q74 94 66 94H34Q26 94 26 86V58C26 42 40 40 40 30z",
             "green"),
        shade("M56 16V30C56 42 68 46 66 60V94Q74 94 74 86V58C74 42 60 40 60 30V16z"),
        patch("M27.5 58H72.5V78H27.5z", "cream"), line("M27 57.5H73M27 78.5H73", wide=2),
        disc(50, 69, 5.5, "orange"), line("M50 63.5Q52 61 55 61", "forest", 3),
        box(37, 5, 26, 12, "red", 3),
        shine("M45 24V32Q44 38 38 43"),
    ),
    "bucket": drawn(
        line("M14 34C14 0 86 0 86 34", wide=7), line("M14 34C14 0 86 0 86 34", "silver", 2.5),
        box(40, 6, 20, 8, "red", 3),
        fill("M10 34L22 90Q50 97 78 90L90 34z", "blue"),
        shade("M70 40L62 93.5Q72 93 78 90L90 34z"),
        oval(50, 34, 40, 10, "sky"), patch("M20 36Q50 28 80 36Q66 42 50 42T20 36z", "navy"),
        shine("M22 52L27 78", 4),
        dots("14 36, 86 36", "silver", 5),
    ),
    "cactus": drawn(
        rod("M34 44H26Q20 44 20 36V28", "green", 15), rod("M66 52H74Q80 52 80 44V34", "green", 15),
        fill("M34 72V22Q34 6 50 6T66 22V72z", "green"),
        patch("M35.5 38H32V50H35.5zM64.5 46H68V58H64.5z", "green"),
        shade("M56 8V72H66V22Q66 10 56 8z"),
        line("M43 20v5M57 18v5M50 30v5M42 42v5M58 44v5M50 54v5", "cream", 2.5),
        fill("M28 70L33 90Q34 94 38 94H62Q66 94 67 90L72 70z", "orange"),
        box(23, 64, 54, 11, "orange", 3), shade("M62 76L58 93H62Q66 93 67 90L71 76z"),
        disc(50, 8, 6, "rose"), dots("50 8", "yellow", 5),
        by=(0, 1),
    ),
    "candle": drawn(
        rod("M66 86C74 92 86 86 82 78C79 72 70 74 68 82", "gold", 7),
        fill("M12 82H76Q72 94 60 94H28Q16 94 12 82z", "gold"), shade("M60 84H75Q71 94 60 93z"),
        fill("M30 82V38Q44 32 58 38V82z", "cream"), shade("M50 38H58V81H50z"),
        fill("M30 40Q30 36 36 36H54Q58 36 58 42V54Q58 58 55 58T52 54V50Q49 46 46 52V62Q44 66 41 62"
             "V50Q38 46 35 50Q30 52 30 46z", "white"),
        line("M44 36V29", wide=3.5),
        fill("M44 30C34 26 34 18 44 4C54 18 54 26 44 30z", "orange"),
        patch("M44 28C39 25 40 20 44 14C48 20 49 25 44 28z", "yellow"),
    ),
    "chair": drawn(
        rod("M26 9V84M64 9V80", "brown", 9),
        box(24, 10, 42, 13, "tan", 4), box(24, 29, 42, 10, "tan", 4),
        rod("M38 68V94M82 68V94", "brown", 9), line("M42 82H78", "brown", 5),
        fill("M20 50H68L90 64V72H34L20 58z", "red"), shade("M34 64H90V72H34L20 58V51z"),
        line("M20 51L34 64H90", wide=2.5),
        by=(-5, -1.5),
    ),
    "cushion": drawn(
        fill("M10 12Q50 24 90 12Q94 14 92 20Q80 50 92 80Q94 88 88 90Q50 78 12 90Q6 88 8 80"
             "Q20 50 8 20Q6 14 10 12z", "rose"),
        shade("M88 34C84 60 70 74 16 86Q13 88 12 90Q50 78 88 90Q94 88 92 80Q86 65 86 50"
              "Q86 42 88 34z"),
        line("M30 32L44 46M70 32L56 46M30 68L44 54M70 68L56 54", "wine", 3),
        disc(50, 50, 6, "yellow"),
        dots("8 12, 92 12, 8 90, 92 90", "yellow", 10),
        shine("M22 28Q30 30 38 29"),
    ),
    "flower": drawn(
        rod("M50 54V91", "forest", 8),
        fill("M50 82C40 66 26 66 18 68C22 82 36 90 50 88zM50 88C58 76 70 74 80 76"
             "C76 86 64 92 50 91z",
             "green"),
        moved(
            0, -16,
            *(turned(angle, fill("M50 50C34 38 38 16 50 16S66 38 50 50z", "rose"))
              for angle in (0, 60, 120, 180, 240, 300)),
            ball(50, 50, 12, "yellow"),
        ),
        by=(0, 1.5),
    ),
    "fork": drawn(turned(
        35,
        fill("M34 4Q37 0 39 4L40 24H44L45.5 4Q48 0 50 0T54.5 4L56 24H60L61 4Q63 0 66 4L68 28"
             "C68 38 60 42 56 46L57 96Q50 104 43 96L44 46C40 42 32 38 32 28z", "silver"),
        shade("M62 6L58 40L50 46V100Q55 99 57 96L56 46C60 42 68 38 68 28L66 4z"),
    )),
    "kettle": drawn(
        rod("M24 40C20 6 80 6 76 40", "black", 9),
        fill("M74 60L92 40Q97 42 96 47L80 82z", "blue"),
        fill("M28 36H68C80 46 84 64 82 86Q80 92 74 92H22Q16 92 14 86C12 64 16 46 28 36z", "blue"),
        shade("M68 36C76 60 64 82 22 92H74Q80 92 82 86C84 64 80 46 68 36z"),
        fill("M28 38C30 28 66 28 68 38Q48 44 28 38z", "sky"), dots("48 27", size=10),
        shine("M22 68C21 60 24 53 28 48", 5),
        by=(-4, -1),
    ),
    "lamp": drawn(
        fill("M46 54H54V84H46z", "gold"), oval(50, 88, 24, 7, "gold"),
        fill("M34 10H66L88 56Q50 66 12 56z", "yellow"),
        shade("M58 10L68 59.5Q80 58.5 88 56L66 10z"),
        line("M72 58V74", wide=2.5), dots("72 76", "red", 5),
        shine("M33 24L24 46", 4),
    ),
    "rolling-pin": drawn(turned(
        -40,
        rod("M0 50H100", "brown", 13), box(16, 34, 68, 32, "tan", 8),
        shade("M17.5 54H82.5V59Q82 64.5 77 64.5H23Q18 64.5 17.5 59z"),
        shine("M26 42H58"),
    )),
    "rug": drawn(
        line("M8 20V80M92 20V80", wide=3),
        line("M3 22H12M3 32H12M3 42H12M3 52H12M3 62H12M3 72H12M3 80H12"
             "M88 22H97M88 32H97M88 42H97M88 52H97M88 62H97M88 72H97M88 80H97", wide=3.5),
        box(11, 16, 78, 68, "red", 2),
        line("M22 17V83M78 17V83", "yellow", 4),
        line("M29 17V83M71 17V83", "cream", 3),
        fill("M50 26L67 50L50 74L33 50z", "navy"), fill("M50 38L58 50L50 62L42 50z", "yellow"),
        dots("36 27, 64 27, 36 73, 64 73", "cream", 7),
    ),
    "spoon": drawn(turned(
        35,
        fill("M50 0C64 0 70 14 70 24C70 36 62 42 55 45L57 96Q50 104 43 96L45 45C38 42 30 36 30 24"
             "C30 14 36 0 50 0z", "silver"),
        oval(50, 23, 13, 17, "grey"), shine("M43 23Q43 14 49 12"),
        shade("M54 46L52 99Q55 99 57 96L55 46z"),
    )),
    "toaster": drawn(
        fill("M22 44V20Q16 6 30 8H48Q58 6 54 20V44z", "tan"),
        patch("M28 42V20Q26 14 32 14H44Q50 14 48 20V42z", "sand"),
        fill("M46 44V20Q40 6 54 8H70Q82 6 78 20V44z", "tan"),
        patch("M52 42V20Q50 14 56 14H68Q74 14 72 20V42z", "sand"),
        box(6, 38, 82, 48, "silver", 12),
        shade("M76 39.5Q86.5 40 86.5 50V75Q86 84.5 76 84.5H26Q76 76 76 39.5z"),
        line("M16 86V92M78 86V92", wide=7),
        line("M93 50V72", wide=3), box(87, 52, 11, 9, "red", 3),
        line("M20 64H58", "red", 5), dots("70 64", "red", 8),
        shine("M14 54Q14 46 22 46"),
        by=(-1, 0),
    ),
    "toothbrush": drawn(turned(
        -35,
        rod("M4 58H96", "blue", 11), box(-4, 51, 46, 14, "blue", 7),
        box(60, 38, 9, 16, "white", 2), box(69, 38, 9, 16, "sky", 2),
        box(78, 38, 9, 16, "white", 2),
        box(87, 38, 9, 16, "sky", 2),
        line("M6 58H30", "white", 3),
        fill("M58 34C58 24 68 30 72 22C78 16 78 26 84 26C94 24 98 36 94 38H62Q58 38 58 34z",
             "rose"),
    )),
    "watering-can": drawn(
        rod("M70 44C88 26 100 54 78 74", "forest", 8),
        rod("M34 38C36 16 66 16 68 38", "forest", 8),
        fill("M34 70L12 40L20 34L36 52z", "green"), fill("M2 40L24 22L28 30L8 47z", "green"),
        fill("M30 40H72L80 84Q80 90 74 90H28Q22 90 23 84z", "green"),
        shade("M66 40L62 90H74Q80 90 80 84L72 40z"),
        oval(51, 40, 21, 6, "forest"),
        shine("M36 54L34 76", 4),
        dots("4 54, 10 60, 5 66, 12 72, 5 80", "blue", 4),
        by=(1, 0),
    ),
}  # fmt: skip

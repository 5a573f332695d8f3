"""Gifts for the desk, the toolbox and the journey."""

from __future__ import annotations

from partylab.hat.pictures.paint import (
    box,
    crescent,
    disc,
    dots,
    drawn,
    fill,
    line,
    patch,
    rod,
    shade,
    shine,
    turned,
)

DESK = {
    "book": drawn(
        fill("M14 16Q14 8 22 8H82V78H22Q14 78 14 86z", "red"),
        fill("M22 78H80V92H22Q14 92 14 85T22 78z", "cream"), line("M24 85H78", "grey", 2.5),
        line("M82 78H22Q14 78 14 85.5T22 93H82", wide=4.5),
        line("M24 9V77", "wine", 4), shade("M68 9.5H80.5V77H40Q68 60 68 9.5z"),
        box(36, 22, 34, 22, "cream", 3), line("M43 30H63M46 37H60", wide=3),
        fill("M56 79H66V97L61 92L56 97z", "blue"),
    ),
    "compass": drawn(
        box(44, 2, 12, 10, "gold", 3),
        disc(50, 54, 42, "gold"), disc(50, 54, 33, "white"), crescent(50, 54, 42),
        line("M46 34V26L54 34V26", wide=2.5), line("M50 78v4M22 54h5M73 54h5", wide=4),
        fill("M68 38L56 58L44 50z", "red"), fill("M32 70L44 50L56 58z", "slate"),
        dots("50 54", "yellow", 5),
        shine("M14 48Q17 34 28 24"),
        by=(0, 1),
    ),
    "dice": drawn(
        fill("M30 6L62 14Q66 15 65 19L56 50Q55 54 51 53L19 45Q15 44 16 40L26 9Q27 5 30 6z",
             "white"),
        dots("33 20, 48 38, 40 29, 29 36, 53 24", size=7),
        fill("M50 44L84 42Q88 42 88 46L92 80Q92 84 88 84L54 88Q50 88 50 84L46 48"
             "Q46 44 50 44z", "red"),
        shade("M78 43L84 42Q88 42 88 46L92 80Q92 84 88 84L54 88Q50 88 50 85Q84 82 78 43z"),
        dots("58 54, 79 76, 69 65", "white", 8),
    ),
    "eraser": drawn(turned(
        -30,
        box(8, 30, 84, 40, "pink", 8),
        shade("M9.5 56H90.5V62Q90 68.5 84 68.5H16Q10 68.5 9.5 62z"),
        box(38, 28, 55, 44, "blue", 5), patch("M50 29.5H60V70.5H50z", "white"),
        line("M50 28V72M60 28V72", wide=2),
        shade("M39.5 58H91.5V66Q91 70.5 87 70.5H39.5z"),
        shine("M16 40Q16 37 20 37H28"),
    ), dots("14 90, 25 94, 6 82", "pink", 5)),
    "globe": drawn(
        rod("M62 10A40 40 0 1 1 24 76", "gold", 7), line("M58 6L64 14M22 80L28 72", wide=5),
        fill("M46 82H54V90H46z", "gold"), fill("M28 94Q30 86 50 86T72 94z", "brown"),
        disc(46, 44, 32, "sky"),
        fill("M24 22C34 12 42 14 46 18C52 22 46 28 42 30C46 36 40 40 36 42C38 50 34 56 30 58"
             "C22 50 24 44 18 38C16 32 20 26 24 22z", "green"),
        fill("M58 34C66 28 74 34 77.5 40C79 52 74 62 66 68C58 66 60 58 56 54"
             "C50 48 52 38 58 34z", "green"),
        crescent(46, 44, 32), shine("M22 40Q23 30 30 24"),
        by=(-5, 0),
    ),
    "hammer": drawn(turned(
        35,
        rod("M50 34V99", "tan", 13), rod("M50 76V99", "red", 15),
        fill("M28 19H64C74 19 82 25 87 38C78 34 70 36 64 40H28z", "slate"),
        box(18, 16, 16, 27, "slate", 4),
        shade("M19.5 31H64Q76 31 86 37C78 34 70 36 64 40H34Q32 42 30 41.5H22Q19.5 41 19.5 38z"),
        shine("M38 25H58"),
    )),
    "hourglass": drawn(
        fill("M26 12H74C74 32 66 42 56 50C66 58 74 68 74 88H26C26 68 34 58 44 50"
             "C34 42 26 32 26 12z", "sky"),
        patch("M30 30H70C67 38 60 44 54 49H46C40 44 33 38 30 30z", "yellow"),
        patch("M28 86.5Q32 70 50 68T72 86.5z", "yellow"), line("M50 50V70", "yellow", 3.5),
        shade("M66 13.5H72.5C72 32 66 42 56 50C66 58 72 68 72.5 86.5H62Q66 64 52 50"
              "Q66 36 66 13.5z"),
        shine("M33 18Q33 26 36 32"),
        box(16, 4, 68, 11, "brown", 4), box(16, 85, 68, 11, "brown", 4),
    ),
    "key": drawn(turned(
        -40,
        fill("M28 30A20 20 0 0 1 47 45H94Q98 45 98 49V64H88V56H82V68H72V56H47A20 20 0 1 1 28 30z"
             "M26 42A8 8 0 1 0 26 58A8 8 0 1 0 26 42z", "yellow"),
        shade("M46 52H88V56H82V68H72V56H47A20 20 0 0 1 14 64Q40 66 46 52z"),
        shine("M13 48Q14 40 20 37"),
    ), by=(-4, 0)),
    "ladder": drawn(
        rod("M36 22H64M34 40H66M32 58H68M30 76H70", "yellow", 9),
        rod("M36 8L27 92M64 8L73 92", "orange", 10),
    ),
    "magnifying-glass": drawn(
        rod("M62 62L90 90", "brown", 14),
        disc(40, 40, 26, "sky"), line("M40 12A28 28 0 1 1 39.9 12z", wide=12),
        line("M40 12A28 28 0 1 1 39.9 12z", "gold", 6),
        shine("M24 38Q26 27 36 24", 5),
    ),
    "newspaper": drawn(
        fill("M20 10H90V82Q90 90 82 90H20z", "cream"),
        fill("M8 26H22V84Q22 90 15 90T8 84z", "silver"),
        fill("M20 10H90V82Q90 90 82 90H15Q20 90 20 84z", "white"),
        line("M29 22H81", wide=8),
        box(29, 36, 26, 22, "sky", 1), patch("M31 56L40 45L46 52L50 48L53.5 56z", "green"),
        line("M63 37H81M63 45H81M63 53H81M29 67H81M29 75H81M29 82H66", "grey", 3.5),
    ),
    "paper-clip": drawn(turned(
        40,
        line("M38 30V70A12 12 0 0 0 62 70V20A17 17 0 0 0 28 20V74A22 22 0 0 0 72 74V32", wide=9),
        line("M38 30V70A12 12 0 0 0 62 70V20A17 17 0 0 0 28 20V74A22 22 0 0 0 72 74V32", "blue", 4),
    )),
    "pencil": drawn(turned(
        45,
        fill("M38 12H62V76L50 100L38 76z", "yellow"),
        patch("M39.5 22H46V76H39.5z", "gold"), patch("M54 22H60.5V76H54z", "orange"),
        fill("M38 76Q42 72 46 76Q50 72 54 76Q58 72 62 76L50 102z", "sand"),
        fill("M45.5 92Q50 90 54.5 92L50 102z", "black"),
        box(38, -2, 24, 12, "pink", 4), fill("M37 8H63V20H37z", "silver"),
        line("M37 14H63", wide=2),
    )),
    "ruler": drawn(turned(
        -35,
        box(2, 34, 96, 32, "yellow", 3),
        line("M12 35V48M24 35V44M36 35V48M48 35V44M60 35V48M72 35V44M84 35V48", wide=2.8),
        shade("M3.5 58H96.5V62Q96 64.5 94 64.5H5Q4 64 3.5 62z"), disc(88, 56, 4, "white"),
    )),
    "screwdriver": drawn(turned(
        40,
        fill("M46 44H54V88L58 98H42L46 88z", "silver"),
        fill("M36 4Q50 -6 64 4V30Q62 36 58 38V46H42V38Q38 36 36 30z", "red"),
        line("M45 6V32M55 6V32", "wine", 3.5),
        shade("M58 0Q64 2 64 6V30Q62 36 58 38V46H54Q60 20 58 0z"),
    )),
    "tape-measure": drawn(
        fill("M40 66H92V87H40z", "yellow"), line("M95 61V93", wide=6),
        line("M56 67V78M63 67V73M70 67V78M77 67V73M84 67V78", wide=3),
        fill("M3 42C3 26 13 16 27 16S50 26 50 44V86Q50 91 45 91H8Q3 91 3 86z", "red"),
        shade("M47 34C46 62 38 80 5 89Q6 91 8 91H45Q50 91 50 86V44Q50 38 47 34z"),
        disc(27, 48, 15, "black"), disc(27, 48, 6, "silver"), line("M13 78H33", wide=4),
        shine("M9 38Q11 29 17 25"),
        by=(0, -4),
    ),
    "torch": drawn(turned(
        -45,
        box(-4, 40, 52, 20, "slate", 4), fill("M46 40L58 28H68V72H58L46 60z", "red"),
        box(66, 25, 9, 50, "silver", 3), shade("M-2 52H46L58 64H68V72H58L46 60H0Q-2.5 60 -2.5 57z"),
        box(18, 36, 14, 8, "yellow", 3), line("M4 42V58M10 42V58", wide=2.5),
        rod("M83 50H98M82 34L90 29M82 66L90 71", "yellow", 8.5),
    )),
    "walking-stick": drawn(
        rod("M42 90V30A16 16 0 0 1 74 30V36", "brown", 12),
        line("M36 46H48", wide=7), line("M37.5 46H46.5", "yellow", 3),
        fill("M35 82H49V92Q49 95 42 95T35 92z", "black"), shine("M39 28A14 14 0 0 1 48 18", 2.5),
        by=(-8, -2),
    ),
}  # fmt: skip

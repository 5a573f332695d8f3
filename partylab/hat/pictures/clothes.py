"""Gifts to wear and to carry."""

from __future__ import annotations

from partylab.hat.pictures.paint import (
    box,
    disc,
    dots,
    drawn,
    fill,
    line,
    mirrored,
    moved,
    oval,
    patch,
    rod,
    shade,
    shine,
    turned,
)

CLOTHES = {
    "backpack": drawn(
        rod("M40 16V10Q40 6 44 6H56Q60 6 60 10V16", "navy", 6),
        rod("M20 36C8 42 8 70 16 82M80 36C92 42 92 70 84 82", "navy", 7),
        fill("M18 42C18 22 32 13 50 13S82 22 82 42V82Q82 92 72 92H28Q18 92 18 82z", "blue"),
        shade("M80 32C80 64 76 84 36 92H72Q82 92 82 82V42Q82 36 80 32z"),
        line("M26 40C28 28 38 22 50 22S72 28 74 40", "navy", 2.5),
        fill("M28 60Q28 54 34 54H66Q72 54 72 60V80Q72 85 67 85H33Q28 85 28 80z", "orange"),
        line("M28 64H72"), line("M60 64V70", wide=4),
        shine("M25 36Q28 26 36 21"),
    ),
    "bikini": drawn(
        rod("M26 26L42 8Q50 3 58 8L74 26M12 43L6 41M88 43L94 41", "rose", 6),
        mirrored(
            fill("M27 20C38 28 46 38 47 46C38 54 20 54 10 46C12 36 18 26 27 20z", "rose"),
            dots("27 32, 20 43, 34 43", "white", 6),
        ),
        rod("M46 45Q50 42 54 45", "rose", 6),
        fill("M8 62Q50 72 92 62L90 72C72 74 62 82 57 93Q50 96 43 93C38 82 28 74 10 72z", "rose"),
        dots("22 70, 36 73, 50 74, 64 73, 78 70, 50 86", "white", 6),
    ),
    "boot": drawn(
        fill("M30 10H66Q68 36 66 54C76 58 92 60 94 74L94 80H22Q32 40 30 10z", "brown"),
        shade("M54 11H66Q68 36 66 54C76 58 92 60 94 74V80H56Q80 74 60 62Q54 40 54 11z"),
        fill("M20 80H94V86Q94 90 90 90H52L48 84H42V90H22Q18 90 20 80z", "bark"),
        fill("M27 8Q27 4 31 4H65Q69 4 69 8V18H27z", "tan"),
        line("M53 28H63M53 38H63M55 48H63", "cream", 4),
        shine("M38 26Q39 44 36 58"),
        by=(-7, 3),
    ),
    "bow-tie": drawn(
        mirrored(
            fill("M46 50C36 38 20 28 10 28Q4 30 5 36Q10 50 5 64Q4 70 10 72"
                 "C20 72 36 62 46 50z", "red"),
            shade("M45 52C34 58 20 60 7 60L5 64Q4 70 10 72C20 72 36 62 45 52z"),
            dots("16 40, 30 45, 18 55, 31 57", "white", 6),
        ),
        box(40, 38, 20, 24, "red", 6), shade("M54 39Q60 40 60 46V55Q60 61 54 61.5z"),
        line("M46 44V56", "wine", 3),
    ),
    "briefcase": drawn(
        rod("M36 28V18Q36 12 42 12H58Q64 12 64 18V28", "bark", 7),
        box(6, 26, 88, 62, "brown", 8),
        shade("M86 27.5Q92.5 28 92.5 34V80Q92.5 86 86 86.5H24Q86 78 86 27.5z"),
        line("M7 52H93", wide=4),
        box(22, 45, 12, 14, "yellow", 3), box(66, 45, 12, 14, "yellow", 3),
        patch("M7.5 33Q8 28 14 27.5H24L7.5 42zM92.5 33Q92 28 86 27.5H76L92.5 42z", "bark"),
        shine("M30 34H48"),
    ),
    "coat-hanger": drawn(
        line("M50 42C50 34 60 34 60 24A10 10 0 1 0 40 24", wide=8),
        line("M50 42C50 34 60 34 60 24A10 10 0 1 0 40 24", "grey", 3.5),
        rod("M50 42L90 70Q94 78 87 78H13Q6 78 10 70z", "tan", 11),
        shine("M16 67L46 46.5", 2.5),
    ),
    "flip-flops": drawn(
        *(turned(angle, moved(
            x, 0,
            fill("M12 30C12 14 20 8 28 8S46 14 46 30C46 44 42 52 43 66C44 84 38 92 28 92"
                 "S14 84 15 68C16 54 12 44 12 30z", "yellow"),
            shade("M45 24C45 40 38 52 38 66C38 82 32 88 20 89Q23 92 28 92C38 92 44 84 43 66"
                  "C42 52 46 44 46 30Q46 27 45 24z"),
            rod("M15 50C17 36 24 30 28 26C34 30 40 36 42 50", "green", 8),
            disc(28, 24, 4, "green"),
        )) for angle, x in ((-6, -3), (6, 45))),
    ),
    "glasses": drawn(
        mirrored(rod("M9 52C8 36 12 26 24 27", "wine", 7)),
        rod("M40 48Q50 42 60 48", "red", 7),
        mirrored(
            fill("M12 42H38Q47 42 46 54C45 66 39 74 28 74S8 68 7 56Q6 42 12 42z", "sky"),
            line("M12 42H38Q47 42 46 54C45 66 39 74 28 74S8 68 7 56Q6 42 12 42z", wide=9),
            line("M12 42H38Q47 42 46 54C45 66 39 74 28 74S8 68 7 56Q6 42 12 42z", "red", 4),
            shine("M16 58Q16 51 23 50", 4),
        ),
    ),
    "gloves": drawn(mirrored(
        fill("M13 78V54L4 44C0 38 6 34 10 38L15 43V24C15 18 23 18 23 24V16C23 10 31 10 31 16V20"
             "C31 14 39 14 39 20V28C39 22 46 22 46 28V56L43 78z", "blue"),
        shade("M46 34V56L43 78H28Q42 62 39 34z"),
        line("M23 24V41M31 20V41M39 28V42", wide=2.5),
        box(10, 75, 36, 16, "cream", 4), line("M19 76V90M28 76V90M37 76V90", "grey", 2.5),
    )),
    "hat": drawn(
        oval(50, 74, 46, 14, "bark"),
        fill("M22 72C20 50 22 32 30 20Q36 14 44 20Q50 24 56 20Q64 14 70 20C78 32 80 50 78 72"
             "Q50 84 22 72z", "brown"),
        fill("M22 58Q50 70 78 58L78 72Q50 84 22 72z", "red"),
        shade("M66 18C72 36 70 58 66 78Q74 76 78 72C80 50 78 32 70 20Q68 18 66 18z"),
        shine("M31 50Q30 36 36 26", 4),
    ),
    "lipstick": drawn(
        fill("M38 52V26Q50 8 62 14V52z", "red"),
        shade("M54 52V13Q58 12 62 14V52z"), shine("M44 44V28"),
        fill("M34 46H66V62H34z", "yellow"), shade("M56 47H66V61H56z"),
        box(28, 60, 44, 34, "black", 5), shine("M36 68V84"),
        shade("M60 61.5H67Q70.5 62 70.5 66V88Q70 92 66 92.5H56z"),
    ),
    "safety-pin": drawn(turned(
        -35,
        line("M80 37L16 46A9 9 0 1 0 22 62H88", wide=9.5),
        line("M80 37L16 46A9 9 0 1 0 22 62H88", "silver", 4.5),
        disc(17, 54, 3, "white"),
        fill("M78 30C88 26 98 34 98 48V60Q98 68 90 68H84Q79 68 79 62V54Q79 46 75 42Q72 34 78 30z",
             "blue"),
        shine("M91 42Q92 46 92 54"),
    ), by=(-3, 1)),
    "shorts": drawn(
        fill("M18 20H82L94 78Q82 86 60 84L50 52L40 84Q18 86 6 78z", "rose"),
        dots("26 38, 22 54, 34 48, 19 70, 33 66, 66 48, 74 38, 78 54, 67 66, 81 70", "white", 6),
        shade("M72 20H82L94 78Q82 86 60 84L50 52Q70 60 72 20z"),
        fill("M17 14Q17 10 21 10H79Q83 10 83 14V26H17z", "rose"),
        line("M46 26V34Q42 42 38 44M54 26V34Q58 42 62 44", "white", 3.5),
        line("M50 27V52"),
    ),
    "sock": drawn(
        fill("M32 8H68V46C68 54 60 60 50 68L36 82C28 92 12 88 10 76C9 68 14 64 20 58"
             "C28 52 32 48 32 40z", "green"),
        patch("M32 28H68V38H32z", "yellow"),
        patch("M32 44H68Q68 50 64 55L28 53Q31 49 32 44z", "yellow"),
        shade("M58 8H68V46C68 54 60 60 50 68L36 82C28 92 16 88 12 81C40 74 58 60 58 40z"),
        fill("M32 8H68V46C68 54 60 60 50 68L36 82C28 92 12 88 10 76C9 68 14 64 20 58"
             "C28 52 32 48 32 40z", "none"),
        fill("M14 66C24 66 30 74 30 87C20 90 11 84 10 76Q10 70 14 66z", "red"),
        fill("M68 44Q56 46 53 56L54 65C62 59 68 53 68 44z", "red"),
        box(28, 6, 44, 15, "cream", 4), line("M39 7V20M50 7V20M61 7V20", "grey", 2.5),
        by=(9, 3),
    ),
    "tie": drawn(
        fill("M42 22L32 66L50 96L68 66L58 22z", "red"),
        dots("50 34, 44 48, 57 48, 41 64, 50 72, 59 64, 50 58, 50 86", "white", 6),
        shade("M54 22L56 60L50 96L68 66L58 22z"),
        fill("M37 6Q50 2 63 6L58 23H42z", "red"), shade("M54 5L52 23H58L63 6z"),
    ),
    "umbrella": drawn(
        line("M50 10V80A10 10 0 0 1 30 80", wide=8), line("M50 10V80A10 10 0 0 1 30 80", "tan", 3),
        fill("M4 52C6 26 26 12 50 12S94 26 96 52Q88 44 80 52Q72 44 65 52Q58 44 50 52Q42 44 35 52"
             "Q28 44 20 52Q12 44 4 52z", "red"),
        patch("M36 51C34 34 42 20 50 13.5C58 20 66 34 64 51Q57 44.5 50 50.5"
              "Q43 44.5 36 51z", "yellow"),
        line("M35 52C34 34 42 20 50 12C58 20 66 34 65 52"),
        shade("M74 18C86 26 86 40 82 50Q89 45 96 52C94 36 86 24 74 18z"),
        line("M50 12V5", wide=4), shine("M14 40Q17 30 26 23"),
    ),
}  # fmt: skip

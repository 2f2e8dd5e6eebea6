import Domain

/// Cases of trains in Switzerland, Spain, Denmark and Sweden.
let countryCases = [
    CaseTable(
        source: "Swiss ordinance VPB: more than 60 minutes 25 %, more than 120 minutes 50 %",
        scheme: "ch-rail", from: "Europe/Zurich", to: "Europe/Zurich",
        lines: """
            59  | single | 80.00 CHF | not more than 60
            60  | single | 80.00 CHF | not more than 60
            61  | single | 80.00 CHF | owed 20.00 CHF
            120 | single | 80.00 CHF | owed 20.00 CHF
            121 | single | 80.00 CHF | owed 40.00 CHF
            61  | return | 80.00 CHF | owed 10.00 CHF
            61  | single | 19.96 CHF | 4.99 CHF is less than 5.00 CHF
            61  | single | 19.98 CHF | owed 5.00 CHF
            61  | single | 19.00 EUR | owed 4.75 EUR
            """),
    CaseTable(
        source: "Swiss ordinance VPB: from 1 January 2021 on", scheme: "ch-rail",
        from: "Europe/Zurich", to: "Europe/Zurich", day: "2020-12-31",
        lines: "61 | single | 80.00 CHF | nothing"),
    CaseTable(
        source: "Swiss ordinance VPB: buses too", scheme: "ch-rail", mode: .bus,
        operator: "PostAuto", from: "Europe/Zurich", to: "Europe/Zurich",
        lines: """
            60 | single | 80.00 CHF | not more than 60
            61 | single | 80.00 CHF | owed 20.00 CHF
            """),
    CaseTable(
        source: "Swiss ordinance VPB: trams too", scheme: "ch-rail", mode: .other, operator: "VBZ",
        from: "Europe/Zurich", to: "Europe/Zurich",
        lines: """
            60 | single | 80.00 CHF | not more than 60
            61 | single | 80.00 CHF | owed 20.00 CHF
            """),
    CaseTable(
        source: "Swiss ordinance VPB: no taxi", scheme: "ch-rail", mode: .other, operator: "Taxi 7",
        from: "Europe/Zurich", to: "Europe/Zurich", lines: "61 | single | 80.00 CHF | nothing"),
    CaseTable(
        source: "Swiss ordinance VPB: the delays with a season ticket of a year are cases",
        scheme: "ch-rail", operator: "SBB", from: "Europe/Zurich", to: "Europe/Zurich",
        lines: """
            60 | ch-season-year | 3995.00 CHF | not more than 60
            61 | ch-season-year | 3995.00 CHF | 61 minutes count
            """),
    CaseTable(
        source: "Renfe: since July 2024 half from 60 minutes, all from 90", scheme: "es-renfe",
        operator: "Renfe", service: "AVE 3103", from: "Europe/Madrid", to: "Europe/Madrid",
        lines: """
            59 | single | 60.00 EUR | 1 short of 60
            60 | single | 60.00 EUR | owed 30.00 EUR
            61 | single | 60.00 EUR | owed 30.00 EUR
            89 | single | 60.00 EUR | owed 30.00 EUR
            90 | single | 60.00 EUR | owed 60.00 EUR
            90 | return | 60.00 EUR | owed 30.00 EUR
            """),
    CaseTable(
        source: "Renfe: from 1 July 2024 on", scheme: "es-renfe", operator: "Renfe",
        service: "AVE 3103", from: "Europe/Madrid", to: "Europe/Madrid", day: "2024-07-01",
        lines: """
            59 | single | 60.00 EUR | 1 short of 60
            60 | single | 60.00 EUR | owed 30.00 EUR
            """),
    CaseTable(
        source: "Renfe: until June 2024 half from 15 minutes, all from 30", scheme: "es-renfe",
        operator: "Renfe", service: "AVE 3103", from: "Europe/Madrid", to: "Europe/Madrid",
        day: "2024-06-30",
        lines: """
            14 | single | 60.00 EUR | 1 short of 15
            15 | single | 60.00 EUR | owed 30.00 EUR
            29 | single | 60.00 EUR | owed 30.00 EUR
            30 | single | 60.00 EUR | owed 60.00 EUR
            """),
    CaseTable(
        source: "Renfe: until June 2024 half from 30 minutes, all from 60, with Alvia",
        scheme: "es-renfe", operator: "Renfe", service: "Alvia 4071", from: "Europe/Madrid",
        to: "Europe/Madrid", day: "2024-06-30",
        lines: """
            29 | single | 60.00 EUR | 1 short of 30
            30 | single | 60.00 EUR | owed 30.00 EUR
            59 | single | 60.00 EUR | owed 30.00 EUR
            60 | single | 60.00 EUR | owed 60.00 EUR
            """),
    CaseTable(
        source: "Renfe: other long-distance trains as ever", scheme: "es-renfe", operator: "Renfe",
        service: "Avlo 6095", from: "Europe/Madrid", to: "Europe/Madrid", day: "2024-06-30",
        lines: """
            59 | single | 60.00 EUR | 1 short of 60
            60 | single | 60.00 EUR | owed 30.00 EUR
            90 | single | 60.00 EUR | owed 60.00 EUR
            """),
    CaseTable(
        source: "Renfe: not for local trains", scheme: "es-renfe", operator: "Renfe",
        service: "C-4", from: "Europe/Madrid", to: "Europe/Madrid",
        lines: "60 | single | 3.40 EUR | nothing"),
    CaseTable(
        source: "Renfe: nobody knows which train", scheme: "es-renfe", operator: "Renfe",
        from: "Europe/Madrid", to: "Europe/Madrid",
        lines: """
            59 | single | 60.00 EUR | nothing
            60 | single | 60.00 EUR | needs service
            """),
    CaseTable(
        source: "Ouigo in Spain: a voucher of half from 30 minutes, money from 60, all from 90",
        scheme: "es-ouigo", operator: "Ouigo", from: "Europe/Madrid", to: "Europe/Madrid",
        lines: """
            29 | single | 30.00 EUR | 1 short of 30
            30 | single | 30.00 EUR | owed 15.00 EUR as a voucher
            59 | single | 30.00 EUR | owed 15.00 EUR as a voucher
            60 | single | 30.00 EUR | owed 15.00 EUR
            89 | single | 30.00 EUR | owed 15.00 EUR
            90 | single | 30.00 EUR | owed 30.00 EUR
            """),
    CaseTable(
        source: "Ouigo in Spain: not in France", scheme: "es-ouigo", operator: "Ouigo",
        from: "Europe/Paris", to: "Europe/Paris", lines: "90 | single | 30.00 EUR | nothing"),
    CaseTable(
        source: "DSB: a quarter more every 30 minutes", scheme: "dk-dsb", operator: "DSB",
        from: "Europe/Copenhagen", to: "Europe/Copenhagen",
        lines: """
            29  | single | 200.00 DKK | 1 short of 30
            30  | single | 200.00 DKK | owed 50.00 DKK
            59  | single | 200.00 DKK | owed 50.00 DKK
            60  | single | 200.00 DKK | owed 100.00 DKK
            89  | single | 200.00 DKK | owed 100.00 DKK
            90  | single | 200.00 DKK | owed 150.00 DKK
            119 | single | 200.00 DKK | owed 150.00 DKK
            120 | single | 200.00 DKK | owed 200.00 DKK
            120 | return | 200.00 DKK | owed 100.00 DKK
            """),
    CaseTable(
        source: "DSB: in Denmark alone", scheme: "dk-dsb", operator: "DSB",
        from: "Europe/Copenhagen", to: "Europe/Stockholm",
        lines: "120 | single | 200.00 DKK | nothing"),
    CaseTable(
        source: "Swedish act 2015:953: more than 20, 40 and 60 minutes", scheme: "se-short-lines",
        operator: "Skånetrafiken", from: "Europe/Stockholm", to: "Europe/Stockholm",
        lines: """
            20 | single | 60.00 SEK | not more than 20
            21 | single | 60.00 SEK | owed 30.00 SEK
            40 | single | 60.00 SEK | owed 30.00 SEK
            41 | single | 60.00 SEK | owed 45.00 SEK
            60 | single | 60.00 SEK | owed 45.00 SEK
            61 | single | 60.00 SEK | owed 60.00 SEK
            """),
    CaseTable(
        source: "The same: buses", scheme: "se-short-lines", mode: .bus, operator: "SL",
        from: "Europe/Stockholm", to: "Europe/Stockholm",
        lines: "21 | single | 43.00 SEK | owed 21.50 SEK"),
    CaseTable(
        source: "The same: the underground and trams", scheme: "se-short-lines", mode: .other,
        operator: "SL", from: "Europe/Stockholm", to: "Europe/Stockholm",
        lines: "21 | single | 43.00 SEK | owed 21.50 SEK"),
    CaseTable(
        source: "The same: no long-distance trains", scheme: "se-short-lines", operator: "SJ",
        from: "Europe/Stockholm", to: "Europe/Stockholm",
        lines: "61 | single | 60.00 SEK | nothing"),
    CaseTable(
        source: "The same: 150 km are no short line", scheme: "se-short-lines",
        operator: "Västtrafik", from: "Europe/Stockholm", to: "Europe/Stockholm", degrees: 1.3490,
        lines: "61 | single | 60.00 SEK | nothing"),
    CaseTable(
        source: "The same: less than 150 km may be one", scheme: "se-short-lines",
        operator: "Västtrafik", from: "Europe/Stockholm", to: "Europe/Stockholm", degrees: 1.3489,
        lines: "61 | single | 60.00 SEK | owed 60.00 SEK"),
    CaseTable(
        source: "The same: from 1 April 2016 on", scheme: "se-short-lines", operator: "SL",
        from: "Europe/Stockholm", to: "Europe/Stockholm", day: "2016-03-31",
        lines: "61 | single | 60.00 SEK | nothing"),
]

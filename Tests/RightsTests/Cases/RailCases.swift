import Domain

/// Cases of railways in the European Union and in Germany.
let railCases = [
    CaseTable(
        source: "Regulation (EU) 2021/782, art. 19(1): from 60 minutes 25 %, from 120 minutes 50 %",
        scheme: "eu-rail", from: "Europe/Paris", to: "Europe/Madrid",
        lines: """
            -5  | single | 89.90 EUR | 65 short of 60
            0   | single | 89.90 EUR | 60 short of 60
            59  | single | 89.90 EUR | 1 short of 60
            60  | single | 89.90 EUR | owed 22.48 EUR
            61  | single | 89.90 EUR | owed 22.48 EUR
            119 | single | 89.90 EUR | owed 22.48 EUR
            120 | single | 89.90 EUR | owed 44.95 EUR
            121 | single | 89.90 EUR | owed 44.95 EUR
            900 | single | 89.90 EUR | owed 44.95 EUR
            """),
    CaseTable(
        source: "The same: half the price of a return is that of one direction",
        scheme: "eu-rail", from: "Europe/Vienna", to: "Europe/Rome",
        lines: """
            59  | return | 120.00 EUR | 1 short of 60
            60  | return | 120.00 EUR | owed 15.00 EUR
            119 | return | 120.00 EUR | owed 15.00 EUR
            120 | return | 120.00 EUR | owed 30.00 EUR
            60  | return | 89.90 EUR  | owed 11.24 EUR
            120 | return | 89.90 EUR  | owed 22.48 EUR
            60  | return | 31.99 EUR  | owed 4.00 EUR
            60  | return | 31.92 EUR  | 3.99 EUR is less than 4.00 EUR
            """),
    CaseTable(
        source: "The same, art. 19(8): a railway may leave out what is below 4 €, rounded before",
        scheme: "eu-rail", from: "Europe/Brussels", to: "Europe/Amsterdam",
        lines: """
            60  | single | 15.96 EUR | 3.99 EUR is less than 4.00 EUR
            60  | single | 15.97 EUR | 3.99 EUR is less than 4.00 EUR
            60  | single | 15.98 EUR | owed 4.00 EUR
            60  | single | 16.00 EUR | owed 4.00 EUR
            120 | single | 7.98 EUR  | 3.99 EUR is less than 4.00 EUR
            120 | single | 7.99 EUR  | owed 4.00 EUR
            120 | single | 8.00 EUR  | owed 4.00 EUR
            60  | single | 0.00 EUR  | the ticket was free
            """),
    CaseTable(
        source: "The same: the minimum is in euros, which no other currency is compared with",
        scheme: "eu-rail", from: "Europe/Warsaw", to: "Europe/Prague",
        lines: """
            59  | single | 12.00 PLN | 1 short of 60
            60  | single | 12.00 PLN | owed 3.00 PLN
            120 | single | 199.99 CZK | owed 100.00 CZK
            60  | single | 40.00     | needs currency
            """),
    CaseTable(
        source: "The same, art. 3 no. 17: nothing counts but the arrival at the destination",
        scheme: "eu-rail", from: "Europe/Paris", to: "Europe/Berlin",
        lines: """
            no arrival recorded | single | 89.90 EUR | needs actualArrival
            no timetable        | single | 89.90 EUR | needs plannedArrival
            cancelled           | single | 89.90 EUR | needs arrivalOtherwise
            connection missed   | single | 89.90 EUR | needs arrivalAtDestination
            60                  | single |           | needs fare
            59                  | single |           | 1 short of 60
            """),
    CaseTable(
        source: "The same: either end in the Union", scheme: "eu-rail", from: "Europe/London",
        to: "Europe/Paris", lines: "60 | single | 100.00 EUR | owed 25.00 EUR"),
    CaseTable(
        source: "The same: no end in the Union", scheme: "eu-rail", from: "Europe/London",
        to: "Europe/London", lines: "60 | single | 100.00 GBP | nothing"),
    CaseTable(
        source: "The same: no end in the Union", scheme: "eu-rail", from: "Asia/Tokyo",
        to: "Asia/Tokyo", lines: "600 | single | 14000 JPY | nothing"),
    CaseTable(
        source: "The same: nobody knows where a clock without a zone hangs", scheme: "eu-rail",
        from: "", to: "",
        lines: """
            60 | single | 100.00 | needs zone(Domain.TripStop.departure)
            59 | single | 100.00 | nothing
            no arrival recorded | single | 100.00 | nothing
            """),
    CaseTable(
        source: "The same: euros are paid in the Union", scheme: "eu-rail", from: "", to: "",
        lines: """
            60 | single | 100.00 EUR | owed 25.00 EUR
            59 | single | 100.00 EUR | 1 short of 60
            60 | single | 100.00 JPY | needs zone(Domain.TripStop.departure)
            """),
    CaseTable(
        source: "The same: one end is enough", scheme: "eu-rail", from: "", to: "Europe/Rome",
        lines: "60 | single | 100.00 EUR | owed 25.00 EUR"),
    CaseTable(
        source: "The same: it counts from 7 June 2023 on", scheme: "eu-rail", day: "2023-06-06",
        lines: "60 | single | 100.00 EUR | nothing"),
    CaseTable(
        source: "The same: it counts from 7 June 2023 on", scheme: "eu-rail", day: "2023-06-07",
        lines: "60 | single | 100.00 EUR | owed 25.00 EUR"),
    CaseTable(
        source: "The same: of a bus nothing is owed by a railway", scheme: "eu-rail", mode: .bus,
        lines: "130 | single | 100.00 EUR | nothing"),
    CaseTable(
        source: "DB’s conditions 9.2: as the EU has it, to the cent, from 4.00 € on",
        scheme: "de-db", operator: "DB Fernverkehr AG",
        lines: """
            59  | single | 49.90 EUR | 1 short of 60
            60  | single | 49.90 EUR | owed 12.48 EUR
            119 | single | 49.90 EUR | owed 12.48 EUR
            120 | single | 49.90 EUR | owed 24.95 EUR
            60  | single | 15.97 EUR | 3.99 EUR is less than 4.00 EUR
            60  | single | 15.98 EUR | owed 4.00 EUR
            60  | return | 49.90 EUR | owed 6.24 EUR
            60  | single | 60.00 CHF | needs fareIn("EUR")
            59  | single | 60.00 CHF | 1 short of 60
            """),
    CaseTable(
        source: "DB’s conditions: of other railways’ trains they say nothing", scheme: "de-db",
        operator: "ÖBB", lines: "60 | single | 49.90 EUR | nothing"),
    CaseTable(
        source: "DB’s conditions: its trains abroad are its trains", scheme: "de-db",
        operator: "Deutsche Bahn", from: "Europe/Paris", to: "Europe/Berlin",
        lines: "60 | single | 49.90 EUR | owed 12.48 EUR"),
    CaseTable(
        source: "DB’s conditions: a DB elsewhere is another", scheme: "de-db", operator: "DB",
        from: "America/New_York", to: "America/New_York",
        lines: "60 | single | 49.90 USD | nothing"),
    CaseTable(
        source: "DB’s conditions: capitals and accents do not matter", scheme: "de-db",
        operator: "db regio NORDOST", lines: "60 | single | 49.90 EUR | owed 12.48 EUR"),
    CaseTable(
        source: "Deutschlandtarif: rounded up to 5 cents", scheme: "de-tarif",
        operator: "metronom Eisenbahngesellschaft",
        lines: """
            60  | single | 21.00 EUR | owed 5.25 EUR
            60  | single | 21.10 EUR | owed 5.30 EUR
            60  | single | 21.20 EUR | owed 5.30 EUR
            60  | single | 21.21 EUR | owed 5.35 EUR
            60  | single | 15.80 EUR | 3.95 EUR is less than 4.00 EUR
            60  | single | 15.81 EUR | owed 4.00 EUR
            120 | single | 15.81 EUR | owed 7.95 EUR
            59  | single | 21.00 EUR | 1 short of 60
            """),
    CaseTable(
        source: "Deutschlandtarif C 8.1: a season ticket’s delays are cases", scheme: "de-tarif",
        operator: "National Express",
        lines: """
            19 | de-regional     | 89.00 EUR | 1 short of 20
            20 | de-regional     | 89.00 EUR | 20 minutes count
            59 | de-regional     | 89.00 EUR | 59 minutes count
            60 | deutschlandticket |         | 60 minutes count
            60 | bahncard-100    |           | nothing
            """),
    CaseTable(
        source: "DB’s page: a BahnCard 100 adds nothing up", scheme: "de-db", operator: "DB",
        lines: """
            59 | bahncard-100     | 400.00 EUR | 1 short of 60
            60 | bahncard-100     | 400.00 EUR | 60 minutes count
            20 | de-long-distance | 300.00 EUR | 20 minutes count
            """),
]

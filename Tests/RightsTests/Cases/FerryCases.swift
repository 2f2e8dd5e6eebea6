import Domain

/// Cases of ferries, by their planned duration: a quarter of the price from one, two, three or six
/// hours of delay, and a half from twice that.
let ferryCases =
    [(30, 60), (240, 60), (241, 120), (480, 120), (481, 180), (1_440, 180), (1_441, 360)].map {
        (planned: Int, owed: Int) in
        CaseTable(
            source: "Regulation (EU) 1177/2010, art. 19(1): planned to take \(planned) minutes",
            scheme: "eu-ferry", mode: .ferry, from: "Europe/Stockholm", to: "Europe/Helsinki",
            planned: planned,
            lines: """
                \(owed - 1) | single | 80.00 EUR | 1 short of \(owed)
                \(owed) | single | 80.00 EUR | owed 20.00 EUR
                \(owed + 1) | return | 80.00 EUR | owed 10.00 EUR
                \(owed * 2) | single | 80.00 EUR | owed 20.00 EUR
                \(owed * 2 + 1) | single | 80.00 EUR | owed 40.00 EUR
                """)
    } + otherFerryCases

private let otherFerryCases = [
    CaseTable(
        source: "The same: nobody knows how long it was to take", scheme: "eu-ferry", mode: .ferry,
        from: "Europe/Stockholm", to: "Europe/Helsinki",
        lines: """
            59 | single | 80.00 EUR | 1 short of 60
            60 | single | 80.00 EUR | needs plannedArrival
            """),
    CaseTable(
        source: "The same: from elsewhere with a carrier of the Union", scheme: "eu-ferry",
        mode: .ferry, operator: "Brittany Ferries", from: "Europe/London", to: "Europe/Paris",
        planned: 240, lines: "60 | single | 80.00 GBP | owed 20.00 GBP"),
    CaseTable(
        source: "The same: from elsewhere with another one", scheme: "eu-ferry", mode: .ferry,
        operator: "P&O Ferries", from: "Europe/London", to: "Europe/Paris", planned: 240,
        lines: """
            59 | single | 80.00 GBP | nothing
            60 | single | 80.00 GBP | needs carrier
            """),
    CaseTable(
        source: "The same: neither end in the Union", scheme: "eu-ferry", mode: .ferry,
        operator: "P&O Ferries", from: "Europe/London", to: "Europe/London", planned: 240,
        lines: "60 | single | 80.00 GBP | nothing"),
    CaseTable(
        source: "The same: from 18 December 2012 on", scheme: "eu-ferry", mode: .ferry,
        from: "Europe/Stockholm", to: "Europe/Helsinki", day: "2012-12-17", planned: 240,
        lines: "60 | single | 80.00 EUR | nothing"),
]

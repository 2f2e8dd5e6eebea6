import Domain

/// Cases of ferries, by their planned duration: a quarter of the price from one, two, three or six
/// hours of delay, and a half from twice that.
let ferryCases = [
    CaseTable(
        source: "Regulation (EU) 1177/2010, art. 19(1): planned to take 30 minutes",
        scheme: "eu-ferry", mode: .ferry, from: "Europe/Stockholm", to: "Europe/Helsinki",
        planned: 30,
        lines: """
            59 | single | 80.00 EUR | 1 short of 60
            60 | single | 80.00 EUR | owed 20.00 EUR
            61 | return | 80.00 EUR | owed 10.00 EUR
            120 | single | 80.00 EUR | owed 20.00 EUR
            121 | single | 80.00 EUR | owed 40.00 EUR
            """),
    CaseTable(
        source: "Regulation (EU) 1177/2010, art. 19(1): planned to take 240 minutes",
        scheme: "eu-ferry", mode: .ferry, from: "Europe/Stockholm", to: "Europe/Helsinki",
        planned: 240,
        lines: """
            59 | single | 80.00 EUR | 1 short of 60
            60 | single | 80.00 EUR | owed 20.00 EUR
            61 | return | 80.00 EUR | owed 10.00 EUR
            120 | single | 80.00 EUR | owed 20.00 EUR
            121 | single | 80.00 EUR | owed 40.00 EUR
            """),
    CaseTable(
        source: "Regulation (EU) 1177/2010, art. 19(1): planned to take 241 minutes",
        scheme: "eu-ferry", mode: .ferry, from: "Europe/Stockholm", to: "Europe/Helsinki",
        planned: 241,
        lines: """
            119 | single | 80.00 EUR | 1 short of 120
            120 | single | 80.00 EUR | owed 20.00 EUR
            121 | return | 80.00 EUR | owed 10.00 EUR
            240 | single | 80.00 EUR | owed 20.00 EUR
            241 | single | 80.00 EUR | owed 40.00 EUR
            """),
    CaseTable(
        source: "Regulation (EU) 1177/2010, art. 19(1): planned to take 480 minutes",
        scheme: "eu-ferry", mode: .ferry, from: "Europe/Stockholm", to: "Europe/Helsinki",
        planned: 480,
        lines: """
            119 | single | 80.00 EUR | 1 short of 120
            120 | single | 80.00 EUR | owed 20.00 EUR
            121 | return | 80.00 EUR | owed 10.00 EUR
            240 | single | 80.00 EUR | owed 20.00 EUR
            241 | single | 80.00 EUR | owed 40.00 EUR
            """),
    CaseTable(
        source: "Regulation (EU) 1177/2010, art. 19(1): planned to take 481 minutes",
        scheme: "eu-ferry", mode: .ferry, from: "Europe/Stockholm", to: "Europe/Helsinki",
        planned: 481,
        lines: """
            179 | single | 80.00 EUR | 1 short of 180
            180 | single | 80.00 EUR | owed 20.00 EUR
            181 | return | 80.00 EUR | owed 10.00 EUR
            360 | single | 80.00 EUR | owed 20.00 EUR
            361 | single | 80.00 EUR | owed 40.00 EUR
            """),
    CaseTable(
        source: "Regulation (EU) 1177/2010, art. 19(1): planned to take 1440 minutes",
        scheme: "eu-ferry", mode: .ferry, from: "Europe/Stockholm", to: "Europe/Helsinki",
        planned: 1440,
        lines: """
            179 | single | 80.00 EUR | 1 short of 180
            180 | single | 80.00 EUR | owed 20.00 EUR
            181 | return | 80.00 EUR | owed 10.00 EUR
            360 | single | 80.00 EUR | owed 20.00 EUR
            361 | single | 80.00 EUR | owed 40.00 EUR
            """),
    CaseTable(
        source: "Regulation (EU) 1177/2010, art. 19(1): planned to take 1441 minutes",
        scheme: "eu-ferry", mode: .ferry, from: "Europe/Stockholm", to: "Europe/Helsinki",
        planned: 1441,
        lines: """
            359 | single | 80.00 EUR | 1 short of 360
            360 | single | 80.00 EUR | owed 20.00 EUR
            361 | return | 80.00 EUR | owed 10.00 EUR
            720 | single | 80.00 EUR | owed 20.00 EUR
            721 | single | 80.00 EUR | owed 40.00 EUR
            """),
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

import Claims
import Domain

/// Cases of railways with schemes of their own, and in countries outside of the Union.
let operatorCases = [
    CaseTable(
        source: "Delay Repay from 15 minutes: 25 %, 50 %, 100 %, and the whole ticket",
        scheme: "gb-delay-repay-15", operator: "Great Western Railway", from: "Europe/London",
        to: "Europe/London",
        lines: """
            14  | single | 40.00 GBP | 1 short of 15
            15  | single | 40.00 GBP | owed 10.00 GBP
            29  | single | 40.00 GBP | owed 10.00 GBP
            30  | single | 40.00 GBP | owed 20.00 GBP
            59  | single | 40.00 GBP | owed 20.00 GBP
            60  | single | 40.00 GBP | owed 40.00 GBP
            119 | single | 40.00 GBP | owed 40.00 GBP
            120 | single | 40.00 GBP | owed 40.00 GBP
            15  | return | 40.00 GBP | owed 5.00 GBP
            30  | return | 40.00 GBP | owed 10.00 GBP
            60  | return | 40.00 GBP | owed 20.00 GBP
            119 | return | 40.00 GBP | owed 20.00 GBP
            120 | return | 40.00 GBP | owed 40.00 GBP
            15  | single | 0.10 GBP  | owed 0.03 GBP
            15  | single | 0.01 GBP  | the ticket was free
            """),
    CaseTable(
        source: "Delay Repay: a tenth of a week’s ticket, a fortieth, a 464th is one journey",
        scheme: "gb-delay-repay-15", operator: "c2c", from: "Europe/London",
        to: "Europe/London",
        lines: """
            14  | gb-delay-repay-15-week  | 80.00 GBP   | 1 short of 15
            15  | gb-delay-repay-15-week  | 80.00 GBP   | owed 2.00 GBP
            30  | gb-delay-repay-15-week  | 80.00 GBP   | owed 4.00 GBP
            60  | gb-delay-repay-15-week  | 80.00 GBP   | owed 8.00 GBP
            30  | gb-delay-repay-15-month | 307.20 GBP  | owed 3.84 GBP
            60  | gb-delay-repay-15-year  | 3200.00 GBP | owed 6.90 GBP
            120 | gb-delay-repay-15-year  | 3200.00 GBP | owed 6.90 GBP
            """),
    CaseTable(
        source: "Delay Repay: from October 2016 on", scheme: "gb-delay-repay-15",
        operator: "Southern", from: "Europe/London", to: "Europe/London", day: "2016-09-30",
        lines: "60 | single | 40.00 GBP | nothing"),
    CaseTable(
        source: "Delay Repay: nobody knows by whom", scheme: "gb-delay-repay-15",
        from: "Europe/London", to: "Europe/London",
        lines: """
            14 | single | 40.00 GBP | nothing
            15 | single | 40.00 GBP | needs operator
            """),
    CaseTable(
        source: "Delay Repay from 30 minutes: LNER, CrossCountry, ScotRail",
        scheme: "gb-delay-repay-30", operator: "LNER", from: "Europe/London",
        to: "Europe/London",
        lines: """
            15  | single | 62.50 GBP | 15 short of 30
            29  | single | 62.50 GBP | 1 short of 30
            30  | single | 62.50 GBP | owed 31.25 GBP
            59  | single | 62.50 GBP | owed 31.25 GBP
            60  | single | 62.50 GBP | owed 62.50 GBP
            60  | return | 62.50 GBP | owed 31.25 GBP
            120 | return | 62.50 GBP | owed 62.50 GBP
            """),
    CaseTable(
        source: "Delay Repay from 30 minutes: the Caledonian Sleeper",
        scheme: "gb-delay-repay-30", operator: "Caledonian Sleeper", from: "Europe/London",
        to: "Europe/London",
        lines: """
            29  | single | 62.50 GBP | 1 short of 30
            30  | single | 62.50 GBP | owed 31.25 GBP
            60  | single | 62.50 GBP | owed 62.50 GBP
            """),
    CaseTable(
        source: "Delay Repay from 15 minutes: Chiltern", scheme: "gb-delay-repay-15",
        operator: "Chiltern Railways", from: "Europe/London", to: "Europe/London",
        lines: """
            14 | single | 40.00 GBP | 1 short of 15
            15 | single | 40.00 GBP | owed 10.00 GBP
            16 | single | 40.00 GBP | owed 10.00 GBP
            """),
    CaseTable(
        source: "Lumo’s page: 50 %, 100 %, and never more than that of one direction",
        scheme: "gb-lumo", operator: "Lumo", from: "Europe/London", to: "Europe/London",
        lines: """
            29  | single | 62.50 GBP | 1 short of 30
            30  | single | 62.50 GBP | owed 31.25 GBP
            59  | single | 62.50 GBP | owed 31.25 GBP
            60  | single | 62.50 GBP | owed 62.50 GBP
            119 | return | 62.50 GBP | owed 31.25 GBP
            120 | return | 62.50 GBP | owed 31.25 GBP
            121 | return | 62.50 GBP | owed 31.25 GBP
            """),
    CaseTable(
        source: "Grand Central: 50 % from 60 minutes, 100 % from three hours",
        scheme: "gb-grand-central", operator: "Grand Central", from: "Europe/London",
        to: "Europe/London",
        lines: """
            59  | single | 62.50 GBP | 1 short of 60
            60  | single | 62.50 GBP | owed 31.25 GBP
            179 | single | 62.50 GBP | owed 31.25 GBP
            180 | single | 62.50 GBP | owed 62.50 GBP
            181 | return | 62.50 GBP | owed 31.25 GBP
            """),
    CaseTable(
        source: "Delay Repay from 30 minutes: not from 15", scheme: "gb-delay-repay-15",
        operator: "LNER", from: "Europe/London", to: "Europe/London",
        lines: "20 | single | 62.50 GBP | nothing"),
    CaseTable(
        source: "SNCF’s G30: from 30 minutes a voucher of 25 %, then 25, 50 and 75 %",
        scheme: "fr-sncf-g30", operator: "SNCF", service: "TGV 6607", from: "Europe/Paris",
        to: "Europe/Paris",
        lines: """
            29  | single | 75.00 EUR | 1 short of 30
            30  | single | 75.00 EUR | owed 18.75 EUR as a voucher
            59  | single | 75.00 EUR | owed 18.75 EUR as a voucher
            60  | single | 75.00 EUR | owed 18.75 EUR
            119 | single | 75.00 EUR | owed 18.75 EUR
            120 | single | 75.00 EUR | owed 37.50 EUR
            179 | single | 75.00 EUR | owed 37.50 EUR
            180 | single | 75.00 EUR | owed 56.25 EUR
            """),
    CaseTable(
        source: "SNCF’s G30: not for regional trains", scheme: "fr-sncf-g30", operator: "SNCF",
        service: "TER 83512", from: "Europe/Paris", to: "Europe/Paris",
        lines: "60 | single | 20.00 EUR | nothing"),
    CaseTable(
        source: "SNCF’s G30: nobody knows which train", scheme: "fr-sncf-g30", operator: "SNCF",
        from: "Europe/Paris", to: "Europe/Paris",
        lines: """
            29 | single | 20.00 EUR | nothing
            30 | single | 20.00 EUR | needs service
            """),
    CaseTable(
        source: "NS: from 30 minutes half, from 60 all of a fare from 2.30 € on",
        scheme: "nl-ns", operator: "NS", from: "Europe/Amsterdam", to: "Europe/Amsterdam",
        lines: """
            29 | single | 18.40 EUR | 1 short of 30
            30 | single | 18.40 EUR | owed 9.20 EUR
            59 | single | 18.40 EUR | owed 9.20 EUR
            60 | single | 18.40 EUR | owed 18.40 EUR
            30 | single | 2.29 EUR  | a ticket of 2.29 EUR is below 2.30 EUR
            30 | single | 2.30 EUR  | owed 1.15 EUR
            29 | single | 2.29 EUR  | 1 short of 30
            30 | single | 2.40 GBP  | needs fareIn("EUR")
            """),
    CaseTable(
        source: "NS, high-speed line: from 15 minutes, and how much was not read",
        scheme: "nl-ns-high-speed", operator: "NS", service: "Intercity direct 1032",
        from: "Europe/Amsterdam", to: "Europe/Amsterdam",
        lines: """
            14 | single | 18.40 EUR | pending, too short
            15 | single | 18.40 EUR | pending
            16 | single | 18.40 EUR | pending
            """),
    CaseTable(
        source: "NS, high-speed line: no other train", scheme: "nl-ns-high-speed", operator: "NS",
        service: "Sprinter 4032", from: "Europe/Amsterdam", to: "Europe/Amsterdam",
        lines: "15 | single | 18.40 EUR | nothing"),
    CaseTable(
        source: "NS, high-speed line: what was only reported asks for no train",
        scheme: "nl-ns-high-speed", operator: "NS", from: "Europe/Amsterdam",
        to: "Europe/Amsterdam", lines: "15 | single | 18.40 EUR | pending"),
    CaseTable(
        source: "ÖBB, long-distance: as the EU has it, from 4 € on", scheme: "at-oebb",
        operator: "ÖBB", from: "Europe/Berlin", to: "Europe/Vienna",
        lines: """
            59  | single | 59.90 EUR | 1 short of 60
            60  | single | 59.90 EUR | owed 14.98 EUR
            120 | single | 59.90 EUR | owed 29.95 EUR
            60  | single | 15.97 EUR | 3.99 EUR is less than 4.00 EUR
            60  | oebb-season | 59.90 EUR | needs beyondTimes(Claims.UndecidableReason.monthlyPunctuality)
            """),
    CaseTable(
        source: "Trenitalia, Frecce: from 30 minutes a voucher", scheme: "it-trenitalia",
        operator: "Trenitalia", service: "Frecciarossa 9520", from: "Europe/Rome",
        to: "Europe/Rome",
        lines: """
            29  | single | 45.00 EUR | 1 short of 30
            30  | single | 45.00 EUR | owed 11.25 EUR as a voucher
            60  | single | 45.00 EUR | owed 11.25 EUR
            120 | single | 45.00 EUR | owed 22.50 EUR
            """),
    CaseTable(
        source: "Trenitalia, other trains: from 60 minutes", scheme: "it-trenitalia",
        operator: "Trenitalia", service: "Regionale 2345", from: "Europe/Rome", to: "Europe/Rome",
        lines: """
            30 | single | 45.00 EUR | 30 short of 60
            60 | single | 45.00 EUR | owed 11.25 EUR
            """),
    CaseTable(
        source: "Trenitalia, regional trains: nothing below 4 €", scheme: "it-trenitalia",
        operator: "Trenitalia", service: "RV 2345", from: "Europe/Rome", to: "Europe/Rome",
        lines: """
            60  | single | 15.97 EUR | 3.99 EUR is less than 4.00 EUR
            60  | single | 15.98 EUR | owed 4.00 EUR
            120 | single | 7.98 EUR  | 3.99 EUR is less than 4.00 EUR
            120 | single | 7.99 EUR  | owed 4.00 EUR
            """),
    CaseTable(
        source: "Trenitalia, other trains: any amount", scheme: "it-trenitalia",
        operator: "Trenitalia", service: "IC 610", from: "Europe/Rome", to: "Europe/Rome",
        lines: "60 | single | 10.00 EUR | owed 2.50 EUR"),
    CaseTable(
        source: "Trenitalia: of a cheap ticket it depends on the train", scheme: "it-trenitalia",
        operator: "Trenitalia", from: "Europe/Rome", to: "Europe/Rome",
        lines: """
            60  | single | 15.97 EUR | needs service
            60  | single | 15.98 EUR | owed 4.00 EUR
            120 | single | 15.97 EUR | owed 7.99 EUR
            """),
    CaseTable(
        source: "Trenitalia: nobody knows which train", scheme: "it-trenitalia",
        operator: "Trenitalia", from: "Europe/Rome", to: "Europe/Rome",
        lines: """
            29 | single | 45.00 EUR | 31 short of 60
            30 | single | 45.00 EUR | needs service
            60 | single | 45.00 EUR | owed 11.25 EUR
            """),
    CaseTable(
        source: "Eurostar: only reported", scheme: "eurostar", operator: "Eurostar",
        from: "Europe/London", to: "Europe/Paris",
        lines: """
            59 | single | 120.00 GBP | pending, too short
            60 | single | 120.00 GBP | pending
            60 | single |            | pending
            no arrival recorded | single | 120.00 GBP | pending, too short
            """),
    CaseTable(
        source: "SNCB: all of the price from 60 minutes, within Belgium", scheme: "be-sncb",
        operator: "SNCB/NMBS", from: "Europe/Brussels", to: "Europe/Brussels",
        lines: """
            59  | single | 12.00 EUR | 1 short of 60
            60  | single | 12.00 EUR | owed 12.00 EUR
            61  | return | 24.00 EUR | owed 12.00 EUR
            120 | single | 12.00 EUR | owed 12.00 EUR
            """),
    CaseTable(
        source: "SNCB: not across the border", scheme: "be-sncb", operator: "SNCB",
        from: "Europe/Brussels", to: "Europe/Amsterdam",
        lines: "60 | single | 40.00 EUR | nothing"),
    CaseTable(
        source: "SNCB: ten delays of 30 minutes in six months, with a season ticket alone",
        scheme: "be-sncb-repeated", operator: "NMBS", from: "Europe/Brussels",
        to: "Europe/Brussels",
        lines: """
            29 | be-sncb-season | 90.00 EUR | nothing
            30 | be-sncb-season | 90.00 EUR | needs beyondTimes(Claims.UndecidableReason.repeatedDelays)
            31 | season         |           | needs beyondTimes(Claims.UndecidableReason.repeatedDelays)
            30 | single         | 12.00 EUR | nothing
            """),
    CaseTable(
        source: "SNCB, repeated delays: from 17 October 2023 on", scheme: "be-sncb-repeated",
        operator: "NMBS", from: "Europe/Brussels", to: "Europe/Brussels", day: "2023-10-16",
        lines: "30 | be-sncb-season | 90.00 EUR | nothing"),
    CaseTable(
        source: "Eurostar, vouchers: 30 %, 60 % from 120 minutes, 75 % from 180",
        scheme: "eurostar-vouchers", operator: "Eurostar", from: "Europe/London",
        to: "Europe/Paris",
        lines: """
            59  | single | 120.00 GBP | 1 short of 60
            60  | single | 120.00 GBP | owed 36.00 GBP as a voucher
            119 | single | 120.00 GBP | owed 36.00 GBP as a voucher
            120 | single | 120.00 GBP | owed 72.00 GBP as a voucher
            179 | return | 240.00 GBP | owed 72.00 GBP as a voucher
            180 | return | 240.00 GBP | owed 90.00 GBP as a voucher
            """),
    CaseTable(
        source: "Regulation (EU) 181/2011: more than 120 minutes at the departure count where no "
            + "choice was offered", scheme: "eu-bus", mode: .bus, from: "Europe/Berlin",
        to: "Europe/Prague",
        lines: """
            120 | single | 29.00 EUR | nothing
            121 | single | 29.00 EUR | needs beyondTimes(Claims.UndecidableReason.choiceOffered)
            no arrival recorded | single | 29.00 EUR | nothing
            """),
]

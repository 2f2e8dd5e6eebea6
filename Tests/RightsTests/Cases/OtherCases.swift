import Claims

/// Cases of flights, with the sources above them: day | from → to | airline | minutes late | every
/// scheme's result.
///
/// An end is an airport, whose distance to the other was worked out by the haversine formula, or a
/// zone with a number of degrees on a meridian: 13.489805 are 1,500 km, and 31.476213 are 3,500 km.
let flightCases = [
    // Regulation (EC) 261/2004, art. 7(1)(a), and C-402/07: from three hours 250 € up to 1,500 km.
    """
    2025-05-01 | CGN → PMI | Ryanair | 179 | eu-air 1 short of 180
    2025-05-01 | CGN → PMI | Ryanair | 180 | eu-air owed 250.00 EUR
    2025-05-01 | CGN → PMI | Ryanair | 241 | eu-air owed 250.00 EUR
    2025-05-01 | Europe/Berlin 40 → Africa/Tunis 26.5102 | Tunisair | 180 | eu-air owed 250.00 EUR
    2025-05-01 | Europe/Berlin 40 → Africa/Tunis 26.5101 | Tunisair | 180 | eu-air owed 400.00 EUR
    """,
    // Art. 7(1)(b): 400 € within the Union above 1,500 km, and for others up to 3,500 km.
    """
    2025-05-01 | MUC → ATH | Aegean | 180 | eu-air owed 400.00 EUR
    2025-05-01 | LPA → HEL | Finnair | 180 | eu-air owed 400.00 EUR
    2025-05-01 | LPA → HEL | Finnair | 300 | eu-air owed 400.00 EUR
    2025-05-01 | CDG → CAY | Air France | 200 | eu-air owed 400.00 EUR
    2025-05-01 | OSL → KEF | PLAY | 180 | eu-air owed 400.00 EUR
    2025-05-01 | FRA → TLV | Lufthansa | 180 | eu-air owed 400.00 EUR
    2025-05-01 | Europe/Berlin 50 → Africa/Cairo 18.5238 | Condor | 180 | eu-air owed 400.00 EUR
    2025-05-01 | Europe/Berlin 50 → Africa/Cairo 18.5237 | Condor | 180 | eu-air owed 300.00 EUR
    """,
    // Art. 7(1)(c) and 7(2)(c), and C-402/07, no. 63: 600 € above 3,500 km, half of it for less than four hours.
    """
    2025-05-01 | FRA → JFK | Lufthansa | 179 | eu-air 1 short of 180
    2025-05-01 | FRA → JFK | Lufthansa | 180 | eu-air owed 300.00 EUR
    2025-05-01 | FRA → JFK | Lufthansa | 239 | eu-air owed 300.00 EUR
    2025-05-01 | FRA → JFK | Lufthansa | 240 | eu-air owed 600.00 EUR
    2025-05-01 | FRA → JFK | Lufthansa | 241 | eu-air owed 600.00 EUR
    2025-05-01 | FRA → NRT | ANA | 241 | eu-air owed 600.00 EUR
    """,
    // Art. 3(1): from the Union with any airline, to it with one of the Union.
    """
    2025-05-01 | DXB → FRA | Lufthansa | 241 | eu-air owed 600.00 EUR
    2025-05-01 | DXB → FRA | Emirates | 241 | eu-air needs carrier
    2025-05-01 | DXB → FRA | ? | 241 | eu-air needs operator
    2025-05-01 | DXB → FRA | ? | 170 |
    2025-05-01 | JFK → NRT | ANA | 400 |
    2025-05-01 | IST → FRA | Turkish Airlines | 200 | eu-air needs carrier
    2025-05-01 | Europe/Berlin → Asia/Tokyo | Lufthansa | 241 | eu-air needs coordinates(Domain.TripStop.departure)
    2025-05-01 | FRA → Asia/Tokyo | Lufthansa | 241 | eu-air needs coordinates(Domain.TripStop.arrival)
    """,
    // The judgment on delays is of 19 November 2009.
    """
    2009-11-18 | FRA → JFK | Lufthansa | 241 |
    2009-11-19 | FRA → JFK | Lufthansa | 241 | eu-air owed 600.00 EUR
    """,
    // UK261, from 2021 on; until then the United Kingdom counted as part of the Union.
    """
    2020-12-31 | LHR → JFK | British Airways | 241 | eu-air owed 600.00 EUR
    2021-01-01 | LHR → JFK | British Airways | 241 | gb-air owed 520.00 GBP
    2021-01-01 | LHR → JFK | British Airways | 240 | gb-air owed 520.00 GBP
    2021-01-01 | LHR → JFK | British Airways | 239 | gb-air owed 260.00 GBP
    2021-01-01 | LHR → JFK | British Airways | 179 | gb-air 1 short of 180
    2021-01-01 | LHR → EDI | British Airways | 180 | gb-air owed 220.00 GBP
    2021-01-01 | LHR → CAI | Egyptair | 180 | gb-air owed 260.00 GBP
    2025-05-01 | LHR → ATH | Aegean | 180 | eu-air owed 400.00 EUR, gb-air owed 350.00 GBP
    2025-05-01 | JFK → LHR | British Airways | 250 | gb-air owed 520.00 GBP
    2025-05-01 | JFK → LHR | Delta | 250 | gb-air needs carrier
    """,
    // By the agreement with Switzerland its airports and airlines count as the Union’s.
    """
    2026-11-20 | ZRH → TUN | Tunisair | 179 | eu-air 1 short of 180
    2026-11-20 | ZRH → TUN | Tunisair | 180 | eu-air owed 250.00 EUR
    2026-11-20 | ZRH → JFK | Delta | 239 | eu-air owed 300.00 EUR
    2026-11-20 | ZRH → JFK | Delta | 240 | eu-air owed 600.00 EUR
    2026-11-20 | JFK → ZRH | SWISS | 240 | eu-air owed 600.00 EUR
    2026-11-20 | JFK → ZRH | Delta | 240 | eu-air needs carrier
    2026-11-20 | JFK → FRA | Edelweiss | 240 | eu-air owed 600.00 EUR
    2026-11-20 | ZRH → GVA | SWISS | 180 | eu-air owed 250.00 EUR
    """,
    // Air Passenger Protection Regulations, s. 19(1)(a): 400, 700 and 1,000 dollars from 3, 6 and 9 hours.
    """
    2026-11-20 | YYZ → YVR | Air Canada | 179 | ca-air 1 short of 180
    2026-11-20 | YYZ → YVR | Air Canada | 180 | ca-air owed 400.00 CAD
    2026-11-20 | YYZ → YVR | Air Canada | 359 | ca-air owed 400.00 CAD
    2026-11-20 | YYZ → YVR | Air Canada | 360 | ca-air owed 700.00 CAD
    2026-11-20 | YYZ → YVR | Air Canada | 539 | ca-air owed 700.00 CAD
    2026-11-20 | YYZ → YVR | Air Canada | 540 | ca-air owed 1000.00 CAD
    2026-11-20 | JFK → YYZ | Delta | 181 | ca-air owed 400.00 CAD
    2026-11-20 | FRA → YYZ | Lufthansa | 240 | ca-air owed 400.00 CAD, eu-air owed 600.00 EUR
    2019-12-14 | YYZ → YVR | Air Canada | 540 |
    2019-12-15 | YYZ → YVR | Air Canada | 540 | ca-air owed 1000.00 CAD
    """,
    // S. 19(1)(b): 125, 250 and 500 dollars from small carriers, and carriers of unknown size.
    """
    2026-11-20 | YYZ → YVR | Air North | 179 | ca-air-small 1 short of 180
    2026-11-20 | YYZ → YVR | Air North | 180 | ca-air-small owed 125.00 CAD
    2026-11-20 | YYZ → YVR | Air North | 359 | ca-air-small owed 125.00 CAD
    2026-11-20 | YYZ → YVR | Air North | 360 | ca-air-small owed 250.00 CAD
    2026-11-20 | YYZ → YVR | Air North | 539 | ca-air-small owed 250.00 CAD
    2026-11-20 | YYZ → YVR | Air North | 540 | ca-air-small owed 500.00 CAD
    2026-11-20 | YYZ → YVR | Nowhere Air | 180 | ca-air needs carrier
    2026-11-20 | YYZ → YVR | Nowhere Air | 179 |
    2026-11-20 | YYZ → YVR | ? | 180 | ca-air needs operator, ca-air-small needs operator
    """,
    // It is the same at any distance, so that the distance need not be known.
    """
    2026-11-20 | America/St_Johns → Canada/Pacific | WestJet | 180 | ca-air owed 400.00 CAD
    2026-11-20 | America/Whitehorse → America/Iqaluit | WestJet | 180 | ca-air owed 400.00 CAD
    2026-11-20 | Europe/London → America/Moncton | WestJet | 179 | ca-air 1 short of 180, gb-air 1 short of 180
    """,
].flatMap(\.lines)

/// Cases of deadlines: scheme | operator | day of travel | last day.
let deadlineCases = [
    // Regulation (EU) 2021/782, art. 28: three months.
    """
    eu-rail | SNCF | 2026-11-20 | 2027-02-20
    eu-rail | SNCF | 2026-11-30 | 2027-02-28
    eu-rail | SNCF | 2027-11-29 | 2028-02-29
    eu-rail | SNCF | 2027-11-30 | 2028-02-29
    eu-rail | SNCF | 2026-12-31 | 2027-03-31
    eu-rail | SNCF | 2027-01-31 | 2027-04-30
    """,
    // ÖBB, as press of June 2023 has it: the three months of the Union.
    """
    at-oebb | ÖBB | 2026-11-20 | 2027-02-20
    """,
    // Delay Repay: 28 days.
    """
    gb-delay-repay-15 | Southern | 2027-02-01 | 2027-03-01
    gb-delay-repay-15 | Southern | 2028-02-01 | 2028-02-29
    gb-delay-repay-15 | Southern | 2026-12-10 | 2027-01-07
    gb-delay-repay-30 | LNER | 2026-11-20 | 2026-12-18
    """,
    // SNCF: 60 days, and 90 from June 2023 on. SNCB: 30 days. Lumo: 28 days.
    """
    fr-sncf-g30 | SNCF | 2023-06-06 | 2023-08-05
    fr-sncf-g30 | SNCF | 2023-06-07 | 2023-09-05
    fr-sncf-g30 | SNCF | 2026-11-20 | 2027-02-18
    be-sncb | SNCB | 2026-11-20 | 2026-12-20
    gb-lumo | Lumo | 2026-11-20 | 2026-12-18
    """,
    // Ferries: two months, art. 24(2). Canada: before the first anniversary, s. 19(3).
    """
    eu-ferry | Corsica Ferries | 2026-11-20 | 2027-01-20
    eu-ferry | Corsica Ferries | 2026-12-31 | 2027-02-28
    ca-air | Air Canada | 2026-11-20 | 2027-11-19
    """,
    // UK261: six years. The EU’s flights: by each country’s law.
    """
    gb-air | British Airways | 2024-02-29 | 2030-02-28
    eu-air | Air France | 2025-11-20 | unknown
    """,
].flatMap(\.lines)

/// Cases of tickets in trips: operator and minutes late | ticket | price | a scheme's result. The
/// price of one direction is half of a return's; a trip does not say which season ticket it is on.
let ticketCases = """
    eu-rail | ? 60 | single | 100 EUR | owed 25.00 EUR
    eu-rail | ? 60 | return | 100 EUR | owed 12.50 EUR
    eu-rail | ? 120 | return | 100 EUR | owed 25.00 EUR
    eu-rail | ? 59 | return | 100 EUR | 1 short of 60
    de-db | DB 60 | return | 31.96 EUR | owed 4.00 EUR
    de-db | DB 60 | return | 31.94 EUR | 3.99 EUR is less than 4.00 EUR
    de-db | DB 60 | season | 250 EUR | 60 minutes count
    de-db | DB 30 | season | 250 EUR | needs season
    de-db | DB 19 | season | 250 EUR | 1 short of 20
    de-tarif | metronom 30 | season | 63 EUR | 30 minutes count
    gb-delay-repay-15 | GWR 60 | return | 80 GBP | owed 40.00 GBP
    gb-delay-repay-15 | GWR 120 | return | 80 GBP | owed 80.00 GBP
    gb-delay-repay-15 | GWR 60 | season | 400 GBP | needs season
    gb-delay-repay-15 | GWR 14 | season | 400 GBP | 1 short of 15
    at-oebb | ÖBB 60 | season | 400 EUR | needs beyondTimes(Claims.UndecidableReason.monthlyPunctuality)
    nl-ns | NS 60 | season | 400 EUR | nothing
    """.split(separator: "\n").map(String.init)

/// Cases of clocks: departure | planned arrival | actual arrival | the EU rule's result for 100 €.
///
/// Clocks go forward on 29 March 2026 and back on 25 October 2026 (Directive 2000/84/EC).
let clockCases = """
    2026-11-20 14:02 Europe/Berlin | 2026-11-20 23:33 Europe/Vienna | 2026-11-21 00:33 Europe/Vienna | owed 25.00 EUR
    2026-11-20 14:02 Europe/Berlin | 2026-11-20 23:33 Europe/Vienna | 2026-11-21 00:32 Europe/Vienna | 1 short of 60
    2026-11-20 14:02 Europe/Berlin | 2026-11-20 23:33 Europe/Vienna | 2026-11-21 00:32:59 Europe/Vienna | 1 short of 60
    2026-11-20 14:02 Europe/Berlin | 2026-11-20 23:33 Europe/Vienna | 2026-11-21 01:33 Europe/Vienna | owed 50.00 EUR
    2026-11-20 14:02 Europe/Berlin | 2026-11-20 23:33 Europe/Vienna | 2026-11-20 23:33 UTC | owed 25.00 EUR
    2026-11-20 09:00 Europe/Lisbon | 2026-11-20 19:00 Europe/Madrid | 2026-11-20 19:00 Europe/Lisbon | owed 25.00 EUR
    2026-11-20 09:00 Europe/London | 2026-11-20 12:20 Europe/Paris | 2026-11-20 12:20 Europe/London | owed 25.00 EUR
    2026-03-29 00:30 Europe/Berlin | 2026-03-29 01:50 Europe/Berlin | 2026-03-29 03:10 Europe/Berlin | 40 short of 60
    2026-03-29 00:30 Europe/Berlin | 2026-03-29 01:50 Europe/Berlin | 2026-03-29 03:50 Europe/Berlin | owed 25.00 EUR
    2026-10-25 01:00 Europe/Berlin | 2026-10-25 01:50 Europe/Berlin | 2026-10-25 03:10 Europe/Berlin | owed 50.00 EUR
    2026-10-25 01:00 Europe/Berlin | 2026-10-25 01:50 Europe/Berlin | 2026-10-25 02:49 Europe/Berlin | 1 short of 60
    2026-10-25 01:00 Europe/Berlin | 2026-10-25 02:30 Europe/Berlin | 2026-10-25 01:30 UTC | owed 25.00 EUR
    2026-11-20 14:02 Europe/Berlin | ? | 2026-11-20 19:00 Europe/Berlin | needs plannedArrival
    2026-11-20 14:02 Europe/Berlin | 2026-11-20 18:00 Europe/Berlin | ? | needs actualArrival
    2026-11-20 14:02 Europe/Berlin | 2026-11-20 18:00 Europe/Berlin | 2026-11-20 19:00 floating | needs actualArrival
    2026-11-20 14:02 floating | 2026-11-20 18:00 floating | 2026-11-20 19:00 floating | owed 25.00 EUR
    2026-11-20 14:02 UTC | 2026-11-20 18:00 UTC | 2026-11-20 19:00 UTC | owed 25.00 EUR
    2026-11-20 14:02 UTC | 2026-11-20 18:00 UTC | 2026-11-20 18:30 UTC | 30 short of 60
    """.lines

/// Cases of season tickets: product | a day | class | price | minutes late | the result.
let poolCases = [
    // Deutschlandtarif C 8.1: 1.50 € or 2.25 € a case of 60 minutes; shorter ones from 20 on add up;
    // no more than 25 % of the price, and nothing up to 4.00 €.
    """
    de-regional | 2026-11-30 | 2 | 89.00 | 19 | 0 cases, 60 to the next, 0.00 EUR, cap 22.25 EUR, owed 0.00 EUR
    de-regional | 2026-11-30 | 2 | 89.00 | 20 | 0 cases, 40 to the next, 0.00 EUR, cap 22.25 EUR, owed 0.00 EUR
    de-regional | 2026-11-30 | 2 | 89.00 | 59 | 0 cases, 1 to the next, 0.00 EUR, cap 22.25 EUR, owed 0.00 EUR
    de-regional | 2026-11-30 | 2 | 89.00 | 60 | 1 cases, 60 to the next, 1.50 EUR, cap 22.25 EUR, owed 0.00 EUR
    de-regional | 2026-11-30 | 2 | 89.00 | 120 | 1 cases, 60 to the next, 1.50 EUR, cap 22.25 EUR, owed 0.00 EUR
    de-regional | 2026-11-30 | 2 | 89.00 | 20 20 20 | 1 cases, 60 to the next, 1.50 EUR, cap 22.25 EUR, owed 0.00 EUR
    de-regional | 2026-11-30 | 2 | 89.00 | 19 19 19 19 | 0 cases, 60 to the next, 0.00 EUR, cap 22.25 EUR, owed 0.00 EUR
    de-regional | 2026-11-30 | 2 | 89.00 | 59 59 | 1 cases, 2 to the next, 1.50 EUR, cap 22.25 EUR, owed 0.00 EUR
    de-regional | 2026-11-30 | 2 | 89.00 | 60 61 | 2 cases, 60 to the next, 3.00 EUR, cap 22.25 EUR, owed 0.00 EUR
    de-regional | 2026-11-30 | 2 | 89.00 | 60 61 119 | 3 cases, 60 to the next, 4.50 EUR, cap 22.25 EUR, owed 4.50 EUR
    de-regional | 2026-11-30 | 2 | 89.00 | 60 45 35 20 62 | 3 cases, 20 to the next, 4.50 EUR, cap 22.25 EUR, owed 4.50 EUR
    de-regional | 2026-11-30 | 1 | 89.00 | 60 | 1 cases, 60 to the next, 2.25 EUR, cap 22.25 EUR, owed 0.00 EUR
    de-regional | 2026-11-30 | 1 | 89.00 | 60 60 | 2 cases, 60 to the next, 4.50 EUR, cap 22.25 EUR, owed 4.50 EUR
    de-regional | 2026-11-30 | 2 | 16.00 | 60 60 60 | 3 cases, 60 to the next, 4.50 EUR, cap 4.00 EUR, owed 0.00 EUR
    de-regional | 2026-11-30 | 2 | 16.04 | 60 60 60 | 3 cases, 60 to the next, 4.50 EUR, cap 4.01 EUR, owed 4.01 EUR
    de-regional | 2026-11-30 | 2 | ? | 60 60 60 | 3 cases, 60 to the next, 4.50 EUR, no cap known, owed 4.50 EUR
    """,
    // A Länder-Ticket is a season ticket of a day: a case is 1.50 €, no part of the price.
    """
    laender-ticket | 2026-11-30 | 2 | 29.00 | 59 | 0 cases, 1 to the next, 0.00 EUR, cap 7.25 EUR, owed 0.00 EUR
    laender-ticket | 2026-11-30 | 2 | 29.00 | 60 | 1 cases, 60 to the next, 1.50 EUR, cap 7.25 EUR, owed 0.00 EUR
    laender-ticket | 2026-11-30 | 2 | 29.00 | 60 60 61 | 3 cases, 60 to the next, 4.50 EUR, cap 7.25 EUR, owed 4.50 EUR
    laender-ticket | 2026-11-30 | 1 | 29.00 | 60 60 | 2 cases, 60 to the next, 4.50 EUR, cap 7.25 EUR, owed 4.50 EUR
    """,
    // Switzerland: 5 CHF or the day’s value of a ticket of 365 days, and no more than 10 % of it.
    """
    ch-season-year | 2026-11-30 | 2 | 3995.00 CHF | 60 | 0 cases, 0.00 CHF, cap 399.50 CHF, owed 0.00 CHF
    ch-season-year | 2026-11-30 | 2 | 3995.00 CHF | 61 | 1 cases, 10.95 CHF, cap 399.50 CHF, owed 10.95 CHF
    ch-season-year | 2026-11-30 | 2 | 3995.00 CHF | 61 62 | 2 cases, 21.90 CHF, cap 399.50 CHF, owed 21.90 CHF
    ch-season-year | 2026-11-30 | 1 | 1821.35 CHF | 61 | 1 cases, 5.00 CHF, cap 182.14 CHF, owed 5.00 CHF
    ch-season-year | 2026-11-30 | 2 | 1825.00 CHF | 61 | 1 cases, 5.00 CHF, cap 182.50 CHF, owed 5.00 CHF
    ch-season-year | 2026-11-30 | 2 | 1828.65 CHF | 61 | 1 cases, 5.01 CHF, cap 182.87 CHF, owed 5.01 CHF
    ch-season-year | 2026-11-30 | 2 | 73.00 CHF | 61 61 | 2 cases, 10.00 CHF, cap 7.30 CHF, owed 7.30 CHF
    ch-season-year | 2026-11-30 | 2 | ? | 61 | 1 cases, 5.00 CHF, no cap known, owed 5.00 CHF
    ch-season-year | 2026-11-30 | 2 | 3995.00 EUR | 61 | 1 cases, 5.00 CHF, no cap known, owed 5.00 CHF
    """,
    // The Deutschlandticket, 49 € a month until 2024, 58 € in 2025 and 63 € in 2026: a quarter is the cap.
    """
    deutschlandticket | 2024-12-31 | 2 | ? | 60 60 60 60 60 60 60 60 60 60 | 10 cases, 60 to the next, 15.00 EUR, cap 12.25 EUR, owed 12.25 EUR
    deutschlandticket | 2025-01-01 | 2 | ? | 60 60 60 60 60 60 60 60 60 60 | 10 cases, 60 to the next, 15.00 EUR, cap 14.50 EUR, owed 14.50 EUR
    deutschlandticket | 2025-12-31 | 2 | ? | 60 60 60 60 60 60 60 60 60 60 | 10 cases, 60 to the next, 15.00 EUR, cap 14.50 EUR, owed 14.50 EUR
    deutschlandticket | 2026-01-01 | 2 | ? | 60 60 60 60 60 60 60 60 60 60 | 10 cases, 60 to the next, 15.00 EUR, cap 15.75 EUR, owed 15.00 EUR
    deutschlandticket | 2026-01-01 | 2 | ? | 60 60 60 60 60 60 60 60 60 60 60 | 11 cases, 60 to the next, 16.50 EUR, cap 15.75 EUR, owed 15.75 EUR
    deutschlandticket | 2027-01-01 | 2 | ? | 60 60 60 | 3 cases, 60 to the next, 4.50 EUR, no cap known, owed 4.50 EUR
    """,
    // DB’s page: 5 € or 7.50 € a case, and 10 € or 15 € of a BahnCard 100, which adds nothing up.
    """
    de-long-distance | 2026-11-30 | 2 | 300.00 | 60 | 1 cases, 60 to the next, 5.00 EUR, cap 75.00 EUR, owed 5.00 EUR
    de-long-distance | 2026-11-30 | 1 | 300.00 | 20 40 | 1 cases, 60 to the next, 7.50 EUR, cap 75.00 EUR, owed 7.50 EUR
    de-long-distance | 2026-11-30 | 2 | 16.00 | 60 | 1 cases, 60 to the next, 5.00 EUR, cap 4.00 EUR, owed 4.00 EUR
    de-long-distance | 2026-11-30 | 2 | 15.97 | 60 | 1 cases, 60 to the next, 5.00 EUR, cap 3.99 EUR, owed 0.00 EUR
    bahncard-100 | 2026-11-30 | 2 | 400.00 | 59 59 59 | 0 cases, 0.00 EUR, cap 100.00 EUR, owed 0.00 EUR
    bahncard-100 | 2026-11-30 | 2 | 400.00 | 60 59 | 1 cases, 10.00 EUR, cap 100.00 EUR, owed 10.00 EUR
    bahncard-100 | 2026-11-30 | 1 | 400.00 | 60 61 62 63 64 65 66 | 7 cases, 105.00 EUR, cap 100.00 EUR, owed 100.00 EUR
    """,
].flatMap(\.lines)

extension String {
    fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}

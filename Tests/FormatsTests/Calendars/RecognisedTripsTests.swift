import Domain
import TestSupport
import Testing

@testable import Formats

/// Tests of the result for each event in the calendars of railways and travel programs: its number,
/// the trip, and after `!` the remarks.
struct RecognisedTripsTests {
    @Test("Deutsche Bahn's legs are trips of one journey, on the right day after midnight")
    func railway() async throws {
        #expect(
            try await outcomes("deutsche-bahn-2022") == """
                1 train ICE 1555 Leipzig Hbf → Frankfurt(Main)Hbf, 2022-07-02 08:04 \
                Europe/Berlin – 2022-07-02 11:08 Europe/Berlin [Leipzig Hbf – Basel SBB, \
                2022-07-02]
                1 train ICE 271 Frankfurt(Main)Hbf → Basel SBB, 2022-07-02 11:50 Europe/Berlin –\
                 2022-07-02 14:47 Europe/Berlin [Leipzig Hbf – Basel SBB, 2022-07-02]
                2 train R 1077 Malmö Central → Koebenhavn H, 2022-07-15 18:53 Europe/Berlin – \
                2022-07-15 19:34 Europe/Berlin [Malmö Central – Hannover Hbf, 2022-07-15]
                2 train EN 40345 Koebenhavn H → Hamburg Hbf, 2022-07-15 22:30 Europe/Berlin – \
                2022-07-16 03:58 Europe/Berlin [Malmö Central – Hannover Hbf, 2022-07-15]
                2 train ICE 681 Hamburg Hbf → Hannover Hbf, 2022-07-16 04:36 Europe/Berlin – \
                2022-07-16 06:04 Europe/Berlin [Malmö Central – Hannover Hbf, 2022-07-15]
                3 train EX 531 Praha hl.n. → Linz/Donau Hbf, 2022-07-20 10:02 Europe/Berlin – \
                2022-07-20 14:10 Europe/Berlin
                  ! The description says 2022-07-21, the event 2022-07-20
                  ! The description says 10:12 for the departure, the event 10:02; the event \
                counts
                """)
    }

    @Test("Deutsche Bahn's dates with dashes are read")
    func dashes() async throws {
        #expect(
            try await outcomes("deutsche-bahn-2023") == """
                1 train Frankfurt(Main)Hbf → Kassel-Wilhelmshöhe, 2023-08-29 14:14 Europe/Berlin\
                 – 2023-08-29 15:40 Europe/Berlin
                """)
    }

    @Test("Deutsche Bahn's newer events have floating times")
    func floating() async throws {
        #expect(
            try await outcomes("deutsche-bahn-2024") == """
                1 train ICE 1650 Dresden Hbf → Frankfurt(Main)Hbf, 2024-08-22 18:10 – 2024-08-22\
                 22:44 [Dresden Hbf – Brussel-Zuid, 2024-08-22]
                1 train ICE 820 Frankfurt(Main)Hbf → Köln Hbf, 2024-08-22 23:31 – 2024-08-23 \
                01:05 [Dresden Hbf – Brussel-Zuid, 2024-08-22]
                1 train ICE 10 Köln Hbf → Brussel-Zuid, 2024-08-23 06:42 – 2024-08-23 08:35 \
                [Dresden Hbf – Brussel-Zuid, 2024-08-22]
                """)
    }

    @Test("National Rail's legs have their companies and vehicles, and walks are left out")
    func nationalRail() async throws {
        #expect(
            try await outcomes("national-rail") == """
                1 train Glasgow Central → London Euston, 2023-02-20 12:40 – 2023-02-20 17:12 by \
                Avanti West Coast [Glasgow Central – London Kings Cross, 2023-02-20]
                1 other London Euston → London Kings Cross, 2023-02-20 17:27 – 2023-02-20 17:32 \
                [Glasgow Central – London Kings Cross, 2023-02-20]
                2 train Leeds → Shipley, 2023-03-03 23:05 – 2023-03-03 23:29 by Northern [Leeds \
                – Saltaire, 2023-03-03]
                  ! The walk from Shipley to Shipley Bus Station was left out
                  ! The description says 23:15 for the departure, the event 23:05; the event \
                counts
                2 bus Shipley Bus Station → Saltaire, 2023-03-04 00:10 – 2023-03-04 00:21 [Leeds\
                 – Saltaire, 2023-03-03]
                  ! The walk from Shipley to Shipley Bus Station was left out
                  ! The description says 23:15 for the departure, the event 23:05; the event \
                counts
                """)
    }

    @Test("RegioJet's places hold commas, and its ends have zones of their own")
    func regioJet() async throws {
        #expect(
            try await outcomes("regiojet") == """
                1 train RJ 1234 Vienna, Hbf → Brno, dolní nádraží, 2019-01-02 14:39 \
                Europe/Vienna – 2019-01-02 16:05 Europe/Prague by RegioJet seat 1/42
                """)
    }

    @Test("KDE's events tell more in their reservations, and a hotel or a car is no trip")
    func itinerary() async throws {
        #expect(
            try await outcomes("kde-itinerary") == """
                1 train 5186 Nîmes Gare → Lyon Part-Dieu, 2026-09-29 18:26 UTC+02:00 (7200) – \
                2026-09-29 19:52 UTC+02:00 (7200) by SNCF seat 17/62 class 2. Klasse for 34.5 \
                EUR
                2 flight UA 110 SFO → JFK, 2027-03-04 20:15 America/Los_Angeles – 2027-03-05 \
                06:30 America/New_York cancelled
                  ! The reservation says 2027-03-04 20:45 for the departure, the event \
                2027-03-04 20:15; the event counts
                3 Hotel reservation: Harbour House: left out: A hotel stay, not a trip
                4 Rental car: Small: left out: A reservation of \
                something other than a trip
                5 bus N8 Porto → Vigo, 2026-09-21 09:00 Europe/Lisbon – 2026-09-21 12:45 \
                Europe/Madrid
                """)
    }

    @Test("TripIt's flights are trips; its summaries and its hotels are not")
    func tripIt() async throws {
        #expect(
            try await outcomes("tripit") == """
                1 Birmingham, March 2026: left out: An all-day event; a \
                trip has a departure time
                2 flight SK 2535 CPH → BHX, 2026-03-04 10:15 UTC – 2026-03-04 12:20 UTC
                3 Check-in: Canal View: left out: A hotel stay, not a trip
                """)
    }

    @Test("Airlines' invitations are flights and trains, whichever way they are titled")
    func airlines() async throws {
        let undecided = "left out: Perhaps a trip; left out unless you add it"
        #expect(
            try await outcomes("airlines") == """
                1 flight LH 402 FRA → EWR, 2026-07-01 11:30 UTC – 2026-07-01 20:15 UTC by Lufthansa
                2 train LX 3456 ZMB → FRA, 2026-07-01 05:00 UTC – 2026-07-01 08:45 UTC by SWISS
                3 flight LH 1096 FRANKFURT DE (FRA) → TOULOUSE FR, 2026-08-01 10:15 Europe/Berlin \
                – 2026-08-01 11:55 Europe/Paris by Lufthansa
                4 flight LX 92 Zurich Airport → São Paulo, 2026-08-02 22:30 Europe/Zurich – ?
                5 flight EWR → FRA, 2026-07-08 22:00 UTC – 2026-07-09 05:30 UTC cancelled
                6 flight Wien → Graz, 2026-09-01 08:00 UTC – ?
                7 Flight to quality: \(undecided)
                8 Your talk from start to end: \(undecided)
                9 Walk to gate: \(undecided)
                """)
    }

    @Test("Everyday events are recognised, and oddities in them are reported")
    func everyday() async throws {
        #expect(
            try await outcomes("everyday") == """
                1 train 1 Graz → Linz, 2026-07-01 10:00 Europe/Berlin – 2026-07-01 13:30 \
                Europe/Berlin
                2 train 2 Graz → Linz, 2026-07-01 10:00 America/New_York – 2026-07-01 13:30 \
                America/New_York
                  ! The time zone “Eastern Standard Time” was taken for America/New_York
                3 train 3 Agra → Delhi, 2026-07-01 10:00 UTC+05:30 (19800) – ?
                4 Train 4 from Here to There: “Middle Earth” is not a known time zone; one looks\
                 like Europe/Vienna.
                5 train 5 Graz → Linz, 2026-07-01 10:00 – ?
                  ! It does not end after it begins, so its end was left out
                6 train 6 Graz → Linz, 2026-07-01 10:00 – 2026-07-01 13:00
                  ! It repeats; only the first occurrence is imported
                7 train 6 Graz → Linz, 2026-07-08 10:15 – 2026-07-08 13:15
                8 train 7 Graz → Linz, 2026-07-01 10:00 – ? cancelled
                9 Train 8 from Graz to Linz: left out: An all-day event; a \
                trip has a departure time
                10 Train 9 from Graz to Linz: It has no valid departure time.
                11 Vienna to Graz: left out: Perhaps a trip; left out unless you add \
                it
                12 Home → Lake: left out: Perhaps a trip; left out unless you add it
                13 Talk to the landlord: left out: A repeating event; a trip happens once
                14 Dentist: left out: It does not say where the trip starts and ends
                15 Holidays: left out: An all-day event; a trip has a departure time
                16 Vienna to Graz: left out: It is in the calendar more than once; the first one counts
                17 Buy tickets: left out: A task, not a trip
                18 Dear diary: left out: A note that is not marked as a film
                19 Week away: left out: An all-day event; a trip has a departure time
                """)
    }

    @Test("A calendar that cancels its events makes cancelled trips")
    func cancelling() async throws {
        #expect(
            try await outcomes("cancelling") == """
                1 train 1 Graz → Linz, 2026-07-01 08:00 UTC – ? cancelled
                """)
    }

    @Test("Any event with a time can be taken as a trip, and what it does not say is told")
    func anybody() async throws {
        let told = "! It does not say where the trip goes: correct that after the import"
        #expect(
            try await outcomes("anybody", answers: ["calendar.titles.none": "take"]) == """
                1 other Gare du Nord, Paris → Eurostar home, 2026-07-01 10:00 Europe/Paris – \
                2026-07-01 11:20 Europe/London
                  \(told)
                2 flight LH 123 Flight LH 123 → Flight LH 123, 2026-07-01 10:00 – 2026-07-01 12:00
                  \(told)
                3 bus Office → Bus home, 2026-07-01 10:00 – ?
                  \(told)
                4 Stand-up: left out: It does not say where the trip starts and ends
                5 Dinner: left out: It was cancelled, and does not say where the trip starts and ends
                6 other Lyon Part-Dieu → Lyon Part-Dieu, 2026-07-01 10:00 – ?
                  \(told)
                7 : left out: It does not say where the trip starts and ends
                8 Choir: left out: A repeating event; a trip happens once
                9 Week off: left out: An all-day event; a trip has a departure time
                10 Hotel reservation: Harbour House: left out: A hotel stay, not a trip
                11 No time at all: left out: It does not say where the trip starts and ends
                12 Home → Lake: left out: Perhaps a trip; left out unless you add it
                """)
        let untaken = try await outcomes("anybody")
        #expect(
            untaken.contains(
                "1 Eurostar home: left out: It does not say where the trip starts and ends"))
        let one = try await outcomes(
            "anybody", answers: ["calendar.titles.none": "each", "calendar.event.3": "take"])
        #expect(
            one
                == untaken.replacing(
                    "3 Bus home: left out: It does not say where the trip starts and ends",
                    with: "3 bus Office → Bus home, 2026-07-01 10:00 – ?\n  \(told)"))
    }

    private func outcomes(
        _ name: String, answers: [ImportQuestion.ID: ImportQuestion.Option.ID] = [:]
    ) async throws -> String {
        let file = try SourceFile(fixture: "calendars/\(name).ics")
        #expect(CalendarReader(gazetteer: PlacesDouble()).recognises(file))
        return try await CalendarReader(gazetteer: PlacesDouble()).contents(file, answers: answers)
            .outcomes.joined(
                separator: "\n")
    }
}

import Domain
import FormatsTestSupport
import Testing

@testable import Formats

@Suite("Flights of services are read by their descriptions")
struct FlightServicesTests {
    @Test("Flighty: planned and actual times, a cancelled flight and a diverted one")
    func flighty() async throws {
        let found = try await read("flighty", ["untimed|FlightyExport-2026-11-20.csv": "leave"])
        #expect(
            trips(found) == [
                """
                VIE → CGN; flight OS451; Austrian Airlines; \
                2025-05-04 07:05 Europe/Vienna, actually 2025-05-04 07:40 Europe/Vienna; \
                2025-05-04 08:45 Europe/Berlin, actually 2025-05-04 09:12 Europe/Berlin; \
                seat 14C; Economy; K7XYZ2; \
                “Window blind stuck, crew kind | Airbus A320, OE-LBX”; \
                ! Local times in Europe/Vienna and Europe/Berlin; \
                = 11111111-aaaa-4bbb-8ccc-000000000001
                """,
                """
                FRA → EWR; flight LH454; Lufthansa; 2025-05-09 22:50 Europe/Berlin; \
                2025-05-10 01:05 America/New_York; \
                ! Local times in Europe/Berlin and America/New_York; \
                = 11111111-aaaa-4bbb-8ccc-000000000002
                """,
                """
                EWR → FRA; flight UA960; United Airlines; 2025-05-12 18:00 America/New_York; \
                2025-05-13 07:40 Europe/Berlin; cancelled; “Boeing 767-300, N123ZZ”; \
                ! Local times in America/New_York and Europe/Berlin; \
                = 11111111-aaaa-4bbb-8ccc-000000000003
                """,
                """
                LIS → FRA; flight TP571; TAP Air Portugal; \
                2025-06-01 06:05 Europe/Lisbon, actually 2025-06-01 06:30 Europe/Lisbon; \
                2025-06-01 10:10 Europe/Berlin; seat 2A; Business; \
                “Diverted to CGN, arrival 2025-06-01 11:20”; \
                ! Local times in Europe/Lisbon and Europe/Berlin; \
                ! It was diverted to CGN: the arrival there is in the notes; \
                = 11111111-aaaa-4bbb-8ccc-000000000004
                """,
                """
                VIE → LIS; flight XYZ7; XYZ; \
                2025-06-20 12:00 Europe/Vienna, actually 2025-06-20 12:31 Europe/Vienna; \
                2025-06-20 14:40 Europe/Lisbon, actually 2025-06-20 14:58 Europe/Lisbon; \
                ! Local times in Europe/Vienna and Europe/Lisbon; \
                = 11111111-aaaa-4bbb-8ccc-000000000005
                """,
                """
                FRA → CGN; flight BA903; British Airways; 2025-07-01 09:15 Europe/Berlin; \
                actually 2025-07-01 10:00 Europe/Berlin; ! Local times in Europe/Berlin; \
                = 11111111-aaaa-4bbb-8ccc-000000000006
                """,
            ])
        #expect(found.unreadable.isEmpty && found.leftOut.map(\.reason) == [.untimed])
        #expect(found.records.allSatisfy { $0.hasZonesOfPlaces })
    }

    @Test("my.flightradar24: an empty first line, names with codes, and unknown times")
    func flightradar24() async throws {
        let found = try await read("flightradar24", ["untimed|flightdiary_2026_11_20.csv": "noon"])
        #expect(
            trips(found) == [
                """
                Cologne / Cologne Bonn (CGN) → Vienna / Schwechat (VIE); flight OS452; \
                Austrian Airlines; 2024-08-11 10:05 Europe/Berlin; 2024-08-11 11:35 Europe/Vienna; \
                seat 7F; Business; “Rain, then sun | Embraer 195 (E195), OE-LWA”; \
                ! Local times in Europe/Berlin and Europe/Vienna; \
                = cologne / cologne bonn (cgn) – vienna / schwechat (vie)||2024-08-11T10:05:00|1
                """,
                """
                Newark / Liberty (EWR) → Cologne / Cologne Bonn (CGN); flight EW80; \
                2024-08-14 21:40 America/New_York; 2024-08-15 11:25 Europe/Berlin; \
                ! Local times in America/New_York and Europe/Berlin; \
                = newark / liberty (ewr) – cologne / cologne bonn (cgn)||2024-08-14T21:40:00|1
                """,
                """
                Vienna / Schwechat (VIE) → Lisbon / Portela (LIS); flight ; TAP Portugal; \
                2011-03-02 12:00; Economy; \
                = vienna / schwechat (vie) – lisbon / portela (lis)||2011-03-02T12:00:00|1
                """,
            ])
        #expect(found.unreadable.map(\.reason) == ["“2006-02” is not a date."])
        #expect(
            found.unreadable.map(\.row.title) == [
                "Harle / Harle (NA0/EDXP) → Cologne / Cologne Bonn (CGN/EDDK)"
            ])
    }

    @Test("A day without a time waits for an answer, which adds it at noon or leaves it out")
    func untimed() async throws {
        let open = try await read("jetlovers")
        #expect(open.records.map(\.question) == Array(repeating: "untimed|jetlovers.csv", count: 2))
        #expect(open.questions.map(\.preset) == [nil])
        let left = try await read("jetlovers", ["untimed|jetlovers.csv": "leave"])
        #expect(left.leftOut.map(\.reason) == [.untimed, .untimed] && left.records.isEmpty)
        let added = try await read("jetlovers", ["untimed|jetlovers.csv": "noon"])
        #expect(
            trips(added) == [
                """
                CGN → LIS; flight EW604; Eurowings; 2022-04-05 12:00; 1900.6 km; seat 22A; \
                Economy; “Airbus A320, D-AEWA”; = 4100001
                """,
                """
                LIS → CGN; flight EW605; Eurowings; 2022-04-12 12:00; 1900.6 km; Business; \
                = 4100002
                """,
            ])
    }

    @Test("OpenFlights: miles, arrivals by the duration, and headings with blanks")
    func openFlights() async throws {
        let found = try await read("openflights", ["untimed|openflights-2026-11-20.csv": "noon"])
        #expect(
            trips(found) == [
                """
                CGN → VIE; flight OS450; Austrian Airlines; 2019-07-08 06:30 Europe/Berlin; \
                2019-07-08 07:55 Europe/Vienna; 745.1 km; seat 3A; Premium Economy; \
                “Fokker 100”; ! Local times in Europe/Berlin; \
                = cgn – vie||2019-07-08T06:30:00|1
                """,
                """
                FRA → JFK; flight LH404; Lufthansa; 2023-02-03 20:10 Europe/Berlin; \
                2023-02-03 22:55 America/New_York; 6212.1 km; seat 61K; Economy; \
                “Snow, de-icing | Airbus A340-600, D-AIHZ”; \
                ! Local times in Europe/Berlin; \
                = fra – jfk||2023-02-03T20:10:00|1
                """,
                """
                JFK → FRA; flight LH405; Lufthansa; 2023-02-10 12:00; 6212.1 km; Business; \
                = jfk – fra||2023-02-10T12:00:00|1
                """,
                "FRA → CGN; flight ; 2023-02-11 12:00; = fra – cgn||2023-02-11T12:00:00|1",
            ])
    }

    @Test("AirTrail: moments in UTC are shown on the clocks of the airports")
    func airTrail() async throws {
        let found = try await read("airtrail", ["untimed|airtrail.csv": "leave"])
        #expect(
            trips(found) == [
                """
                CGN → VIE; flight EW752; Eurowings; 2024-06-14 10:05 Europe/Berlin; \
                2024-06-14 11:40 Europe/Vienna; seat 4F; Premium Economy; \
                “Airbus A319-100, D-AGWX”; = 2024-06-14 EW752 CGN VIE
                """,
                """
                VIE → JFK; flight OS87; Austrian Airlines; 2024-06-30 10:30 Europe/Vienna; \
                2024-06-30 14:00 America/New_York; Business; “Empty cabin”; \
                = 2024-06-30 OS87 VIE JFK
                """,
            ])
        #expect(found.leftOut.map(\.reason) == [.untimed])
    }

    @Test("Jetlog: ICAO codes become IATA’s, and a night between two clocks is counted once")
    func jetlog() async throws {
        let found = try await read("jetlog", ["untimed|jetlog.csv": "leave"])
        #expect(
            trips(found) == [
                """
                VIE → CGN; flight OS451; Austrian Airlines; 2024-10-01 09:15 Europe/Vienna; \
                2024-10-01 10:50 Europe/Berlin; 745 km; Economy; “Airbus A320 (A320), OE-LBN”; \
                ! Local times in Europe/Vienna and Europe/Berlin; \
                = vie – cgn||2024-10-01T09:15:00|1
                """,
                """
                FRA → JFK; flight LH404; Lufthansa; 2024-10-09 17:05 Europe/Berlin; \
                2024-10-09 19:40 America/New_York; 6190 km; Business; “Long queue”; \
                ! Local times in Europe/Berlin and America/New_York; \
                = fra – jfk||2024-10-09T17:05:00|1
                """,
                """
                JFK → FRA; flight LH405; 2024-10-20 21:45 America/New_York; \
                2024-10-21 11:10 Europe/Berlin; \
                ! Local times in America/New_York and Europe/Berlin; \
                = jfk – fra||2024-10-20T21:45:00|1
                """,
            ])
    }

    @Test("byAir: a landing after midnight there, and flights of friends left out")
    func byAir() async throws {
        let found = try await read("byair")
        #expect(
            trips(found) == [
                """
                VIE → CGN; flight OS451; 2025-01-12 07:05 Europe/Vienna; \
                2025-01-12 08:45 Europe/Berlin; seat 9C; Economy; QW12ER; “Fog”; \
                ! Local times in Europe/Vienna and Europe/Berlin; = f-1
                """,
                """
                FRA → EWR; flight UA961; 2025-01-19 23:10 Europe/Berlin; \
                2025-01-20 01:35 America/New_York; Premium Economy; \
                ! Local times in Europe/Berlin and America/New_York; = f-2
                """,
            ])
        #expect(found.leftOut.map(\.reason) == [.otherPerson])
    }

    @Test("A clock of arrival is on the day that the zones of the airports make it")
    func sameDay() async throws {
        let text = """
            flight_date,flight_code,departure_airport_code,arrival_airport_code,departure_time,arrival_time
            2024-11-09,LH402,FRA,EWR,13:20,13:05
            """
        let found = try await contents(
            [.holding(text + "\n", named: "byair.csv")], by: ServicesReader.shipped)
        guard case .trip(let trip)? = found.records.first?.entry else {
            Issue.record("There is no trip.")
            return
        }
        #expect(trip.arrival?.isoText == "2024-11-09 13:05 America/New_York")
        #expect(trip.duration == .seconds(20_700))
    }
}

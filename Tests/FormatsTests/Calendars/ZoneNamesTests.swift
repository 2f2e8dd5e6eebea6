import Domain
import FormatsTestSupport
import TestSupport
import Testing

@testable import Formats

@Suite("The zones of events by the names that other programs write")
struct ZoneNamesTests {
    private func outcomes(_ zone: String, _ definition: String = "") async throws -> [String] {
        let event = [
            "BEGIN:VEVENT", "UID:1", "SUMMARY:Bus 7 from Graz to Linz",
            "DTSTART;TZID=\"\(zone)\":20260706T120200", "END:VEVENT", "",
        ].joined(separator: "\r\n")
        return try await CalendarReader(gazetteer: PlacesDouble())
            .contents(SourceFile("a.ics", calendar(definition + event))).outcomes
    }

    @Test(
        "A name that leaves no doubt is its zone without a remark",
        arguments: [
            ("/Europe/Stockholm", "Europe/Stockholm"), ("europe/berlin", "Europe/Berlin"),
            ("Europe/Berlin ", "Europe/Berlin"), ("UCT", "UTC"), ("Zulu", "UTC"), ("Z", "UTC"),
        ])
    func loose(name: String, zone: String) async throws {
        #expect(
            try await outcomes(name) == ["1 bus 7 Graz → Linz, 2026-07-06 12:02 \(zone) – ?"])
    }

    @Test(
        "A name of Windows is its zone, in any case and as Windows shows it, and the row says so",
        arguments: [
            ("pacific standard time", "America/Los_Angeles"),
            ("Pacific Time (US & Canada)", "America/Los_Angeles"),
            ("(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"),
        ])
    func windows(name: String, zone: String) async throws {
        #expect(
            try await outcomes(name) == [
                """
                1 bus 7 Graz → Linz, 2026-07-06 12:02 \(zone) – ?
                  ! The time zone “\(name)” was taken for \(zone)
                """
            ])
    }

    @Test("A plus after GMT is ahead of UTC, and the row says so")
    func ahead() async throws {
        #expect(
            try await outcomes("GMT+1") == [
                """
                1 bus 7 Graz → Linz, 2026-07-06 12:02 UTC+01:00 (3600) – ?
                  ! The time zone “GMT+1” was taken for UTC+01:00
                """
            ])
    }

    @Test("A zone of Notes, whose rules repeat the time of day, is understood")
    func notes() async throws {
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:Central Europe", "BEGIN:STANDARD",
            "DTSTART:19501029T030000",
            "RRULE:FREQ=YEARLY;BYMINUTE=0;BYHOUR=3;BYDAY=-1SU;BYMONTH=10",
            "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD", "BEGIN:DAYLIGHT",
            "DTSTART:19500326T020000",
            "RRULE:FREQ=YEARLY;BYMINUTE=0;BYHOUR=2;BYDAY=-1SU;BYMONTH=3",
            "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "END:DAYLIGHT", "END:VTIMEZONE", "",
        ].joined(separator: "\r\n")
        #expect(
            try await outcomes("Central Europe", zone)
                == ["1 bus 7 Graz → Linz, 2026-07-06 12:02 UTC+02:00 (7200) – ?"])
    }
}

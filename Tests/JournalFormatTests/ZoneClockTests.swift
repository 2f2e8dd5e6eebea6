import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

/// Tests of the offsets of a zone, as its definition in a file gives them.
struct ZoneClockTests {
    @Test(
        "What was written for a zone of the database is read as that zone, at any time",
        arguments: [
            "Europe/Berlin", "America/New_York", "Africa/Cairo", "Asia/Jerusalem", "Asia/Tehran",
            "America/Sao_Paulo", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kathmandu",
            "Antarctica/Troll", "Pacific/Apia", "America/Caracas", "Europe/Dublin",
            "America/Godthab", "Africa/Monrovia", "Europe/Moscow",
        ])
    func database(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let zones = try zones(try #require(ZoneText.lines(for: name, from: 1971)))
        var random = SeededGenerator(seed: 9)
        var moments = (0..<300).map { _ in
            Date(timeIntervalSince1970: Double.random(in: 1e8...2.1e9, using: &random).rounded())
        }
        // Around each change of the clocks, to the second.
        var next = moments[0]
        for _ in 0..<20 {
            next = zone.nextDaylightSavingTimeTransition(after: next) ?? next
            moments += [-1.0, 0, 1, -7_200, -3_600, -1_800, 1_800, 3_600, 7_200].map {
                next.addingTimeInterval($0)
            }
        }
        for moment in moments where moment.timeIntervalSince1970 < 2.1e9 {
            let reading = try #require(DateTime(moment, in: .named(name)))
            let instant = try #require(reading.instant)
            let clock = try #require(DateTime(instant, in: .utc))
            #expect(
                try offset(zones, name, reading)
                    == ZoneReading(reading).clock - ZoneReading(clock).clock,
                "\(reading)")
        }
    }

    @Test("A reading that is shown twice is the first; one that is skipped counts as before")
    func nights() throws {
        let zones = try zones(definition("Z").components(separatedBy: "\r\n"))
        let readings = [
            (10, 25, 1, 59), (10, 25, 2, 30), (10, 25, 2, 59), (10, 25, 3, 0), (3, 29, 1, 59),
            (3, 29, 2, 30), (3, 29, 3, 0),
        ]
        let seconds = try readings.map { month, day, hour, minute in
            try offset(zones, "Z", .at(2026, month, day, hour, minute, .floating)) / 3_600
        }
        #expect(seconds == [2, 2, 2, 1, 1, 1, 2])
    }

    @Test(
        "Rules of every sort come round when they say",
        arguments: [
            ("FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=-1", [(4, 29, false), (4, 30, true)]),
            ("FREQ=YEARLY;BYDAY=2SU;BYMONTH=4", [(4, 11, false), (4, 12, true)]),
            ("FREQ=YEARLY;BYDAY=SU;BYMONTHDAY=8,9,10,11,12,13,14;BYMONTH=4", [(4, 12, true)]),
            ("FREQ=YEARLY;BYMONTH=4;BYDAY=SU;BYSETPOS=-1", [(4, 25, false), (4, 26, true)]),
            ("FREQ=YEARLY;BYYEARDAY=100", [(4, 9, false), (4, 10, true)]),
            ("FREQ=YEARLY;BYYEARDAY=-266", [(4, 9, false), (4, 10, true)]),
            ("FREQ=YEARLY;BYDAY=15SU", [(4, 11, false), (4, 12, true)]),
            ("FREQ=YEARLY", [(3, 28, false), (3, 29, true)]),
            ("FREQ=YEARLY;INTERVAL=2;WKST=MO", [(3, 29, true)]),
            ("FREQ=YEARLY;INTERVAL=3", [(3, 29, false)]),
            ("FREQ=YEARLY;COUNT=57", [(3, 29, true)]),
            ("FREQ=YEARLY;COUNT=56", [(3, 29, false)]),
            ("FREQ=YEARLY;UNTIL=20260329T010000Z", [(3, 29, true)]),
            ("FREQ=YEARLY;UNTIL=20260329T005959Z", [(3, 29, false)]),
            ("FREQ=YEARLY;UNTIL=20260329", [(3, 29, true)]),
            ("FREQ=YEARLY;UNTIL=20260328T235959", [(3, 29, false)]),
            ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", [(3, 29, false)]),
        ] as [(String, [(Int, Int, Bool)])])
    func rules(rule: String, days: [(month: Int, day: Int, isSummer: Bool)]) throws {
        // From the first day of 2026 on the clocks are set by winter.
        let zone = definition("Z").replacing(
            "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", with: "FREQ=YEARLY"
        )
        .replacing("19701025T030000", with: "19700101T030000")
        .replacing("FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", with: rule)
        let zones = try zones(zone.components(separatedBy: "\r\n"))
        for day in days {
            let reading = DateTime.at(2026, day.month, day.day, 12, 0, .floating)
            #expect(try offset(zones, "Z", reading) == (day.isSummer ? 7_200 : 3_600), "\(day)")
        }
    }

    @Test(
        "A rule may name the time of day at which it comes round",
        arguments: [
            ("BYHOUR=4", [(3, 59, false), (4, 59, false), (5, 0, true)]),
            ("BYHOUR=4;BYMINUTE=30", [(5, 29, false), (5, 30, true)]),
            ("BYMINUTE=15;BYSECOND=0", [(2, 14, false), (3, 15, true)]),
        ] as [(String, [(Int, Int, Bool)])])
    func timesOfDay(rule: String, clocks: [(hour: Int, minute: Int, isSummer: Bool)]) throws {
        let zone = definition("Z").replacing(
            "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", with: "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;\(rule)")
        let zones = try zones(zone.components(separatedBy: "\r\n"))
        for clock in clocks {
            let reading = DateTime.at(2026, 3, 29, clock.hour, clock.minute, .floating)
            #expect(try offset(zones, "Z", reading) == (clock.isSummer ? 7_200 : 3_600), "\(clock)")
        }
    }

    @Test("Onsets that are named one by one count, with a time and without one")
    func listed() throws {
        let zone = definition("Z").replacing(
            "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
            with: "RDATE:20260201T020000,20240301T020000\r\nRDATE;VALUE=DATE:20270601")
        let zones = try zones(zone.components(separatedBy: "\r\n"))
        let seconds = try [(2026, 1, 31), (2026, 2, 1), (2027, 5, 31), (2027, 6, 1)].map {
            try offset(zones, "Z", .at($0.0, $0.1, $0.2, 12, 0, .floating))
        }
        #expect(seconds == [3_600, 7_200, 3_600, 7_200])
    }

    @Test("Before its first onset a zone is what that ended")
    func before() throws {
        let zones = try zones(definition("Z").components(separatedBy: "\r\n"))
        #expect(try offset(zones, "Z", .at(1969, 7, 1, 12, 0, .floating)) == 3_600)
    }

    @Test("A private name stands for its zone in the hour that clocks skip, too")
    func skipped() throws {
        let name = "/freeassociation.sourceforge.net/Europe/Berlin"
        for start in ["20260329T023000", "20261025T023000"] {
            let read = try trip(
                event(
                    "SUMMARY:A → B", start: "DTSTART;TZID=\(name):\(start)", after: definition(name)
                ))
            #expect(read.departure.zone == .berlin)
        }
    }
}

extension ZoneReading {
    init(_ time: DateTime) {
        let clock = Values.Time.Clock(
            hour: time.hour, minute: time.minute, second: time.second, isUTC: false)
        self.init(time.day, clock)
    }
}

/// Returns the zones of a calendar with these lines.
func zones(_ lines: [String]) throws -> FileZones {
    let text = calendar(lines.filter { !$0.isEmpty }.joined(separator: "\r\n"))
    return FileZones(definedBy: try CalendarFile(Array(text.utf8)))
}

/// Returns the offset of a file's zone from UTC, ignoring the database's zone of that name.
func offset(_ zones: FileZones, _ name: String, _ time: DateTime) throws -> Int {
    let definition = try #require(zones.definitions.first { $0.identifier == name })
    return try zones.secondsFromUTC(definition, at: ZoneReading(time)).get()
}

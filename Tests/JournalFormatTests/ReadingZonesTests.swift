import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

struct ReadingZonesTests {
    private func departure(_ start: String, _ zone: String = "") throws -> DateTime {
        try trip(event("SUMMARY:A → B", start: start, after: zone)).departure
    }

    @Test("A zone of the database, UTC and a floating time are what they are")
    func plain() throws {
        #expect(
            try departure("DTSTART;TZID=Europe/Berlin:20261120T140200").zone
                == .berlin)
        #expect(try departure("DTSTART:20261120T140200Z").zone == .utc)
        #expect(try departure("DTSTART;TZID=UTC:20261120T140200").zone == .utc)
        #expect(try departure("DTSTART:20261120T140200").zone == .floating)
    }

    @Test("Outlook's name means what the file defines, in summer and in winter")
    func outlook() throws {
        let zone = definition("W. Europe Standard Time")
        let winter = try departure("DTSTART;TZID=\"W. Europe Standard Time\":20261120T140200", zone)
        let summer = try departure("DTSTART;TZID=W. Europe Standard Time:20260720T140200", zone)
        #expect(winter.zone == .custom(name: "W. Europe Standard Time", secondsFromUTC: 3_600))
        #expect(summer.zone == .custom(name: "W. Europe Standard Time", secondsFromUTC: 7_200))
    }

    @Test(
        "A private name for a zone of the database means that zone where the definition agrees",
        arguments: [
            "/freeassociation.sourceforge.net/Europe/Berlin",
            "/freeassociation.sourceforge.net/Tzfile/Europe/Berlin",
            "/citadel.org/20250101_1/Europe/Berlin",
        ])
    func privateNames(name: String) throws {
        let line = "DTSTART;TZID=\(name):20261120T140200"
        #expect(try departure(line, definition(name)).zone == .berlin)
        #expect(try departure(line).zone == .berlin)
        let other = definition(name, winter: "+0300", summer: "+0400")
        #expect(try departure(line, other).zone == .custom(name: name, secondsFromUTC: 10_800))
    }

    @Test(
        "A name of the database means its zone in any case, with a solidus or blanks around it",
        arguments: [
            ("/Europe/Berlin", Zone.berlin), ("europe/berlin", .berlin),
            (" Europe/Berlin ", .berlin), ("EUROPE/BERLIN", .berlin), ("UCT", .utc), ("Zulu", .utc),
            ("Z", .utc), ("utc", .utc),
            ("GMT0", .utc), ("Universal", .utc),
        ])
    func looseNames(name: String, zone: Zone) throws {
        let line = "DTSTART;TZID=\"\(name)\":20261120T140200"
        #expect(try departure(line).zone == zone)
    }

    @Test("A loose name means what the file defines where that is another zone")
    func looselyDefined() throws {
        let line = "DTSTART;TZID=europe/berlin:20261120T140200"
        #expect(try departure(line, definition("europe/berlin")).zone == .berlin)
        let other = definition("europe/berlin", winter: "+0300", summer: "+0400")
        #expect(
            try departure(line, other).zone
                == .custom(name: "europe/berlin", secondsFromUTC: 10_800))
    }

    @Test("A plus after GMT is ahead of UTC, and behind it in the database’s own names")
    func signs() throws {
        #expect(
            try departure("DTSTART;TZID=GMT+1:20261120T140200").zone
                == .custom(name: "GMT+1", secondsFromUTC: 3_600))
        let behind = try departure("DTSTART;TZID=Etc/GMT+1:20261120T140200").zone
        #expect(behind.timeZone?.secondsFromGMT() == -3_600)
    }

    @Test("Notes repeats the time of day in the rules of its zones")
    func notes() throws {
        let zone = definition("Western/Central Europe")
            .replacing("BYMONTH=10", with: "BYMINUTE=0;BYHOUR=3;BYMONTH=10")
            .replacing("BYMONTH=3", with: "BYMINUTE=0;BYHOUR=2;BYSECOND=0;BYMONTH=3")
        for (day, seconds) in [("20261025T025900", 7_200), ("20261025T030000", 3_600)] {
            let line = "DTSTART;TZID=\"Western/Central Europe\":\(day)"
            #expect(
                try departure(line, zone).zone
                    == .custom(name: "Western/Central Europe", secondsFromUTC: seconds))
        }
    }

    @Test("X-LIC-LOCATION names the zone of the database as well")
    func location() throws {
        let zone = definition("MyZone", "X-LIC-LOCATION:Europe/Berlin")
        #expect(
            try departure("DTSTART;TZID=MyZone:20261120T140200", zone).zone
                == .berlin)
    }

    @Test(
        "An unknown zone is named in the reason",
        arguments: ["Mars/Olympus", "W. Europe Standard Time", "../../etc/passwd", "/a/b/c"])
    func unknown(name: String) throws {
        #expect(throws: CalendarDefect.zone(.unknown(name))) {
            try departure("DTSTART;TZID=\"\(name)\":20261120T140200")
        }
    }

    @Test(
        "A definition that would change the clocks every second, or makes no sense, is refused",
        arguments: [
            ("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "RRULE:FREQ=SECONDLY"),
            ("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "RRULE:FREQ=YEARLY;BYSECOND=1,2,3"),
            ("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "RRULE:FREQ=YEARLY;BYHOUR=24"),
            ("DTSTART:19701025T030000", "DTSTART:yesterday"),
            ("TZOFFSETTO:+0100", "TZOFFSETTO:late"),
            ("TZOFFSETTO:+0100", "X-OFF:+0100"),
        ])
    func hostile(line: String, replacement: String) throws {
        let zone = definition("Z").replacing(line, with: replacement)
            .replacing(
                "TZOFFSETTO:+0200",
                with: replacement.hasPrefix("X-OFF") ? "X-B:1" : "TZOFFSETTO:+0200")
        #expect(throws: CalendarDefect.zone(.senseless("Z"))) {
            try departure("DTSTART;TZID=Z:20261120T140200", zone)
        }
    }
}

/// Returns a VTIMEZONE in Outlook's form.
func definition(
    _ name: String, _ lines: String..., winter: String = "+0100", summer: String = "+0200"
) -> String {
    let all =
        ["BEGIN:VTIMEZONE", "TZID:\(name)"] + lines + [
            "BEGIN:STANDARD", "DTSTART:19701025T030000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
            "TZOFFSETFROM:\(summer)", "TZOFFSETTO:\(winter)", "END:STANDARD", "BEGIN:DAYLIGHT",
            "DTSTART:19700329T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
            "TZOFFSETFROM:\(winter)", "TZOFFSETTO:\(summer)", "END:DAYLIGHT", "END:VTIMEZONE", "",
        ]
    return all.joined(separator: "\r\n")
}

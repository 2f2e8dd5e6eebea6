import Domain

@testable import JournalFormat

extension FuzzTarget {
    /// The target for time zones of a calendar: reading them ends, whatever they are.
    static let zones = FuzzTarget(name: "zones", seeds: ["calendars/*.ics"]) { bytes in
        guard let file = try? CalendarFile(bytes) else { return }
        let zones = FileZones(definedBy: file)
        for definition in zones.definitions {
            for (year, month) in [(1, 1), (1969, 12), (2026, 3), (2026, 10), (9_999, 12)] {
                guard let day = CalendarDay(year: year, month: month, day: 29 - month / 12) else {
                    continue
                }
                let reading = ZoneReading(
                    day, Values.Time.Clock(hour: 2, minute: 30, second: 0, isUTC: false))
                let offset = try? zones.secondsFromUTC(definition, at: reading).get()
                if let offset, abs(offset) >= 86_400 { fatalError("\(definition): \(offset)") }
            }
        }
        if zones.workDone > ZoneWork.mostOfFile { fatalError("\(zones.workDone) is too much.") }
    }
}

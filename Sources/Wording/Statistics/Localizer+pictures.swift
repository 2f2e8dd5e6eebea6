package import Domain
package import Statistics

/// Words in charts of numbers over time.
extension Localizer {
    /// The number of entries of a kind, or of all kinds.
    package func entries(_ count: Int, of kind: EntryKind?) -> String {
        switch kind {
        case nil: entries(count)
        case .film: say(one: "{count} film", other: "{count} films", count: count)
        case .trip: say(one: "{count} trip", other: "{count} trips", count: count)
        case .pass: say(one: "{count} season ticket", other: "{count} season tickets", count: count)
        case .claim: say(one: "{count} claim", other: "{count} claims", count: count)
        }
    }

    /// A point of a chart, such as "March 2025: 12 films".
    package func point(_ name: String, _ value: String) -> String {
        say("{name}: {value}", ["name": name, "value": value])
    }

    /// A part of a point of a chart, such as "2025, good: 5 films".
    package func point(_ name: String, _ part: String, _ value: String) -> String {
        say("{name}, {part}: {value}", ["name": name, "part": part, "value": value])
    }

    package func inAll(_ all: String) -> String { say("{all} in total.", ["all": all]) }

    package func overTime(_ length: TimeSlots.Length) -> String {
        switch length {
        case .year: say("By year")
        case .month: say("By month")
        case .day: say("By day")
        }
    }

    package func time(_ length: TimeSlots.Length) -> String {
        switch length {
        case .year: say("Year")
        case .month: say("Month")
        case .day: say("Day")
        }
    }

    /// The label of a period on an axis, such as "Mar" or "8".
    package func slot(_ slot: StatisticsPeriod, within period: StatisticsPeriod) -> String {
        switch (slot, period) {
        case (.month(_, let month), .year): shortMonth(month)
        case (.month(let year, let month), .days):
            say("{month} {year}", ["month": shortMonth(month), "year": "\(year)"])
        case (.days(let days), .month): number(days.lowerBound.day)
        case (.days(let days), _):
            shortDay(days.lowerBound)
        default: self.period(slot)
        }
    }
}

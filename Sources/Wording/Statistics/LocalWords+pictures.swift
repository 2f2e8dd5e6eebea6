package import Domain

/// What pictures of figures say.
extension LocalWords {
    /// A number of films, of trips, or of both.
    package func entries(_ count: Int, of kind: EntryKind?) -> String {
        switch kind {
        case nil: entries(count)
        case .film: say(one: "{count} film", other: "{count} films", count: count)
        case .trip: say(one: "{count} trip", other: "{count} trips", count: count)
        case .pass: say(one: "{count} season ticket", other: "{count} season tickets", count: count)
        case .claim: say(one: "{count} claim", other: "{count} claims", count: count)
        }
    }

    /// A point of a picture, such as "March 2025: 12 films".
    package func point(_ name: String, _ value: String) -> String {
        say("{name}: {value}", ["name": name, "value": value])
    }

    /// The same of a part of it, such as "2025, good: 5 films".
    package func point(_ name: String, _ part: String, _ value: String) -> String {
        say("{name}, {part}: {value}", ["name": name, "part": part, "value": value])
    }

    /// Such as "120 films in all, most of them in March 2025: 12 films."
    package func mostOf(_ all: String, _ most: String, in time: String) -> String {
        say(
            "{all} in all. The most were in {time}: {most}.",
            ["all": all, "most": most, "time": time])
    }

    /// Empty where all have a day.
    package func withoutDay(_ count: Int) -> String {
        count == 0
            ? ""
            : say(
                one: "{count} entry has no day.", other: "{count} entries have no day.",
                count: count)
    }

    package func inAll(_ all: String) -> String { say("{all} in all.", ["all": all]) }

    package func overTime(_ length: TimeSlots.Length) -> String {
        switch length {
        case .year: say("By year")
        case .month: say("By month")
        case .day: say("By day")
        }
    }

    /// The heading of a column.
    package func time(_ length: TimeSlots.Length) -> String {
        switch length {
        case .year: say("Year")
        case .month: say("Month")
        case .day: say("Day")
        }
    }

    /// The heading of a column of numbers.
    package var whatIsCounted: String { say("Entries") }

    /// The name of a piece of time on an axis, such as "Mar" or "8".
    package func slot(_ slot: StatisticsPeriod, within period: StatisticsPeriod) -> String {
        switch (slot, period) {
        case (.month(_, let month), .year): shortMonth(month)
        case (.month(let year, let month), .days):
            say("{month} {year}", ["month": shortMonth(month), "year": "\(year)"])
        case (.days(let days), .month): number(days.lowerBound.day)
        case (.days(let days), _):
            shortDay(
                year: days.lowerBound.year, month: days.lowerBound.month, day: days.lowerBound.day)
        default: self.period(slot)
        }
    }
}

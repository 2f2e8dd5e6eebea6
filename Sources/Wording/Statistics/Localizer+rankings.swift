package import Domain

/// Words in charts that rank entries.
extension Localizer {
    /// A summary of a chart, such as "Most: Drama, 34 films"
    package func mostOften(_ name: String, _ count: String) -> String {
        say("Most: {name}, {entries}", ["name": name, "entries": count])
    }

    /// Tells that an entry counts once for each of its values.
    package func severalEach(_ kind: EntryKind) -> String {
        switch kind {
        case .film: say("Films with several are counted in each.")
        case .trip: say("Trips with several are counted in each.")
        case .pass, .claim: say("Entries with several are counted in each.")
        }
    }

    /// The number of items at a ranking's end that are not shown, or an empty text if there are
    /// none.
    package func notShown(_ count: Int) -> String {
        say(one: "{count} more not shown.", other: "{count} more not shown.", ifAny: count)
    }

    /// The number of entries without a value, or an empty text if there are none.
    package func notKnown(of count: Int, _ kind: EntryKind) -> String {
        switch kind {
        case .film:
            say(
                one: "Unknown for {count} film.", other: "Unknown for {count} films.",
                ifAny: count)
        case .trip:
            say(
                one: "Unknown for {count} trip.", other: "Unknown for {count} trips.",
                ifAny: count)
        case .pass, .claim:
            say(
                one: "Unknown for {count} entry.", other: "Unknown for {count} entries.",
                ifAny: count)
        }
    }
    package var mostDelayed: String { say("Most delayed trips") }
    package var tripHeading: String { say("Trip", context: "the heading of a column") }

    /// A value with its day, such as "3 h 27 min, 8 March 2025".
    package func valueOnDay(_ value: String, _ day: String) -> String {
        say("{value}, {day}", ["value": value, "day": day])
    }

    package var decadeHeading: String { say("Decade") }

    /// The name of a decade, such as "1990s".
    package func decadeName(_ first: Int) -> String {
        say("{year}s", ["year": "\(first)"], context: "ten years")
    }

    package var releasedAndWatched: String { say("Release decade and year watched") }

    package var departures: String { say("Departures") }
    package var byDay: String { say("By day") }

    package var kilometresByMode: String { say("Kilometres") }

    /// A summary of a chart, such as "Farthest: Train, 12,345 km"
    package func farthest(_ mode: String, _ distance: String) -> String {
        say("Farthest: {mode}, {distance}", ["mode": mode, "distance": distance])
    }
}

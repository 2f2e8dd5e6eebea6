package import Domain
import Foundation

/// Words about the entries with which the statistics begin.
extension Localizer {
    package func first(_ kind: EntryKind) -> String {
        kind == .film
            ? say("First", context: "film of a period") : say("First", context: "trip of a period")
    }

    package func last(_ kind: EntryKind) -> String {
        kind == .film
            ? say("Last", context: "film of a period") : say("Last", context: "trip of a period")
    }

    package func longest(_ kind: EntryKind) -> String {
        kind == .film
            ? say("Longest", context: "film of a period")
            : say("Longest", context: "trip of a period")
    }

    /// The heading over the entries that stand out.
    public var highlights: String { say("Highlights", context: "entries that stand out") }

    /// A fact with its day, such as "2 h 42 min, 8 Mar 2025", or one of them.
    package func fact(_ fact: String, on day: CalendarDay?) -> String {
        guard let day else { return fact }
        let short = shortDayOfYear(day)
        return fact.isEmpty ? short : valueOnDay(fact, short)
    }

    /// The number of trips that were taken, such as "18 taken".
    package func taken(_ count: Int) -> String {
        say(one: "{count} taken", other: "{count} taken", count: count, context: "trips")
    }
}

/// Words about extraordinary films and trips.
extension Localizer {
    package var mostRegained: String { say("Most time made up") }
    package var plannedHeading: String { say("Planned", context: "how long a trip takes") }
    package var actualHeading: String { say("Actual", context: "how long a trip took") }

    /// A summary of a ranking, such as "Top: Ran, 2 h 42 min"
    package func firstOf(_ name: String, _ value: String) -> String {
        say("Top: {name}, {value}", ["name": name, "value": value])
    }

    package var plannedMinutes: String { say("Planned, in minutes") }
    package var actualMinutes: String { say("Actual, in minutes") }

    /// Two durations, such as "3 h planned, 3 h 20 min actual".
    package func plannedAndActual(_ planned: Int, _ actual: Int) -> String {
        say(
            "{planned} planned, {actual} actual",
            ["planned": duration(minutes: planned), "actual": duration(minutes: actual)])
    }

    /// A sentence about a trip's two durations.
    package func plannedAndActual(_ trip: String, _ planned: Int, _ actual: Int) -> String {
        say(
            "{trip}: {planned} planned, {actual} actual.",
            [
                "trip": trip, "planned": duration(minutes: planned),
                "actual": duration(minutes: actual),
            ])
    }
    /// A difference of feedback in steps, such as "+2" or "−1".
    package func steps(_ steps: Int) -> String { (steps < 0 ? "−" : "+") + number(abs(steps)) }

    /// A difference of feedback in words, such as "up 2 steps" or "down 1 step".
    package func stepsInWords(_ steps: Int) -> String {
        steps < 0
            ? say(one: "down {count} step", other: "down {count} steps", count: -steps)
            : say(one: "up {count} step", other: "up {count} steps", count: steps)
    }
    package var likedMore: String { say("Liked more than others did") }
    package var likedLess: String { say("Liked less than others did") }

    /// Tells how much the person's own feedback differs from others' on average.
    ///
    /// - Parameter thousandths: the difference, in thousandths of the best feedback.
    package func meanGap(_ thousandths: Int) -> String {
        thousandths < 0
            ? say(
                "On average you liked films less than others did, by {points}.",
                ["points": points(thousandths: -thousandths)])
            : say(
                "On average you liked films more than others did, by {points}.",
                ["points": points(thousandths: thousandths)])
    }

    /// A difference in points, such as "1.5 of 10 points".
    package func points(thousandths: Int) -> String {
        say("{points} of 10 points", ["points": number(thousandths: thousandths)])
    }

    /// A number of points, of which ten are the most.
    package func number(thousandths: Int) -> String {
        (Double(thousandths) / 100).formatted(
            .number.precision(.fractionLength(0...1)).locale(locale))
    }

    package var longestStreak: String { say("longest streak", context: "a number of days") }
    package var longestGap: String { say("longest break", context: "a number of days") }

    /// A number of days, such as "12 days".
    package func days(_ count: Int) -> String {
        say(one: "{count} day", other: "{count} days", count: count)
    }

    /// A round number of an entry, such as "Film 100".
    package func ordinal(_ number: Int, _ kind: EntryKind) -> String {
        switch kind {
        case .film: say("Film {number}", ["number": self.number(number)])
        case .trip: say("Trip {number}", ["number": self.number(number)])
        case .pass, .claim: say("Entry {number}", ["number": self.number(number)])
        }
    }
}

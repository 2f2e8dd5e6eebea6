import Foundation

/// The single figures, each of which stands under its number.
extension LocalWords {
    package func viewings(_ count: Int) -> String {
        say(one: "viewing", other: "viewings", count: count)
    }

    package func differentFilms(_ count: Int) -> String {
        say(one: "different film", other: "different films", count: count)
    }

    package var seenBefore: String { say("seen before") }
    package var ofFilms: String { say("of films", context: "after a duration") }

    package func trips(_ count: Int) -> String {
        say(one: "trip", other: "trips", count: count)
    }

    package var travelled: String { say("travelled", context: "after a distance") }
    package var underWay: String { say("under way", context: "after a duration") }
    package var onTime: String { say("on time", context: "after a share of trips") }
    package var lateInAll: String { say("late in all", context: "after a duration") }
    package var cancelledTrips: String { say("cancelled", context: "after a number of trips") }

    package func connectionsMissed(_ count: Int) -> String {
        say(one: "connection missed", other: "connections missed", count: count)
    }

    /// What a sum rests on; empty where it is everything.
    package func knownOf(_ known: Int, _ all: Int) -> String {
        known == all
            ? "" : say("known of {known} of {all}", ["known": number(known), "all": number(all)])
    }

    /// What a share of trips is of.
    package func recordedOf(_ recorded: Int) -> String {
        say("of {recorded} recorded", ["recorded": number(recorded)])
    }

    /// Such as "92%".
    package func share(_ part: Int, of whole: Int) -> String {
        let share = whole > 0 ? Double(part) / Double(whole) : 0
        return share.formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }
}

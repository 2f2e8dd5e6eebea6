package import Domain
import Foundation

/// Captions of single numbers.
extension Localizer {
    package func viewings(_ count: Int) -> String {
        say(one: "viewing", other: "viewings", count: count)
    }
    /// The length of films, such as "4 h 12 min of films", or an empty text if it is not known.
    package func ofFilms(minutes: Int?) -> String {
        minutes.map { say("{duration} of films", ["duration": sum(minutes: $0)]) } ?? ""
    }

    /// A mean with one decimal, such as "1.7".
    package func mean(_ mean: Double) -> String {
        mean.formatted(.number.precision(.fractionLength(1)).locale(locale))
    }

    /// The noun behind the number of viewings of films that were seen before.
    package func rewatches(_ count: Int) -> String {
        say(one: "rewatch", other: "rewatches", count: count)
    }

    package var ofFilms: String { say("of films", context: "after a duration") }

    package func trips(_ count: Int) -> String { say(one: "trip", other: "trips", count: count) }

    package var travelled: String { say("travelled", context: "after a distance") }
    package var underWay: String { say("travel time", context: "after a duration") }
    package var onTime: String {
        say("journeys on time at the destination", context: "after a share")
    }

    /// The caption of the number of trips that were neither taken nor cancelled.
    package func notTaken(_ count: Int) -> String {
        say(one: "missed or not taken", other: "missed or not taken", count: count)
    }

    /// The caption of the number of journeys.
    package func journeys(_ count: Int) -> String {
        say(one: "multi-leg journey", other: "multi-leg journeys", count: count)
    }
    /// The number of trips that a sum is based on, or an empty text if it is all.
    package func tripsKnown(_ known: Int, of all: Int) -> String {
        known == all
            ? "" : say("from {known} of {all} trips", ["known": number(known), "all": number(all)])
    }

    /// The number of viewings that a sum is based on, or an empty text if it is all.
    package func viewingsKnown(_ known: Int, of all: Int) -> String {
        known == all
            ? ""
            : say("from {known} of {all} viewings", ["known": number(known), "all": number(all)])
    }

    /// A share in percent, such as "92%".
    package func share(_ part: Int, of whole: Int) -> String {
        share(whole > 0 ? Double(part) / Double(whole) : 0)
    }

    func share(_ share: Double) -> String {
        share.formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }
}

/// Words in charts of feedback.
extension Localizer {
    package func feedback(on scale: FeedbackScale) -> String {
        switch scale {
        case .average: say("Feedback, average scale")
        case .polarized: say("Feedback, polarized scale")
        }
    }

    /// Tells how many films were liked.
    ///
    /// - Parameter feedback: the feedback of liked films that the chart has.
    package func liked(_ liked: Int, of all: Int, among feedback: [Feedback]) -> String {
        let values: KeyValuePairs = ["liked": number(liked)]
        return switch feedback {
        case [.good]:
            say(
                one: "{liked} of {count} film was good.",
                other: "{liked} of {count} films were good.", count: all, values)
        case [.reallyGood]:
            say(
                one: "{liked} of {count} film was really good.",
                other: "{liked} of {count} films were really good.", count: all, values)
        default:
            say(
                one: "{liked} of {count} film was good or really good.",
                other: "{liked} of {count} films were good or really good.", count: all, values)
        }
    }
}

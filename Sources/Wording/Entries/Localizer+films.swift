package import Domain
import Foundation

extension Localizer {
    /// The word for feedback in rows, on pages, on the command line and in the search. Empty for
    /// none.
    package func feedback(_ feedback: Feedback) -> String {
        switch feedback {
        case .none: ""
        case .veryBad: say("very bad", context: "feedback for a film")
        case .bad: say("bad", context: "feedback for a film")
        case .soAndSo: say("so-so", context: "feedback for a film")
        case .good: say("good", context: "feedback for a film")
        case .reallyGood: say("really good", context: "feedback for a film")
        }
    }

    /// The name of a scale by itself, as in the news of a change.
    package func scale(_ scale: FeedbackScale) -> String {
        switch scale {
        case .average: say("Average", context: "a scale of feedback")
        case .polarized: say("Polarized", context: "a scale of feedback")
        }
    }

    /// The name of a scale where one is chosen, with its values.
    package func scaleChoice(_ scale: FeedbackScale) -> String {
        switch scale {
        case .average: say("Average (good, so-so, bad)", context: "a scale of feedback")
        case .polarized: say("Polarized (really good, very bad)", context: "a scale of feedback")
        }
    }

    /// The state of a film that is still to be seen, in its row and on its page.
    package var wanted: String {
        say("on your watchlist", context: "a film that is still to be seen")
    }

    /// A sentence about a film's feedback, such as "You thought it was good", or `nil` if there is none.
    package func verdict(_ feedback: Feedback) -> String? {
        let word = self.feedback(feedback)
        return word.isEmpty ? nil : say("You thought it was {feedback}", ["feedback": word])
    }

    /// The number of a viewing, such as "2nd viewing", or that the film was seen before if there is
    /// no number. Empty for neither.
    package func viewing(of film: Film) -> String {
        film.viewing.map(viewing(number:))
            ?? (film.isRewatch ? say("Seen before", context: "a film") : "")
    }

    private func viewing(number: Int) -> String {
        let values: KeyValuePairs = ["number": "\(number)"]
        return switch (number % 100, number % 10) {
        case (11...13, _): say("{number}th viewing", values)
        case (_, 1): say("{number}st viewing", values)
        case (_, 2): say("{number}nd viewing", values)
        case (_, 3): say("{number}rd viewing", values)
        default: say("{number}th viewing", values)
        }
    }

    /// The rating of others, such as "Rated 7.8/10 by others on IMDb".
    package func ratingOfOthers(_ rating: ImportedRating) -> String {
        rating.source.isEmpty
            ? say("Rated {value} by others", ["value": rating.value])
            : say(
                "Rated {value} by others on {source}",
                ["value": rating.value, "source": rating.source])
    }

    /// The person's own rating, such as "Rated 8/10 on IMDb".
    package func rating(_ rating: ImportedRating) -> String {
        rating.source.isEmpty
            ? say("Rated {value}", ["value": rating.value])
            : say("Rated {value} on {source}", ["value": rating.value, "source": rating.source])
    }

    /// Stars in words, such as "3.5 of 5 stars".
    package func stars(_ stars: Stars?) -> String {
        guard let stars else { return say("No stars") }
        let number = (Double(stars.halves) / 2).formatted(.number.locale(locale))
        return say("{number} of 5 stars", ["number": number])
    }

    /// A running time, such as "1 h 26 min", or an empty text for one that no film can have.
    package func runningTime(minutes: Int) -> String {
        FilmError.runningTimes.contains(minutes) ? duration(minutes: minutes) : ""
    }
}

package import Domain
package import EntryFeature
internal import Foundation
package import Presentation
package import Wording

extension FormKey {
    /// The feedback that a new film is saved with.
    package static let feedback = FormKey("feedback")
    /// Whether a film of the watchlist stays there, instead of becoming this viewing.
    package static let staysWanted = FormKey("staysWanted")
    package static let wanted = FormKey(FieldName.wanted)
}

/// The rows of a film's form.
package enum FilmRows {
    /// Returns the rows.
    ///
    /// - Parameters:
    ///   - givesStars: whether the person gives stars as well.
    ///   - hasLine: whether a line above the fields fills them.
    package static func of(
        _ film: Film, asksFeedback: Bool, givesStars: Bool = false, hasLine: Bool = false,
        _ words: Localizer
    ) -> [EntryRow<Film>] {
        let fields = EntryRows<Film>(words)
        let line = fields.line(
            change: words.say("C_hange to Trip"), hint: words.exampleOfFilm)
        let feedback = EntryRow<Film>(
            .feedback, .choice(FormFeedback.names(in: words)),
            caption: words.say("_Feedback", context: "for a film"),
            excludedBy: .wanted)
        // A film that was seen cannot become a wanted one.
        let offersWanted = film.title.isEmpty || film.isWanted
        return (hasLine ? line : [])
            + [
                fields.row(.title, isRequired: true), fields.row(.year), fields.row(.directors),
            ]
            + (offersWanted
                ? [fields.row(.wanted, caption: words.say("On my watchlist (not seen yet)"))] : [])
            + [fields.row(.watched, excludedBy: .wanted)]
            + (asksFeedback ? [feedback] : [])
            + (givesStars ? [fields.stars(in: words)] : [])
            + [
                fields.row(.place), fields.row(.tags), fields.row(.viewing), fields.row(.link),
                fields.row(.notes),
                EntryRow(FormKey("filmDetails"), .more, caption: words.say("_More Details")),
                fields.row(.picture),
                fields.row(.originalTitle), fields.row(.cast), fields.row(.runningTime),
                fields.row(.genres), fields.row(.countries), fields.row(.languages),
                EntryRow(.staysWanted, .agreement),
            ]
    }
}

/// The feedback that the form of a new film saves with it.
struct FormFeedback {
    let now: () -> Date

    /// The values of both scales, after the one for no feedback.
    static let offered: [Feedback] =
        [.none] + Feedback.allCases.filter { $0 != .none }.reversed()

    static func names(in words: Localizer) -> [String] {
        offered.map {
            $0 == .none ? words.say("None yet", context: "feedback") : words.feedback($0)
        }
    }

    /// Returns the change that adds the chosen feedback, or `nil` if none is chosen or the film is
    /// a wanted one.
    func change(for draft: FormDraft) -> (@Sendable (Film) -> Film)? {
        let place = draft[choice: .feedback]
        guard !draft[flag: .wanted], Self.offered.indices.contains(place) else { return nil }
        let feedback = Self.offered[place]
        guard feedback != .none else { return nil }
        let moment = Date(timeIntervalSince1970: now().timeIntervalSince1970.rounded(.down))
        return { film in
            var film = film
            film.scale =
                FeedbackScale.allCases.first { $0.choices.contains(feedback) } ?? film.scale
            film.feedbackGiven.append(GivenFeedback(feedback, at: moment))
            return film
        }
    }
}

extension EntryRows<Film> {
    /// Returns the row of the person's own rating in stars. A rating of another scale stays as it is
    /// until other stars are chosen.
    func stars(in words: Localizer) -> EntryRow<Film> {
        let offered: [Stars?] = [nil] + Stars.allCases.reversed()
        let key = FormKey(FieldName.rating)
        return row(
            .rating, as: .choice(offered.map { words.stars($0) }), caption: words.say("Stars"),
            excludedBy: .wanted,
            show: { $1[choice: key] = offered.firstIndex(of: $0.rating?.stars) ?? 0 },
            read: { reading, film in
                let place = reading.draft[choice: key]
                if offered.indices.contains(place) { film = film.giving(offered[place]) }
            })
    }
}

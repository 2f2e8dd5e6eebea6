package import Domain
package import EntryFeature
package import Presentation
package import Wording

extension FormKey {
    /// The feedback that a new film is saved with.
    package static let feedback = FormKey("feedback")
    /// Whether a film of the watchlist stays there, instead of becoming this viewing.
    package static let staysWanted = FormKey("staysWanted")
    package static let wanted = FormKey(FieldName.wanted)
    package static let watched = FormKey(FieldName.watched)
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
        let fields = EntryRows<Film>(words, kindTag: "Film")
        let line = FormRow(
            .line, .line(change: words.say("C_hange to Trip")), caption: words.inOneLine,
            hint: words.exampleOfFilm)
        let feedback = FormRow(
            .feedback, .choice(FormFeedback.names(in: words)),
            caption: words.say("_Feedback", context: "for a film"),
            excludedBy: .wanted)
        // A film that was seen cannot become a wanted one.
        let offersWanted = film.title.isEmpty || film.isWanted
        return (hasLine ? [EntryRow(line)] : [])
            + [
                fields.row(.title, isRequired: true), fields.row(.year), fields.row(.directors),
            ]
            + (offersWanted
                ? [fields.row(.wanted, caption: words.say("On my watchlist (not seen yet)"))] : [])
            + [fields.row(.watched, excludedBy: .wanted)]
            + (asksFeedback ? [EntryRow(feedback)] : [])
            + (givesStars ? [fields.stars(in: words)] : [])
            + [
                fields.row(.place), fields.row(.tags), fields.row(.viewing), fields.row(.link),
                fields.row(.notes),
                EntryRow(
                    FormRow(FormKey("filmDetails"), .more, caption: words.say("_More Details"))),
                fields.row(.picture),
                fields.row(.originalTitle), fields.row(.cast), fields.row(.runningTime),
                fields.row(.genres), fields.row(.countries), fields.row(.languages),
                EntryRow(FormRow(.staysWanted, .agreement)),
            ]
    }
}

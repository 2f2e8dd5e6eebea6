public import Foundation

extension FilmLine {
    /// Returns the film of the line, with its feedback given at a moment.
    ///
    /// - Parameter today: the day of the viewing if the line has none.
    public func film(on today: CalendarDay?, at moment: Date) -> Film {
        let feedback = feedback ?? .none
        return Film(
            title: title, year: year, watched: isWanted ? nil : day ?? today, place: place,
            scale: FeedbackScale.allCases.first { $0.choices.contains(feedback) } ?? .average,
            feedbackGiven: feedback == .none ? [] : [GivenFeedback(feedback, at: moment)],
            isRewatch: isRewatch, isWanted: isWanted, rating: importedRating)
    }

    /// The rating as an import has it, from no service, or `nil` if there is none.
    public var importedRating: ImportedRating? {
        rating.map { ImportedRating($0.text, source: "") }
    }
}

public import Domain
internal import Foundation

extension Localizer {
    /// The words by which a line about a trip is read: those of the locale's language and of
    /// English, and the connecting words of every language.
    ///
    /// - Parameter known: the names that are told apart from other words.
    public func tripLineWords(today: CalendarDay, known: KnownNames) -> TripLineWords {
        var meanings = LineVocabulary.links
        for language in vocabularies { meanings.add(language.trip) }
        for mode in TravelMode.allCases where mode != .other {
            meanings.add([.mode(mode): [DayWords.key(self.mode(mode))]])
        }
        return TripLineWords(
            days: DayReader(words: dayWords, today: today, tendency: .thisYear),
            meanings: meanings, known: known)
    }

    /// The words by which a line about a film is read: those of the locale's language and of
    /// English.
    public func filmLineWords(today: CalendarDay, known: KnownNames) -> FilmLineWords {
        var meanings: [String: Set<FilmWord>] = [:]
        for language in vocabularies { meanings.add(language.film) }
        meanings.add([.venue: LineVocabulary.services])
        for feedback in Feedback.allCases where feedback != .none {
            let names = [self.feedback(feedback), Self.inEnglish.feedback(feedback)]
            meanings.add([.feedback(feedback): names.map(DayWords.key) + [feedback.fileWord]])
        }
        // Until it was "so-so", this was the word that was shown.
        meanings.add([.feedback(.soAndSo): ["so and so"]])
        return FilmLineWords(
            days: DayReader(words: dayWords, today: today, tendency: .past), meanings: meanings,
            known: known)
    }

    /// Returns whether a line is about a film or a trip.
    public func kind(ofLine text: String, today: CalendarDay, known: KnownNames) -> EntryKind {
        text.allSatisfy(\.isWhitespace)
            ? .trip
            : .kind(
                ofLine: text, trips: tripLineWords(today: today, known: known),
                films: filmLineWords(today: today, known: known))
    }

    /// The words of English and of the locale's language.
    var vocabularies: [LineVocabulary] {
        [.english, LineVocabulary.of(locale.language.languageCode?.identifier)]
            .compactMap(\.self)
    }
}

internal import Domain
internal import EntryFeature
internal import Wording

extension FilmLine {
    /// Reads the line with which a form begins, or fails if it begins without one. If a word is not
    /// understood the whole line becomes the title, so that nothing that was typed is lost.
    init?(_ subject: FormMode, today: CalendarDay?, words: Localizer) {
        guard case .line(let text) = subject, let today else { return nil }
        let line = FilmLineReader.line(text, words: words.filmLineWords(today: today))
        self = line.unknown.isEmpty ? line : FilmLine(title: text)
    }

    /// Returns the film of the line.
    ///
    /// - Parameter today: the day of viewing if the line has none.
    func film(unless today: CalendarDay?) -> Film {
        Film(title: title, year: year, watched: day ?? today)
    }
}

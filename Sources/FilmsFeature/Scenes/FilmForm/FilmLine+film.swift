internal import Domain
internal import EntryFeature
internal import Wording

extension FilmLine {
    /// The film in one line with which a form begins; nil for a form that begins with none. Where a word of
    /// it is not understood, all of it is the title, so that nothing of what was typed is lost.
    init?(_ subject: FormSubject, today: CalendarDay?, words: LocalWords) {
        guard case .line(let text) = subject, let today else { return nil }
        let line = FilmLineReader.line(text, words: words.filmLineWords(today: today))
        self = line.unknown.isEmpty ? line : FilmLine(title: text)
    }

    /// - Parameter today: the day it was watched where the line says none.
    func film(unless today: CalendarDay?) -> Film {
        Film(title: title, year: year, watched: day ?? today)
    }
}

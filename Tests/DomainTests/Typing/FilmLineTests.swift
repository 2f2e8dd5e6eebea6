import Domain
import Testing

@testable import Wording

@Suite("A film in one line")
struct FilmLineTests {
    private let words = Localizer.inEnglish

    private func today() throws -> CalendarDay {
        try #require(CalendarDay(year: 2026, month: 11, day: 23))
    }

    /// Returns the parts of a line, such as "Brief Encounter, 1945, 2026-11-22, good", with a dash
    /// for each missing one.
    private func said(_ text: String) throws -> String {
        let line = FilmLineReader.line(text, words: words.filmLineWords(today: try today()))
        return [
            line.title, line.year.map(String.init) ?? "-", line.day?.isoText ?? "-",
            line.feedback?.fileWord ?? "-",
        ].joined(separator: ", ")
            + (line.unknown.isEmpty ? "" : " and " + line.unknown.joined(separator: " "))
    }

    @Test(
        "Title, year, day and feedback are told apart",
        arguments: [
            ("Brief Encounter (1945) yesterday good", "Brief Encounter, 1945, 2026-11-22, good"),
            ("Brief Encounter (1945) good yesterday", "Brief Encounter, 1945, 2026-11-22, good"),
            ("Brief Encounter (1945)", "Brief Encounter, 1945, -, -"),
            ("Brief Encounter really good", "Brief Encounter, -, -, really-good"),
            ("Brief Encounter 20.11.2026 so and so", "Brief Encounter, -, 2026-11-20, so-and-so"),
            ("Brief Encounter (1945) so-so", "Brief Encounter, 1945, -, so-and-so"),
            ("Gilda (1946) friday VERY BAD", "Gilda, 1946, 2026-11-20, very-bad"),
            ("Stalker today", "Stalker, -, 2026-11-23, -"),
            ("M (1931) at home good", "M, 1931, -, good and at home"),
            ("2001 (1968) 12", "2001, 1968, 2026-11-12, -"), ("", ", -, -, -"),
        ])
    func parts(text: String, expected: String) throws {
        #expect(try said(text) == expected)
    }

    @Test(
        "The end of a title is no day and no feedback",
        arguments: [
            "Apollo 13", "His Girl Friday", "8 1/2", "Blade Runner 2049", "A Raisin in the Sun",
            "It Happened Tomorrow", "Yesterday", "Good", "(500)", "Day of the Dead 2",
        ])
    func titles(text: String) throws {
        #expect(try said(text) == "\(text), -, -, -")
    }

    @Test(
        "A line is about a film where it says so, and with an arrow or two times about a trip",
        arguments: [
            ("Brief Encounter (1945)", true), ("Train to Busan (2016) yesterday good", true),
            ("Stalker good", true), ("Stalker yesterday", true), ("Stalker", false),
            ("Köln 14:02 → Wien 23:33 yesterday", false), ("Köln 14:02 Wien 23:33 good", false),
            ("Köln to Wien 14:02 yesterday", false), ("Köln to Wien yesterday", false),
            ("A (1945) → B", false), ("", false),
        ])
    func kinds(text: String, isFilm: Bool) throws {
        #expect((words.kind(ofLine: text, today: try today()) == .film) == isFilm)
    }

    @Test("What each word was taken for is said")
    func meanings() throws {
        let line = FilmLineReader.line(
            "M (1931) yesterday bad", words: words.filmLineWords(today: try today()))
        #expect(
            words.meanings(of: line) == [
                "title: M", "year: (1931)", "on Sunday, 22 November 2026",
                "feedback: bad",
            ])
    }
}

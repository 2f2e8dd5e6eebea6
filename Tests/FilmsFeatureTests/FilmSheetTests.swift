import Domain
import Presentation
import Testing
import Wording

@testable import FilmsFeature

@Suite("A film on paper")
struct FilmSheetTests {
    @Test("It has everything that its page says, and every feedback in place of the latest")
    func everything() {
        let film = Film(
            title: "Brief Encounter", year: 1945, directors: ["David Lean"],
            watched: CalendarDay(year: 2026, month: 11, day: 19), tags: ["classic"],
            notes: "A station.\nTea.",
            feedbackGiven: Array(repeating: GivenFeedback(.bad, at: nil), count: 20)
                + [GivenFeedback(.good, at: nil)],
            viewing: 2, rating: ImportedRating("8/10", source: "IMDb"),
            link: "https://example.org/film")
        let shown = FilmViewModel.of(film)
        #expect(shown.feedbackHistory.hasPrefix("1 earlier …"))
        let sheet = shown.sheet(feedbackHistory: "bad\ngood", in: .inEnglish, writtenOn: 0)
        #expect(
            sheet.text == """
                Brief Encounter
                1945 · 19 November 2026

                You thought it was good

                2nd viewing
                Rated 8/10 on IMDb
                Director: David Lean
                Tags: classic
                Link: https://example.org/film

                Feedback

                bad
                good

                Notes

                A station.
                Tea.

                """)
    }

    @Test("Its picture is on it, and not in its text")
    func picture() {
        let film = FilmViewModel.of(
            Film(title: "M", picture: TicketFile(path: "/tickets/M.jpg")))
        let sheet = film.sheet(feedbackHistory: "", in: .inEnglish, writtenOn: 0)
        #expect(sheet.picture == "/tickets/M.jpg" && sheet.text == "M\nUnknown date\n")
    }

    @Test("Whatever is unknown takes no room")
    func little() {
        let film = FilmViewModel.of(Film(title: "M"))
        let sheet = film.sheet(feedbackHistory: "", in: .inEnglish, writtenOn: 0)
        #expect(sheet.text == "M\nUnknown date\n")
    }
}

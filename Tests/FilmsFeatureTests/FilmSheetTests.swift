import Presentation
import Testing
import Wording

@testable import FilmsFeature

@Suite("A film on paper")
struct FilmSheetTests {
    @Test("It has everything that its page says, and every feedback in place of the latest")
    func everything() {
        let film = FilmViewModel(
            id: "film.ics", title: "Brief Encounter", year: "1945", day: "19 November 2026",
            tags: "classic", notes: "A station.\nTea.", link: "https://example.org/film",
            rating: "Rated 8/10 on IMDb", viewing: "2nd viewing",
            facts: [Fact("Director", "David Lean")], feedback: "You thought it was good",
            feedbackHistory: "1 earlier … → good", isFeedbackHistoryComplete: false)
        let sheet = film.sheet(feedbackHistory: "bad\ngood", in: .inEnglish, writtenOn: 0)
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
        var film = FilmViewModel(id: "film.ics", title: "M", day: "Unknown date")
        film.picture = "/tickets/M.jpg"
        let sheet = film.sheet(feedbackHistory: "", in: .inEnglish, writtenOn: 0)
        #expect(sheet.picture == "/tickets/M.jpg" && sheet.text == "M\nUnknown date\n")
    }

    @Test("Whatever is unknown takes no room")
    func little() {
        let film = FilmViewModel(id: "film.ics", title: "M", day: "Unknown date")
        let sheet = film.sheet(feedbackHistory: "", in: .inEnglish, writtenOn: 0)
        #expect(sheet.text == "M\nUnknown date\n")
    }
}

import Domain
import EntryFeature
import Presentation
import TestSupport
import Testing

@testable import FilmsFeature

struct FilmDraftTests {
    private let film = Film(
        title: "Brief Encounter", year: 1945, directors: ["David Lean", "N. Coward"],
        watched: CalendarDay(year: 2026, month: 11, day: 19), place: "Filmcasino",
        tags: ["classic", "trains"], notes: "Tea.", scale: .polarized,
        feedbackGiven: [GivenFeedback(.good, at: thatEvening)], viewing: 2,
        rating: ImportedRating("8/10", source: "Kinopoisk"), link: "https://example.org")

    @Test("An unchanged draft leaves a film as it is")
    func unchanged() throws {
        let form = FilmForm.of(film)
        #expect(try form.change(form.draft)(film) == film)
    }

    @Test("A draft holds what a form can change of a film")
    func draft() {
        #expect(
            FilmForm.of(film).draft
                == FilmDraft(
                    title: "Brief Encounter", year: "1945",
                    directors: "David Lean, N. Coward",
                    day: "2026-11-19", place: "Filmcasino",
                    tags: "classic, trains", notes: "Tea.", viewing: "2",
                    link: "https://example.org"))
    }

    @Test("Only the fields that were changed are applied")
    func changed() throws {
        let form = FilmForm.of(film)
        var draft = form.draft
        draft.title = " Encounter\n"
        draft.day = ""
        var meanwhile = film
        meanwhile.place = "Gartenbaukino"
        meanwhile.feedbackGiven = []
        var expected = meanwhile
        expected.title = "Encounter"
        expected.watched = nil
        #expect(try form.change(draft)(meanwhile) == expected)
    }

    @Test("All that was changed meanwhile stays beside the one field that was typed in")
    func meanwhile() throws {
        let meanwhile = Film(
            title: "Laura", year: 1944, directors: ["Otto Preminger"],
            watched: CalendarDay(year: 2026, month: 11, day: 1), place: "Gartenbaukino",
            tags: ["noir"], notes: "Coffee.", viewing: 3,
            link: "https://example.net")
        func check<Value>(
            _ field: WritableKeyPath<FilmDraft, Value>, _ typed: Value,
            _ kept: (inout Film) -> Void
        ) throws {
            let form = FilmForm.of(film)
            var draft = form.draft
            draft[keyPath: field] = typed
            var expected = meanwhile
            kept(&expected)
            #expect(try form.change(draft)(meanwhile) == expected)
        }
        try check(\.title, "Gilda") { $0.title = "Gilda" }
        try check(\.year, "1946") { $0.year = 1946 }
        try check(\.directors, "Charles Vidor, ") { $0.directors = ["Charles Vidor"] }
        try check(\.day, "") { $0.watched = nil }
        try check(\.place, "Kino") { $0.place = "Kino" }
        try check(\.tags, "blame") { $0.tags = ["blame"] }
        try check(\.notes, "Mame.") { $0.notes = "Mame." }
        try check(\.viewing, "4") { $0.viewing = 4 }
        try check(\.link, "") { $0.link = "" }
        try check(\.originalTitle, " Gilda ") { $0.originalTitle = "Gilda" }
        try check(\.runningTime, "110") { $0.runningTime = 110 }
        try check(\.genres, "noir, drama") { $0.genres = ["noir", "drama"] }
        try check(\.countries, "USA") { $0.countries = ["USA"] }
        try check(\.languages, "English") { $0.languages = ["English"] }
    }

    @Test("Fields can be emptied, and are filled without surrounding spaces")
    func emptied() throws {
        let emptied = try FilmForm.of(film).change(FilmDraft(title: "M"))(film)
        #expect(
            emptied
                == Film(
                    title: "M", scale: .polarized, feedbackGiven: film.feedbackGiven,
                    rating: film.rating))
        let filled = try FilmForm.of(emptied).change(
            FilmDraft(
                title: "M", year: " 1931 ", place: " Kino ", viewing: " 3 ",
                link: " https://example.org "))(emptied)
        #expect(filled.year == 1931)
        #expect(filled.place == "Kino")
        #expect(filled.viewing == 3)
        #expect(filled.link == "https://example.org")
    }

    @Test(
        "Tags are separated by commas, each there once, and “Film” is none",
        arguments: [
            ("", []), (" , ,", []), ("classic", ["classic"]),
            ("  classic ,with trains,  ", ["classic", "with trains"]),
            ("b, a, b, B", ["b", "a"]), ("Film, film, filmed", ["filmed"]),
        ] as [(String, [String])])
    func tags(_ typed: String, _ tags: [String]) {
        #expect(FilmForm.of(Film(title: "")).content(of: FilmDraft(tags: typed)).tags == tags)
    }
}

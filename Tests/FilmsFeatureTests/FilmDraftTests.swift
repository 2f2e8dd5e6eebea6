import Domain
import Presentation
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
    func unchanged() {
        let draft = FilmDraft(film)
        #expect(draft.change(from: draft)(film) == film)
    }

    @Test("A draft holds what a form can change of a film")
    func draft() {
        #expect(
            FilmDraft(film)
                == FilmDraft(
                    title: "Brief Encounter", year: "1945",
                    directors: "David Lean, N. Coward",
                    day: .init(year: 2026, month: 11, day: 19), place: "Filmcasino",
                    tags: "classic, trains", notes: "Tea.", viewing: "2",
                    link: "https://example.org"))
    }

    @Test("Only the fields that were changed are applied")
    func changed() {
        let original = FilmDraft(film)
        var draft = original
        draft.title = " Encounter\n"
        draft.day = nil
        var meanwhile = film
        meanwhile.place = "Gartenbaukino"
        meanwhile.feedbackGiven = []
        var expected = meanwhile
        expected.title = "Encounter"
        expected.watched = nil
        #expect(draft.change(from: original)(meanwhile) == expected)
    }

    @Test("All that was changed meanwhile stays beside the one field that was typed in")
    func meanwhile() {
        let meanwhile = Film(
            title: "Laura", year: 1944, directors: ["Otto Preminger"],
            watched: CalendarDay(year: 2026, month: 11, day: 1), place: "Gartenbaukino",
            tags: ["noir"], notes: "Coffee.", viewing: 3,
            link: "https://example.net")
        func check<Value>(
            _ field: WritableKeyPath<FilmDraft, Value>, _ typed: Value,
            _ kept: (inout Film) -> Void
        ) {
            let original = FilmDraft(film)
            var draft = original
            draft[keyPath: field] = typed
            var expected = meanwhile
            kept(&expected)
            #expect(draft.change(from: original)(meanwhile) == expected)
        }
        check(\.title, "Gilda") { $0.title = "Gilda" }
        check(\.year, "1946") { $0.year = 1946 }
        check(\.directors, "Charles Vidor, ") { $0.directors = ["Charles Vidor"] }
        check(\.day, nil) { $0.watched = nil }
        check(\.place, "Kino") { $0.place = "Kino" }
        check(\.tags, "blame") { $0.tags = ["blame"] }
        check(\.notes, "Mame.") { $0.notes = "Mame." }
        check(\.viewing, "4") { $0.viewing = 4 }
        check(\.link, "") { $0.link = "" }
        check(\.originalTitle, " Gilda ") { $0.originalTitle = "Gilda" }
        check(\.runningTime, "110") { $0.runningTime = 110 }
        check(\.genres, "noir, drama") { $0.genres = ["noir", "drama"] }
        check(\.countries, "USA") { $0.countries = ["USA"] }
        check(\.languages, "English") { $0.languages = ["English"] }
    }

    @Test("Fields can be emptied, and are filled without surrounding spaces")
    func emptied() {
        let emptied = FilmDraft(title: "M").change(from: FilmDraft(film))(film)
        #expect(
            emptied
                == Film(
                    title: "M", scale: .polarized, feedbackGiven: film.feedbackGiven,
                    rating: film.rating))
        let filled = FilmDraft(
            title: "M", year: " 1931 ", place: " Kino ", viewing: " 3 ",
            link: " https://example.org "
        ).change(from: FilmDraft(emptied))(emptied)
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
        #expect(FilmDraft(tags: typed).film.tags == tags)
    }
}

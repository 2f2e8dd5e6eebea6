import Domain
import Testing

@testable import Statistics

@Suite("All opinions")
struct OpinionTallyTests {
    private func film(_ feedback: Feedback, own: Int?) -> CountedFilm {
        var film = CountedFilm(EntryID("m.ics"), title: FortyEntries.name("M"))
        (film.feedback, film.ownRating) = (feedback, own)
        return film
    }

    @Test("A film counts by its word, or else by its stars, and without both not at all")
    func counts() {
        var opinions = OpinionTally()
        for film in [
            film(.good, own: nil), film(.reallyGood, own: 100), film(.none, own: 1_000),
            film(.none, own: 700), film(.none, own: 200), film(.none, own: nil),
            film(.none, own: 0),
        ] {
            opinions.add(film)
        }
        #expect(opinions.counts == [.good: 2, .reallyGood: 2, .veryBad: 1])
        #expect(opinions.inStars == 3)
    }

    @Test("The figures of a page have them")
    func page() {
        let page = FilmPageFigures(of: [film(.none, own: 900), film(.bad, own: nil)])
        #expect(page.opinions.counts == [.reallyGood: 1, .bad: 1])
    }
}

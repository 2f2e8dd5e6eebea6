import Testing

@testable import Domain

@Suite("Stars")
struct StarsTests {
    @Test("There are ten, from half a star to five, and no others")
    func all() {
        #expect(Stars.allCases.map(\.halves) == Array(1...10))
        #expect(Stars(halves: 0) == nil && Stars(halves: 11) == nil)
    }

    @Test("They are a rating of five, as a person's own", arguments: Stars.allCases)
    func rating(_ stars: Stars) {
        #expect(stars.rating.source.isEmpty)
        #expect(stars.rating.stars == stars && stars.rating.isInStars)
    }

    @Test("Half a star is written with its whole part")
    func text() {
        #expect(Stars.allCases.map(\.rating.value).prefix(3) == ["0.5/5", "1/5", "1.5/5"])
    }

    @Test(
        "Those of another rating are the nearest, at least half a star",
        arguments: [
            ("9/10", 9), ("80%", 8), ("7.8/10", 8), ("1/100", 1), ("4/5", 8), ("6", 6),
        ])
    func nearest(_ value: String, halves: Int) {
        #expect(ImportedRating(value, source: "IMDb").stars?.halves == halves)
    }

    @Test("A text that is no rating has none, and a rating that says more is not in them")
    func others() {
        #expect(ImportedRating("good", source: "").stars == nil)
        #expect(!ImportedRating("good", source: "").isInStars)
        #expect(!ImportedRating("4/5", source: "Letterboxd").isInStars)
        #expect(!ImportedRating("8/10", source: "").isInStars)
    }

    @Test("They replace the rating of a film, and taken back leave none")
    func giving() {
        let film = Film(title: "M", rating: ImportedRating("9/10", source: "IMDb"))
        #expect(film.giving(Stars(halves: 7)).rating == ImportedRating("3.5/5", source: ""))
        #expect(film.giving(nil).rating == nil)
    }
}

import Testing

@testable import Domain

/// Tests of the rules that forms, the command line, imports and the reader of files share.
struct ValidatesFilmTests {
    private let rules = ValidatesFilm()

    @Test(
        "A film has a title that can be seen, and a year in which films were made",
        arguments: [
            (Film(title: "M"), []), (Film(title: ""), [.emptyTitle]),
            (Film(title: " "), [.emptyTitle]), (Film(title: "\t\n\u{3000}"), [.emptyTitle]),
            (Film(title: "M", year: 1870), []), (Film(title: "M", year: 2200), []),
            (Film(title: "M", year: 0), [.impossibleYear(0)]),
            (Film(title: "M", year: 1869), [.impossibleYear(1869)]),
            (Film(title: "M", year: 2201), [.impossibleYear(2201)]),
            (Film(title: "M", year: -1945), [.impossibleYear(-1945)]),
            (Film(title: "", year: .max), [.emptyTitle, .impossibleYear(.max)]),
        ] as [(Film, [FilmError])])
    func everyFilm(film: Film, errors: [FilmError]) {
        #expect(rules.errors(in: film) == errors)
        #expect(rules.errors(in: film, changedFrom: nil) == errors)
        #expect(rules.errors(in: film, changedFrom: film) == errors)
    }

    @Test(
        "New values are possible numbers and addresses; those of a file are kept",
        arguments: [
            (Film(title: "M", viewing: 1), []),
            (Film(title: "M", viewing: 0), [.viewingIsNoNumber("0")]),
            (Film(title: "M", viewing: -2), [.viewingIsNoNumber("-2")]),
            (Film(title: "M", runningTime: 1), []), (Film(title: "M", runningTime: 100_000), []),
            (Film(title: "M", runningTime: 0), [.runningTimeIsNoNumber("0")]),
            (Film(title: "M", runningTime: 100_001), [.runningTimeIsNoNumber("100001")]),
            (Film(title: "M", link: "HTTP://example.org"), []),
            (Film(title: "M", link: "https://example.org/a?b=c"), []),
            (Film(title: "M", link: "example.org"), [.linkIsNoAddress("example.org")]),
            (Film(title: "M", link: "ftp://example.org"), [.linkIsNoAddress("ftp://example.org")]),
            (Film(title: "M", link: "https://"), [.linkIsNoAddress("https://")]),
            (
                Film(title: "M", link: "https://example.org/a b"),
                [.linkIsNoAddress("https://example.org/a b")]
            ),
            (
                Film(title: "M", runningTime: 0, viewing: 0, link: "x"),
                [.viewingIsNoNumber("0"), .runningTimeIsNoNumber("0"), .linkIsNoAddress("x")]
            ),
        ] as [(Film, [FilmError])])
    func writtenAnew(film: Film, errors: [FilmError]) {
        #expect(rules.errors(in: film, changedFrom: nil) == errors)
        #expect(rules.errors(in: film, changedFrom: Film(title: "M")) == errors)
        #expect(rules.errors(in: film, changedFrom: film).isEmpty)
        #expect(rules.errors(in: film).isEmpty)
    }

    @Test("The first rule that is broken is thrown")
    func thrown() throws {
        try rules.check(Film(title: "M", viewing: 0))
        #expect(throws: FilmError.emptyTitle) { try rules.check(Film(title: "", year: 1)) }
        #expect(throws: FilmError.viewingIsNoNumber("0")) {
            try rules.check(Film(title: "M", viewing: 0), changedFrom: nil)
        }
    }
}

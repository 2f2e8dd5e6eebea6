import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

struct KodiTests {
    private let reader = KodiReader()

    private func library(_ answer: String? = nil) async throws -> SourceContents {
        let files = try [SourceFile].fixtures("kodi").filter { $0.name.hasSuffix(".xml") }
        return try await contents(
            files, by: reader, answer.map { [UnwatchedFilms.question: $0] } ?? [:])
    }

    @Test("Played films were seen on the day of the last play; all else is left out by name")
    func database() async throws {
        let found = try await library()
        #expect(
            account(found) == [
                "videodb.xml:2 Brief Encounter (1945), 2024-01-05, 9/10, again, viewing 2, = tt0037558",
                "videodb.xml:3 Romeo & Julia \"1936\" (1936), undated, = tmdb:44004",
                "videodb.xml:4 left out: Playtime (1967): Not marked as watched",
                "videodb.xml:5 unreadable: Jules & Jim: “some day” is not a date.",
                "videodb.xml:6 unreadable: : A film needs a title.",
                "videodb.xml:7 left out: Dekalog: A series, not a film",
                "videodb.xml:8 left out: Waves: A music video, not a film",
            ])
        let film = try #require(found.records.first?.film)
        #expect(film.originalTitle.isEmpty && film.ratingOfOthers == nil)
        #expect(film.directors == ["David Lean"] && film.countries == ["United Kingdom"])
        #expect(film.genres == ["Drama", "Romance"] && film.runningTime == 86)
        let other = try #require(found.records.last?.film)
        #expect(other.genres == ["Drama", "Romance"] && other.runningTime == 125)
        #expect(other.originalTitle == "Romeo and Juliet")
        #expect(other.link == "https://www.themoviedb.org/movie/44004")
    }

    @Test("Unwatched films are asked about, and may be a list or be wanted")
    func unwatched() async throws {
        let question = try #require(try await library().questions.first)
        #expect(question.preset == "leave")
        #expect(question.rows.map(\.title) == ["Playtime (1967)"])
        let listed = account(try await library("list"))
        #expect(listed.contains("videodb.xml:0 list: Kodi, 1 film"))
        #expect(!listed.contains { $0.hasPrefix("videodb.xml:4") })
        let wanted = account(try await library("wanted"))
        #expect(wanted.contains("videodb.xml:4 Playtime (1967), wanted, = watchlist:tt0062136"))
    }

    @Test("A folder of files is read file by file, and what follows a film does not matter")
    func folder() async throws {
        let files = try [SourceFile].fixtures("kodi/films")
        let found = try await contents(files, by: reader)
        #expect(
            account(found) == [
                "Ikiru.nfo:1 left out: Ikiru (1952): Not marked as watched",
                "Le Samourai.nfo:1 Le Samouraï (1967), 2023-02-11, 4/5, = tt0062229",
                "S01E01.nfo:1 left out: Fernweh: An episode, not a film",
                "S01E01.nfo:2 left out: Die Mitte der Welt: An episode, not a film",
                "broken.nfo:1 unreadable: : The file ends in the middle of it.",
                "tvshow.nfo:1 left out: Heimat: A series, not a film",
            ])
        #expect(found.records.first?.film?.cast == ["Alain Delon", "Cathy Rosier"])
        #expect(found.sources == [.export(of: "Kodi", files: files.map(\.name).sorted())])
    }

    private static let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]

    private static let keeping = KodiReader(keptIn: TicketDestination("/kept") { _ in true })

    private func pictures(_ names: [String], isKept: Bool = true) async throws
        -> [String]
    {
        let film = "<movie><title>NAME</title><playcount>1</playcount></movie>"
        let files = names.map { name in
            name.hasSuffix(".nfo")
                ? SourceFile.holding(film.replacing("NAME", with: name), named: name)
                : .holding(Self.picture, named: name)
        }
        let found = try await contents(files, by: isKept ? Self.keeping : reader)
        for ticket in found.tickets { #expect(try await ticket.content() == Self.picture) }
        return found.records.compactMap(\.film).map { film in
            let ticket = found.tickets.first { $0.placeholder == film.picture }
            return ticket.map { "\($0.placeholder.address) \($0.folder)/\($0.name)" } ?? "none"
        }
    }

    @Test("A poster beside a film is its picture, by the film's own name before that of the folder")
    func posters() async throws {
        #expect(
            try await pictures(["a/M.nfo", "a/Poster.JPG", "a/folder.jpg", "a/fanart.jpg"])
                == ["document:a/Poster.JPG /kept/a-M.nfo.jpg"])
        #expect(
            try await pictures(["M.nfo", "folder.png", "M-poster.jpg"])
                == ["document:M-poster.jpg /kept/M.nfo.jpg"])
        #expect(
            try await pictures(["M.nfo", "folder.png"]) == ["document:folder.png /kept/M.nfo.jpg"])
        #expect(try await pictures(["M.nfo", "other/poster.jpg"]) == ["none"])
        #expect(try await pictures(["M.nfo", "poster.jpg"], isKept: false) == ["none"])
        // The poster of the folder may be that of either film.
        #expect(
            try await pictures(["M.nfo", "Gilda.nfo", "poster.jpg", "Gilda-poster.jpg"])
                == ["none", "document:Gilda-poster.jpg /kept/Gilda.nfo.jpg"])
        // A library, or a file of several films, has no poster beside it.
        let film = "<movie><title>M</title><playcount>1</playcount></movie>"
        for text in ["<videodb>\(film)</videodb>", film + film] {
            let files = [
                SourceFile.holding(text, named: "M.nfo"),
                .holding(Self.picture, named: "poster.jpg"),
                .holding(Self.picture, named: "M-poster.jpg"),
            ]
            let found = try await contents(files, by: Self.keeping)
            #expect(found.tickets.isEmpty && !found.records.isEmpty)
        }
        let text = SourceFile.holding("a poster", named: "poster.jpg")
        #expect(!Self.keeping.accompanies(text) && !Self.keeping.recognises(text))
    }

    @Test("A poster that no film gets, or that cannot be shown, is left out with the reason")
    func unusedPosters() async throws {
        let seen = "<movie><title>M</title><playcount>1</playcount></movie>"
        let files: [SourceFile] = [
            .holding(seen, named: "M.nfo"), .holding(Self.picture, named: "M-poster.jpg"),
            .holding(Self.picture, named: "poster.jpg"),
            .holding("<movie><title>Ran</title></movie>", named: "Ran/movie.nfo"),
            .holding(Self.picture, named: "Ran/folder.jpg"),
        ]
        let found = try await contents(files, by: Self.keeping)
        #expect(found.tickets.map(\.name) == ["M.jpg"])
        let left = found.leftOut.filter { $0.reason == .pictureOfNoFilm }
        #expect(left.map(\.row.place.file) == ["Ran/folder.jpg", "poster.jpg"])

        let damaged = try await contents(
            Array(files.prefix(2)),
            by: KodiReader(keptIn: TicketDestination("/kept") { $0 != Self.picture }))
        #expect(damaged.tickets.isEmpty && damaged.records.first?.film?.picture == nil)
        #expect(damaged.records.count == 1 && damaged.leftOut.map(\.reason) == [.noPicture])
    }

    @Test("A poster that is another picture by the time of the import is kept, and nothing else")
    func changedPoster() async throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            "<movie><title>M</title><playcount>1</playcount></movie>", to: "M.nfo")
        let path = scratch.path("poster.jpg")
        try Data(Self.picture).write(to: URL(filePath: path))
        let files = try SourceOpener.open([scratch.url])
        let other = Self.picture + [4]
        let reader = KodiReader(
            keptIn: TicketDestination("/kept") { [Self.picture, other].contains($0) })
        let ticket = try #require(try await contents(files, by: reader).tickets.first)
        #expect(try await ticket.content() == Self.picture)
        try Data(other).write(to: URL(filePath: path))
        #expect(try await ticket.content() == other)
        for damaged in [Self.picture + [5], Self.picture.reversed()] {
            try Data(damaged).write(to: URL(filePath: path))
            await #expect(
                throws: ImportError.unreadable(SourcePlace(file: "poster.jpg"), .changing)
            ) {
                try await ticket.content()
            }
        }
        try scratch.remove("poster.jpg")
        await #expect(throws: ImportError.self) { try await ticket.content() }
    }

    @Test("A file that is not UTF-8 is read as western European")
    func western() async throws {
        let text = "<movie><title>Amour &amp; désir</title><playcount>1</playcount></movie>"
        let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        let found = try await contents([.holding(bytes, named: "amour.nfo")], by: reader)
        #expect(found.records.map(\.film?.title) == ["Amour & désir"])
    }

    @Test(
        "Other files are not taken for Kodi’s",
        arguments: [
            "<html><movie>", "<?xml version=\"1.0\"?><feed/>", "https://www.imdb.com/title/tt1/",
            "<", "<!-- <movie> -->", "<!DOCTYPE movie [<!ENTITY a \"b\">]><movie>",
        ])
    func recognition(content: String) {
        #expect(!reader.recognises(.holding(content, named: "film.nfo")))
    }
}

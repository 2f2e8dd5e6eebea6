import Domain
import FormatsTestSupport
import Synchronization
import Testing

@testable import Formats

@Suite("IMDb's table of all titles")
struct TitleBasicsTests {
    /// Returns the rows about films, each given by its title and year or by its IMDb number.
    private func rows(
        of files: [SourceFile], about films: [(String, Int?)], numbers: [String] = []
    ) async throws -> SourceContents {
        let read = try await contents(files, by: TitleBasicsReader())
        var sought = SoughtFilms()
        for (title, year) in films {
            let names = Film(title: title).foldedTitles
            sought.add(titled: names, from: year, number: nil)
        }
        for number in numbers { sought.add(titled: [], from: nil, number: number) }
        var found = SourceContents()
        for catalogue in read.catalogues { found.add(try await catalogue.read(sought) { _ in }) }
        return found
    }

    private func films(
        _ films: [(String, Int?)], numbers: [String] = []
    ) async throws -> [String] {
        try await rows(of: .fixtures("imdb-basics"), about: films, numbers: numbers)
            .records.compactMap { $0.film?.link }.map { String($0.dropFirst(27).dropLast()) }
    }

    @Test("It is recognised by its heading, and is nothing but a catalogue")
    func recognised() async throws {
        let files = try [SourceFile].fixtures("imdb-basics")
        #expect(files.allSatisfy(TitleBasicsReader().recognises))
        #expect(!files.contains(where: IMDbReader().recognises))
        #expect(
            try [SourceFile].fixtures("imdb").contains(where: TitleBasicsReader().recognises)
                == false)
        let read = try await contents(files, by: TitleBasicsReader())
        #expect(read.records.isEmpty && read.catalogues.count == 1)
        #expect(read.sources == [.export(of: "IMDb", files: ["title.basics.tsv"])])
    }

    @Test("Only rows about sought films are kept: by number, or by a title and its year")
    func sought() async throws {
        #expect(try await films([("brief encounter", 1945)]) == ["tt0037558"])
        #expect(try await films([("Brief Encounter", nil)]) == ["tt0037558", "tt0071359"])
        #expect(try await films([("Shichinin no Samurai", 1954)]) == ["tt0047478"])
        #expect(try await films([("Frozen", 2013)]) == ["tt2294629", "tt2363363"])
        #expect(try await films([], numbers: ["tt0038559"]) == ["tt0038559"])
        #expect(try await films([("Laura", 1944)]) == [])
    }

    @Test("Episodes, series and games are no films, unless a film's link names them")
    func types() async throws {
        #expect(try await films([("Gilda", 1946)]) == ["tt0038559"])
        #expect(try await films([("Metropolis", 1927)]) == ["tt0017136"])
        #expect(try await films([("Dekalog", 1989)]) == [])
        #expect(try await films([], numbers: ["tt0092337"]) == ["tt0092337"])
    }

    @Test("Each fact comes along, and what IMDb does not know is blank")
    func facts() async throws {
        let found = try await rows(
            of: .fixtures("imdb-basics"),
            about: [("Seven Samurai", nil), ("Ikiru", 1952), ("Ikiru", nil), ("Solyaris", 1972)])
        #expect(!found.records.contains { !$0.onlyFillsIn })
        #expect(found.records.map(\.place.row) == [7, 13, 14])
        let films = found.records.compactMap(\.film)
        #expect(films[0].title == "Seven Samurai" && films[0].year == 1954)
        #expect(films[0].originalTitle == "Shichinin no samurai" && films[0].runningTime == 207)
        #expect(films[0].genres == ["Action", "Drama"])
        #expect(films[1].title == "\"Solaris\" in quotes")
        #expect(films[2].year == nil && films[2].runningTime == nil && films[2].genres.isEmpty)
    }

    @Test("A row that is sought and cannot be read is named, and so is one that is cut off")
    func unreadable() async throws {
        let heading = "tconst\ttitleType\tprimaryTitle\toriginalTitle\tstartYear\r\n"
        let file = SourceFile.holding(
            heading + "tt0000001\tmovie\tGilda\tGilda\t17\r\n"
                + "tt0000002\tmovie\tLaura\tLaura\t1944\tmore\r\n\r\n"
                + "tt0000003\tmovie\tGilda\tGilda\t1946\r\n" + "tt0000004\tmovie\tGil",
            named: "title.basics.tsv", inPiecesOf: 7)
        let found = try await rows(of: [file], about: [("Gilda", nil)])
        #expect(found.records.map(\.place.row) == [5])
        #expect(found.unreadable.map(\.row.place.row) == [2, 3, 6])
        #expect(
            found.unreadable.map(\.reason) == [
                "17 cannot be a film’s year: it is a number from 1870 to 2200.",
                "The row has more cells than the heading has columns.",
                "The file ends in the middle of this row.",
            ])
    }

    @Test("A row that is too long is named, and the rest is read")
    func long() async throws {
        let (heading, row) = (
            "tconst\ttitleType\tprimaryTitle\tstartYear\n", "tt0000001\tmovie\tGilda\t1946\n"
        )
        let file = SourceFile.holding(
            heading + row + String(repeating: "x", count: 6 << 20) + "\n" + row,
            named: "title.basics.tsv")
        let found = try await rows(of: [file], about: [("Gilda", 1946)])
        #expect(found.records.map(\.place.row) == [2, 4])
        #expect(found.unreadable.map(\.row.place.row) == [3])
    }

    @Test("Reading ends soon after it is cancelled, however much is left")
    func cancelled() async throws {
        let endless = EndlessTitles()
        let titles = TitleBasics(file: endless.file, heading: try #require(endless.file.heading))
        let task = Task { () async throws(ImportError) in
            try titles.rows(about: SoughtFilms()) { _ in
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        await #expect(throws: ImportError.cancelled) { _ = try await task.value }
        // Each piece has a thousand rows.
        #expect(endless.pieces < 20)
    }

    @Test("Rows that are not sought are not kept, however many there are")
    func bounded() async throws {
        let heading = "tconst\ttitleType\tprimaryTitle\toriginalTitle\tstartYear\n"
        let rows = (0..<20_000).map { "tt\(1_000_000 + $0)\tmovie\tFilm \($0)\tFilm \($0)\t1999\n" }
        let file = SourceFile.holding(heading + rows.joined(), named: "title.basics.tsv")
        let told = Mutex(0)
        let titles = TitleBasics(file: file, heading: try #require(file.heading))
        var sought = SoughtFilms()
        sought.add(titled: ["film 19999"], from: 1999, number: nil)
        let found = try titles.rows(about: sought) { rows in told.withLock { $0 += rows } }
        #expect(found.records.map(\.place.row) == [20_001])
        #expect(told.withLock { $0 } > 15_000)
    }
}

/// A file of titles that never ends, and counts the pieces that were read.
private final class EndlessTitles: Sendable {
    private let count = Mutex(0)

    var pieces: Int { count.withLock { $0 } }

    var file: SourceFile {
        let heading = "tconst\ttitleType\tprimaryTitle\toriginalTitle\tstartYear\n"
        let row = "tt0000001\tmovie\tGilda\tGilda\t1946\n"
        let piece = Array(String(repeating: row, count: 1_000).utf8)
        return SourceFile(name: "title.basics.tsv", size: nil, head: Array(heading.utf8)) {
            Pieces(first: Array(heading.utf8), then: piece) { self.count.withLock { $0 += 1 } }
        }
    }

    private final class Pieces: ByteStream {
        private var first: [UInt8]?
        private let piece: [UInt8]
        private let read: () -> Void

        init(first: [UInt8], then piece: [UInt8], read: @escaping () -> Void) {
            self.first = first
            self.piece = piece
            self.read = read
        }

        func next() -> [UInt8]? {
            read()
            defer { first = nil }
            return first ?? piece
        }
    }
}

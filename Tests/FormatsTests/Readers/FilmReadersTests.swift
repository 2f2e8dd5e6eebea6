import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

struct FilmReadersTests {
    private static let folders = [
        "letterboxd/export", "letterboxd/before-rewatch", "letterboxd/spreadsheet",
        "letterboxd/unnamed", "letterboxd/import-format", "imdb", "services/movary", "trakt",
        "trakt-watched", "simkl", "watcharr", "ticketbooth", "kodi",
    ]

    private static let formats: [ImportFormat] = [
        .letterboxd, .imdb, .trakt, .simkl, .watcharr, .ticketbooth, .kodi, .traewelling,
        .travelynx, .airtrail, .service, .counterfoil,
    ]

    private static let readers = formats.flatMap {
        $0.readers(zone: .gmt, gazetteer: PlacesDouble(), services: .shipped)
    }

    private static func files() throws -> [SourceFile] {
        try folders.flatMap { try [SourceFile].fixtures($0) }
    }

    @Test("Each file is of one format, whatever it is called")
    func recognition() throws {
        for file in try Self.files() {
            let renamed = SourceFile.holding(file.head, named: "x.bin")
            #expect(Self.readers.count { $0.recognises(file) } == 1, "\(file.name)")
            #expect(Self.readers.count { $0.recognises(renamed) } == 1, "\(file.name)")
        }
    }

    @Test(
        "Other files are recognised by no reader",
        arguments: [
            "", "\n", "\u{0}\u{0}", "Title,Year\nRan,1985\n", "{}", "[]", "[[[[", "BEGIN:VCALENDAR",
            "<html>", "\"", "{\"entries\":[]}",
        ])
    func nothing(content: String) {
        #expect(!Self.readers.contains { $0.recognises(.holding(content)) })
    }

    @Test(
        "A file that is broken anywhere is read to its end or refused, row by row",
        arguments: 0..<40)
    func broken(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        for file in try Self.files() {
            var content = file.head
            for _ in 0..<(1 + random.below(8)) where !content.isEmpty {
                let place = random.below(content.count)
                switch random.below(4) {
                case 0: content[place] = UInt8(random.below(256))
                case 1: content.removeSubrange(place..<min(place + random.below(40), content.count))
                case 2: content.insert(contentsOf: content.prefix(random.below(90)), at: place)
                default: content.insert(contentsOf: [0, 0xFF, 0x22], at: place)
                }
            }
            let broken = SourceFile.holding(content, named: file.name, inPiecesOf: 61)
            for reader in Self.readers where reader.recognises(broken) {
                let found = try await contents([broken], by: reader)
                for record in found.records {
                    #expect(record.film.map(Film.rules.errors) == [])
                }
            }
        }
    }

    @Test("Rows keep their names from one export to the next")
    func names() async throws {
        let heading = "title,year,tmdbId,imdbId,watchedAt,comment,location\n"
        let old = heading + "Ran,1985,1,,2024-01-01,,\nRan,1985,1,,2024-01-01,,\n"
        let new = heading + "Ikiru,1952,2,,2024-02-01,,\n" + old.dropFirst(heading.count)
        let reader = ServicesReader.shipped
        let before = try await contents([.holding(old)], by: reader).records.map(\.key)
        let after = try await contents([.holding(new)], by: reader).records.map(\.key)
        #expect(Set(before).count == 2)
        #expect(Set(after).isSuperset(of: before))
    }

    @Test("Who cancels gets nothing")
    func cancelled() async throws {
        let files = try [SourceFile].fixtures("letterboxd/export")
        let reading = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await contents(files, by: LetterboxdReader()).records.count
        }
        await #expect(throws: ImportError.cancelled) { try await reading.value }
    }

    @Test("Progress counts the rows of all files")
    func progress() async throws {
        let files = try [SourceFile].fixtures("imdb")
        var read = 0
        let reading = SourceReading { read += $0 }
        try IMDbReader().read(files, into: reading)
        let contents = reading.contents
        let told = contents.records.count + contents.leftOut.count + contents.unreadable.count
        let inListAlone = 1
        #expect(read == told + inListAlone)
    }
}

import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

struct TicketBoothTests {
    private let library = [
        "data.json:1 Brief Encounter (1945), undated, = 851",
        "data.json:2 Ran (1985), undated, = 11645",
        "data.json:3 A Day at the Depot, wanted, = watchlist:M-1",
        "data.json:4 unreadable: : It has no “title”.",
        "data.json:5 left out: Dekalog: A series, not a film",
    ]

    @Test("Watched films were seen, others are wanted, and series are left out")
    func data() async throws {
        let found = try await contents(.fixtures("ticketbooth"), by: TicketBoothReader())
        #expect(account(found) == library)
        let films = found.records.compactMap(\.film)
        #expect(films.map(\.genres) == [["Drama", "Romance"], ["Drama", "War"], []])
        #expect(films.map(\.originalTitle) == ["", "乱", ""])
        #expect(films.map(\.runningTime) == [86, 162, nil])
        #expect(
            films.map(\.link) == [851, 11_645].map { "https://www.themoviedb.org/movie/\($0)" } + [
                ""
            ])
    }

    @Test("The export is read from its ZIP, whose pictures are left out")
    func archive() async throws {
        let scratch = try ScratchFolder()
        let data = try #require(try [SourceFile].fixtures("ticketbooth").first)
        var zip = RawZip()
        zip.add(Array("data.json".utf8), data.head)
        zip.add("posters/851.jpg", "no picture")
        let file = scratch.url.appending(path: "library.zip")
        try Data(zip.finished).write(to: file)
        let found = try await FormatReaders(gazetteer: PlacesDouble())
            .contents(of: [file], answers: [:]) { _ in }
        #expect(
            account(found)
                == library + [
                    """
                    posters/851.jpg:0 left out: posters/851.jpg: Counterfoil cannot read these files
                    """
                ])
    }
}

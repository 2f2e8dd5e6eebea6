import Domain
import Testing

@testable import JournalFeature

@Suite("Rows of a listing")
struct ListingRowsTests {
    private func rows(_ sections: ListSection...) -> ListingRows {
        ListingRows(ListingSpy(sections), words: .british)
    }

    @Test("The first row of each month has its heading, and entries without a day come last")
    func headings() {
        let rows = rows(.november(2), .october(1), .undated(2))
        #expect(rows.count == 5)
        #expect((0..<rows.count).map { rows.row(at: $0)?.id } == ["0", "1", "2", "3", "4"])
        #expect(
            (0..<rows.count).map { rows.row(at: $0)?.heading } == [
                "NOVEMBER 2026", nil, "OCTOBER 2026", "UNKNOWN DATE", nil,
            ])
    }

    @Test("The words that were searched for are marked, and none without a search")
    func marks() {
        let listing = ListingSpy([.november(1)])
        let text = "Köln Hbf"
        let rows = ListingRows(listing, foundBy: "koln -x title:hbf", words: .british)
        #expect(rows.marks(in: text).map { text[$0] } == ["Köln"])
        #expect(ListingRows(listing, words: .british).marks(in: text) == [])
    }

    @Test(
        "Where an entry stands is where its row is",
        arguments: [
            [.november(1)], [.november(2), .october(1), .undated(2)],
            [.november(60), .october(1), .undated(100)],
        ] as [[ListSection]])
    func inverse(sections: [ListSection]) {
        let listing = ListingSpy(sections)
        let rows = ListingRows(listing, words: .british)
        let indices = (0..<listing.count).map { rows.index(of: "\($0)") }
        #expect(
            indices.map { $0.flatMap { rows.row(at: $0)?.id } }
                == (0..<listing.count).map(\.description))
    }

    @Test("An entry outside the listing has no index")
    func unknown() {
        #expect(rows(.november(2)).index(of: "2") == nil)
        #expect(rows().index(of: "0") == nil)
        #expect(rows().count == 0)
    }

    @Test("Nothing is read before a row is asked for, and then a window around it")
    func lazily() throws {
        let listing = ListingSpy([.november(10_000)])
        let rows = ListingRows(listing, words: .british)
        #expect(rows.index(of: "9000") == 9_000)
        #expect(listing.windows == [])
        for index in 5_000..<5_020 { _ = rows.row(at: index) }
        let window = try #require(listing.windows.first)
        #expect(listing.windows.count == 1)
        #expect(window.contains(4_999) && window.count < 100)
    }

    @Test("Where a listing cannot answer, or not wholly, no row is told", arguments: [1, 3, 1_000])
    func short(missing: Int) {
        let listing = ListingSpy([.november(40), .undated(2)], missing: missing)
        let rows = ListingRows(listing, words: .british)
        #expect(rows.count == 42)
        #expect((0..<rows.count).allSatisfy { rows.row(at: $0) == nil })
        #expect((0..<rows.count).allSatisfy { rows.sentence(at: $0) == nil })
    }

    @Test("A window does not reach beyond the ends", arguments: [1, 999])
    func ends(position: Int) throws {
        let listing = ListingSpy([.november(1_000)])
        let rows = ListingRows(listing, words: .british)
        #expect(rows.row(at: position)?.id == "\(position)")
        let window = try #require(listing.windows.first)
        #expect(window.clamped(to: 0..<1_000) == window)
    }
}

internal import Domain
internal import Wording

/// The rows of a listing. The accessible text of each section's first row includes the heading.
final class ListingRows: JournalRows {
    private let listing: any EntryListing
    private let words: Localizer
    private let searched: SearchedWords
    private let picture: ((EntryID) async -> String?)?
    private let sections: [ListSection]
    let headed: [Int]
    private let summaries: ListingWindow<EntrySummary>

    /// - Parameters:
    ///   - search: the search that has found the entries.
    ///   - picture: returns the path of a film's picture, or `nil` if pictures are not shown.
    init(
        _ listing: any EntryListing, foundBy search: String = "", words: Localizer,
        picture: ((EntryID) async -> String?)? = nil
    ) {
        searched = SearchedWords(search)
        self.picture = picture
        self.listing = listing
        self.words = words
        sections = listing.sections
        summaries = ListingWindow(count: listing.count, listing.summaries)
        var next = 0
        headed = sections.map { section in
            defer { next += section.count }
            return next
        }
        count = next
    }

    let count: Int

    func row(at index: Int) -> JournalRow? {
        guard let summary = summaries.row(at: index) else { return nil }
        let section = section(at: index)
        return JournalRow(
            summary, under: sections[section].heading, isFirst: headed[section] == index,
            words: words)
    }

    func sentence(at index: Int) -> String? {
        guard let summary = summaries.row(at: index) else { return nil }
        return words.sentence(of: summary, under: sections[section(at: index)].heading)
    }

    func index(of id: String) -> Int? { listing.position(of: EntryID(id)) }

    func marks(in text: String) -> [Range<String.Index>] { searched.ranges(in: text) }

    var showsPictures: Bool { picture != nil }

    func picture(of id: String) async -> String? { await picture?(EntryID(id)) }

    private func section(at index: Int) -> Int {
        var low = 0
        var high = sections.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if headed[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }
}

/// The rows of a listing, read in slices when they are needed.
final class ListingWindow<Row> {
    private let count: Int
    private let read: (Range<Int>) -> [Row]
    private var window: Range<Int> = 0..<0
    private var rows: [Row] = []

    /// The number of rows that are read at once: about two screens.
    private static var length: Int { 48 }

    init(count: Int, _ read: @escaping (Range<Int>) -> [Row]) {
        self.count = count
        self.read = read
    }

    /// Returns the row at an index, or `nil` if the listing cannot be read.
    func row(at position: Int) -> Row? {
        if !window.contains(position) {
            let start = max(0, position - Self.length / 3)
            window = start..<min(count, start + Self.length)
            rows = read(window)
            // An incomplete answer does not say which rows are missing.
            if rows.count != window.count { rows = [] }
        }
        let index = position - window.lowerBound
        return rows.indices.contains(index) ? rows[index] : nil
    }
}

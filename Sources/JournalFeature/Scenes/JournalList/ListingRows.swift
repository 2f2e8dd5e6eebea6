internal import Domain
internal import Presentation
internal import Wording

/// The rows of a listing: a heading before each section, and under it that section's entries.
final class ListingRows: JournalRows {
    private let listing: any EntryListing
    private let words: LocalWords
    private let sections: [ListSection]
    /// For each section the index of its heading among the rows, in rising order.
    private let headings: [Int]
    private var window: Range<Int> = 0..<0
    private var summaries: [EntrySummary] = []

    /// How many summaries are asked for at once: about two screens.
    private static let windowLength = 48

    init(_ listing: any EntryListing, words: LocalWords) {
        self.listing = listing
        self.words = words
        sections = listing.sections
        var next = 0
        headings = sections.map { section in
            defer { next += section.count + 1 }
            return next
        }
        count = next
    }

    let count: Int

    func row(at index: Int) -> JournalRow {
        let section = self.section(at: index)
        let heading = sections[section].heading
        guard headings[section] != index else { return .heading(words.heading(heading)) }
        // A row that cannot be read now stays empty until the list is filled again.
        guard let summary = summary(at: index - section - 1) else { return .heading("") }
        return .entry(JournalRow.Entry(summary, under: heading, words: words))
    }

    func index(of id: String) -> Int? {
        guard let position = listing.position(of: EntryID(id)) else { return nil }
        // A heading's index less the headings up to and including it is the position of its first
        // entry.
        let section = lastIndex(in: headings) { headings[$0] - $0 <= position }
        return position + section + 1
    }

    private func section(at index: Int) -> Int {
        lastIndex(in: headings) { headings[$0] <= index }
    }

    /// The last section for which the condition holds, which holds up to some section and not after.
    private func lastIndex(in sections: [Int], where holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = sections.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(middle) { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns nil if the listing cannot be read.
    private func summary(at position: Int) -> EntrySummary? {
        if !window.contains(position) {
            let start = max(0, position - Self.windowLength / 3)
            window = start..<min(listing.count, start + Self.windowLength)
            summaries = listing.summaries(in: window)
            // An answer that lacks some does not tell which.
            if summaries.count != window.count { summaries = [] }
        }
        let index = position - window.lowerBound
        return summaries.indices.contains(index) ? summaries[index] : nil
    }
}

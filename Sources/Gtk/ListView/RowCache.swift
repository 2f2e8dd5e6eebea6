/// The rows that were asked for lately. It never asks for one that nobody wants to see.
final class RowCache {
    weak var source: (any ListViewDataSource)?

    private static let pageLength = 32
    private static let capacity = 16

    private var pages: [Int: [ListRow?]] = [:]
    private var recent: [Int] = []

    var count: Int { source?.numberOfRows ?? 0 }

    /// The row at `index`, from the source if it is not known; `nil` beyond the end.
    func row(at index: Int) -> ListRow? {
        if let row = known(at: index) { return row }
        guard let source, index >= 0, index < source.numberOfRows else { return nil }
        let row = source.row(at: index)
        keep(row, at: index)
        return row
    }

    /// The row at `index` if it was asked for lately. Leaves the source alone, so that it
    /// tells what was there before a change.
    func known(at index: Int) -> ListRow? {
        guard index >= 0 else { return nil }
        return pages[index / Self.pageLength]?[index % Self.pageLength]
    }

    func forget() {
        pages.removeAll(keepingCapacity: true)
        recent.removeAll(keepingCapacity: true)
    }

    private func keep(_ row: ListRow, at index: Int) {
        let page = index / Self.pageLength
        if recent.last != page {
            recent.removeAll { $0 == page }
            recent.append(page)
            if recent.count > Self.capacity { pages[recent.removeFirst()] = nil }
        }
        pages[page, default: Array(repeating: nil, count: Self.pageLength)][
            index % Self.pageLength] = row
    }
}

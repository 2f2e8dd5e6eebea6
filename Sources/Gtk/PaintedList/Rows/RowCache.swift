/// The rows that were requested lately. It asks the source only for rows that are requested.
final class RowCache {
    weak var source: (any ListViewDataSource)?

    private static let pageLength = 32
    private static let capacity = 16

    private var pages: [Int: [ListRow?]] = [:]
    private var recent: [Int] = []

    var count: Int { source?.numberOfRows ?? 0 }

    /// Returns the row at `index`, from the source if it is not in the cache, or `nil` beyond the
    /// end.
    func row(at index: Int) -> ListRow? {
        if let row = known(at: index) { return row }
        guard let source, index >= 0, index < source.numberOfRows else { return nil }
        let row = source.row(at: index)
        store(row, at: index)
        return row
    }

    /// Returns the text of a row for assistive technology.
    func spokenText(at index: Int) -> String {
        guard let row = row(at: index) else { return "" }
        return row.spokenText(saying: source?.sentence(at: index))
    }

    /// Returns the row at `index` if it is in the cache. It never asks the source, so after a
    /// change it still returns the former row.
    func known(at index: Int) -> ListRow? {
        guard index >= 0 else { return nil }
        return pages[index / Self.pageLength]?[index % Self.pageLength]
    }

    func forget() {
        pages.removeAll(keepingCapacity: true)
        recent.removeAll(keepingCapacity: true)
    }

    private func store(_ row: ListRow, at index: Int) {
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

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

internal import Domain
public import Wording

/// The columns of the table for each filter of the list.
public struct TableChoice: Hashable, Sendable {
    private var chosen: [JournalFilter: Set<EntryColumn>] = [:]

    public init() {}

    /// The names of the chosen columns, such as `["date", "title"]`, or `nil` if none were chosen.
    /// Unknown names are ignored.
    public subscript(filter: JournalFilter) -> [String]? {
        get {
            chosen[filter].map { columns in
                EntryColumn.allCases.filter(columns.contains).map(\.rawValue)
            }
        }
        set {
            let columns = newValue.map { Set($0.compactMap(EntryColumn.init)) }
            chosen[filter] = columns?.isEmpty == true ? nil : columns
        }
    }

    /// Returns the columns that are shown, from the start of a row to its end.
    func columns(of filter: JournalFilter) -> [EntryColumn] {
        let usual =
            filter == .wanted ? EntryColumn.usualOfWanted : EntryColumn.usual(for: filter.kind)
        let columns = chosen[filter] ?? usual
        let shown = EntryColumn.all(of: filter.kind).filter(columns.contains)
        return shown.isEmpty ? [.title] : shown
    }

    /// Shows or hides a column. The last one stays.
    mutating func toggle(_ column: EntryColumn, of filter: JournalFilter) {
        let columns = Set(self.columns(of: filter)).symmetricDifference([column])
        if !columns.isEmpty { chosen[filter] = columns }
    }
}

/// The source of a list's rows, which are requested one by one as they are drawn or read.
///
/// The first three are called often and should return without a search. When their results change,
/// the list has to be told in the same step.
@MainActor
public protocol ListViewDataSource: AnyObject {
    /// The number of rows.
    var numberOfRows: Int { get }

    /// Returns the row at `index`, which is at least 0 and less than `numberOfRows`.
    func row(at index: Int) -> ListRow

    /// Returns the present row of an entry, or `nil` if it is not in the list.
    func index(of id: String) -> Int?

    /// Returns a row as a sentence for assistive technology, or `nil` if its words are enough. It is
    /// asked for rows that are read aloud.
    func sentence(at index: Int) -> String?
}

extension ListViewDataSource {
    /// Returns `nil`, for rows whose words are enough.
    public func sentence(at index: Int) -> String? { nil }
}

/// The source of a list's rows, which are requested one by one as they are drawn or read.
///
/// All three are called often and should return without a search. When their results change, the
/// list has to be told in the same step.
@MainActor
public protocol ListViewDataSource: AnyObject {
    /// The number of rows.
    var numberOfRows: Int { get }

    /// Returns the row at `index`, which is at least 0 and less than `numberOfRows`.
    func row(at index: Int) -> ListRow

    /// Returns the present row of an entry, or `nil` if it is not in the list.
    func index(of id: String) -> Int?
}

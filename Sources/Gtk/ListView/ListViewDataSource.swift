/// Where a list gets its rows from, one by one, as they are drawn or read.
///
/// All three are asked often and should answer without a search. When the answers change, the
/// list has to be told in the same step.
public protocol ListViewDataSource: AnyObject {
    /// How many rows there are, headings included.
    var numberOfRows: Int { get }

    /// The row at `index`, which is at least 0 and less than `numberOfRows`.
    func row(at index: Int) -> ListRow

    /// Where the entry is now, if it is in the list.
    func index(of id: String) -> Int?
}

import Domain

/// The journal after something happened in its folder, and what became different.
struct Update: Sendable {
    /// Grows with each update, so that a late one never replaces a newer one.
    let revision: Int
    /// Nil where there is no folder.
    let snapshot: IndexSnapshot?
    let condition: JournalCondition
    let change: JournalChange
}

/// Keeps what is typed into the forms of a journal until it is saved or given up, over a crash, a logout
/// or a loss of power.
///
/// A draft belongs to the window in which it is typed, or in which it was found: nobody else finds it as
/// long as that is there.
public protocol KeepsDrafts: AnyObject, Sendable {
    /// Keeps a draft in the place of what was kept of the same form. It is safe once this returns; one
    /// that cannot be kept stays in its form all the same.
    ///
    /// - Parameter number: greater for what comes later of the same form. What was overtaken does nothing.
    func keep(_ draft: KeptDraft, number: Int)

    /// Keeps it no longer.
    func forget(_ id: String, number: Int)

    /// The drafts that were left behind, the oldest first. They belong to this window from now on.
    func leftBehind() async -> [KeptDraft]
}

/// Keeps what is typed into the forms of a journal until it is saved or given up, over a crash, a logout
/// or a loss of power.
///
/// A draft belongs to the window in which it is typed, or in which it was found: nobody else finds it as
/// long as that is there.
public protocol KeepsDrafts: AnyObject, Sendable {
    /// Keeps a draft in the place of what was kept of the same form. It is safe once this returns.
    ///
    /// - Parameter number: greater for what comes later of the same form. What was overtaken does nothing.
    /// - Throws: The reason why it cannot be kept now. It stays in its form all the same.
    func keep(_ draft: KeptDraft, number: Int) throws(JournalError)

    /// Keeps it no longer.
    func forget(_ id: String, number: Int)

    /// The drafts that were left behind. They belong to this window from now on.
    func leftBehind() async -> LeftDrafts
}

/// The drafts that are found when a window opens.
public struct LeftDrafts: Sendable {
    /// The oldest first.
    public let drafts: [KeptDraft]
    /// The reason why there may be more, which cannot be read now; `nil` if all could be read.
    public let failure: JournalError?

    public init(_ drafts: [KeptDraft], failure: JournalError? = nil) {
        self.drafts = drafts
        self.failure = failure
    }
}

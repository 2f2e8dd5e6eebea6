/// Keeps the files of lists with the journal.
@MainActor
public protocol KeepsListFiles: AnyObject {
    /// The tables that are in the journal's folder now, in no order; not all of them need be lists.
    func listFiles() async throws(JournalError) -> [ListFile]
    /// Moves a list's file to the desktop's trash, or keeps it aside where there is none.
    func removeList(_ file: ListFile) async throws(JournalError) -> RemovalPlace
    /// Puts a list's file back, where no other one has its name.
    func restoreList(_ file: ListFile, from place: RemovalPlace) async throws(JournalError)
    /// What was answered about films of lists.
    func listAnswers() async throws(JournalError) -> [ListAnswer]
    /// Adds an answer, and takes others out, in one step.
    func changeListAnswers(
        removing removed: [ListAnswer], adding added: [ListAnswer]
    ) async throws(JournalError)
}

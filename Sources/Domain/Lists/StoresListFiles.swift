/// Stores the files of lists in the journal's folder.
@MainActor
public protocol StoresListFiles: AnyObject {
    /// Returns the tables in the journal's folder, in no particular order. Not all of them need be
    /// lists.
    func listFiles() async throws(JournalError) -> [ListFile]
    /// Moves a list's file to the trash, or keeps it aside if there is no trash.
    func removeList(_ file: ListFile) async throws(JournalError) -> RemovalPlace
    /// Restores a list's file unless another file has its name.
    func restoreList(_ file: ListFile, from place: RemovalPlace) async throws(JournalError)
    /// Returns the stored answers about films of lists.
    func listAnswers() async throws(JournalError) -> [ListAnswer]
    /// Adds and removes answers in one step.
    func changeListAnswers(
        removing removed: [ListAnswer], adding added: [ListAnswer]
    ) async throws(JournalError)
}

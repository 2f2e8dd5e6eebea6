internal import Domain

/// Undoes exactly the import that the person was shown.
final class UndoImport {
    private let batches: any WritesBatches
    private var isUnderWay = false

    init(batches: any WritesBatches) {
        self.batches = batches
    }

    /// Whether there may be one: where that cannot be told now, asking for it says why.
    func isPossible() async -> Bool {
        do throws(JournalError) {
            return try await batches.lastBatch() != nil
        } catch {
            return true
        }
    }

    /// Returns the last import, or `nil` if there is none.
    func last() async throws(JournalError) -> WrittenBatch? {
        try await batches.lastBatch()
    }

    /// Undoes an import. If another program has undone it meanwhile, no other one is undone in its
    /// place.
    ///
    /// - Returns: the result, or `nil` if an import is being undone already.
    func callAsFunction(_ shown: WrittenBatch) async throws(JournalError) -> TakenBack? {
        guard !isUnderWay else { return nil }
        isUnderWay = true
        defer { isUnderWay = false }
        return try await batches.takeBack(shown)
    }
}

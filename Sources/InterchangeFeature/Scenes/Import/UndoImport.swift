internal import Domain

/// Undoes exactly the import that the person was shown.
final class UndoImport {
    private let batches: any WritesBatches
    private var isUnderWay = false

    init(batches: any WritesBatches) {
        self.batches = batches
    }

    func isPossible() async -> Bool {
        await batches.lastBatch() != nil
    }

    /// Returns the last import, or `nil` if there is none.
    func last() async -> WrittenBatch? {
        await batches.lastBatch()
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

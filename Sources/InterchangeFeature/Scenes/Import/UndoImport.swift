internal import Domain

/// Takes an import back: the very one that somebody was shown.
final class UndoImport {
    private let batches: any WritesBatches
    private var isUnderWay = false

    init(batches: any WritesBatches) {
        self.batches = batches
    }

    func isPossible() async -> Bool {
        await batches.lastBatch() != nil
    }

    /// The last one; nil where there is none.
    func last() async -> WrittenBatch? {
        await batches.lastBatch()
    }

    /// Returns nil if an import is being undone already. The one that was shown may have gone in the
    /// meantime, and then no other one is undone in its place.
    func callAsFunction(_ shown: WrittenBatch) async throws(JournalError) -> TakenBack? {
        guard !isUnderWay else { return nil }
        isUnderWay = true
        defer { isUnderWay = false }
        return try await batches.takeBack(shown)
    }
}

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

    /// Nil where something is being taken back already. What somebody was shown may be gone
    /// meanwhile, and then no other one goes in its place.
    func callAsFunction(_ shown: WrittenBatch) async throws(JournalError) -> TakenBack? {
        guard !isUnderWay else { return nil }
        isUnderWay = true
        defer { isUnderWay = false }
        return try await batches.takeBack(shown)
    }
}

internal import Domain

/// Takes the last import back, whenever it was.
final class UndoImport {
    private let batches: any WritesBatches
    private var isUnderWay = false

    init(batches: any WritesBatches) {
        self.batches = batches
    }

    func isPossible() async -> Bool {
        await batches.lastBatch() != nil
    }

    /// Nil where there is nothing to take back, or it is being taken back already.
    func callAsFunction() async throws(JournalError) -> TakenBack? {
        guard !isUnderWay else { return nil }
        isUnderWay = true
        defer { isUnderWay = false }
        guard let batch = await batches.lastBatch() else { return nil }
        return try await batches.takeBack(batch)
    }
}

internal import Domain

/// Takes an import back: the last one, whenever it was, or the very one that somebody was shown.
final class UndoImport {
    private let batches: any WritesBatches
    private var isUnderWay = false

    init(batches: any WritesBatches) {
        self.batches = batches
    }

    func isPossible() async -> Bool {
        await batches.lastBatch() != nil
    }

    /// Nil where there is nothing to take back, or something is being taken back already.
    ///
    /// - Parameter shown: nil for the last one. What is shown may be gone meanwhile, and then no
    ///   other one goes in its place.
    func callAsFunction(_ shown: WrittenBatch? = nil) async throws(JournalError) -> TakenBack? {
        guard !isUnderWay else { return nil }
        isUnderWay = true
        defer { isUnderWay = false }
        if let shown { return try await batches.takeBack(shown) }
        guard let batch = await batches.lastBatch() else { return nil }
        return try await batches.takeBack(batch)
    }
}

import Domain

extension Index {
    /// Returns the entries of a folder that have one of the keys, and unreadable files; `nil` if
    /// they are so many that all entries may be read instead, or if the index fails.
    ///
    /// - Parameter comparing: whether files may have changed since they were indexed. Those that
    ///   have are part of the result.
    @concurrent
    func ids(
        having keys: @Sendable () -> MatchKeys, in folder: Folder, comparing: Bool
    ) async throws -> [EntryID]? {
        var found: Set<String> = []
        let total: Int
        do {
            if comparing {
                let present = try folder.names().filter { $0.isItem && $0.isFaithful }.map(\.text)
                total = present.count
                found.formUnion(
                    try await FolderComparison.of(present, in: folder, with: self).different)
            } else {
                total = try count
            }
            guard total > 0 else { return [] }
            guard found.count <= total / Self.worth else { return nil }
            let keys = keys()
            try Task.checkCancellation()
            found.formUnion(try names(having: keys.numbers))
            found.formUnion(keys.ids.map(\.rawValue))
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            return nil
        }
        return found.count > total / Self.worth ? nil : found.sorted().map { EntryID($0) }
    }

    /// The divisor of the number of entries up to which it is worthwhile to read only the found
    /// ones, since finding them takes time too.
    private static let worth = 4
}

import Domain

/// Finds the entries of a folder that have keys, by its index.
struct EntryMatches {
    let folder: Folder
    let index: Index

    /// The entries that have one of the keys, and what is no entry; `nil` if they are so many that all may as
    /// well be read, or the index cannot tell.
    ///
    /// - Parameter comparing: whether files may have changed since the index heard of them. Those that have
    ///   are among the answers.
    @concurrent
    func ids(
        having keys: @Sendable () -> MatchKeys, comparing: Bool
    ) async throws -> [EntryID]? {
        var found: Set<String> = []
        let total: Int
        do {
            if comparing {
                let present = try folder.names().filter { $0.isItem && $0.isFaithful }.map(\.text)
                total = present.count
                found.formUnion(
                    try await FolderComparison.of(present, in: folder, with: index).different)
            } else {
                total = try index.count
            }
            guard total > 0 else { return [] }
            guard found.count <= total / Self.worth else { return nil }
            let keys = keys()
            try Task.checkCancellation()
            found.formUnion(try index.names(having: keys.numbers))
            found.formUnion(keys.ids.map(\.rawValue))
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            return nil
        }
        return found.count > total / Self.worth ? nil : found.sorted().map { EntryID($0) }
    }

    /// Of so many entries one may be read by itself: to find and to compare them takes time too.
    private static let worth = 4
}

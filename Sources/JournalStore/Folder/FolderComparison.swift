import Foundation

/// A folder beside what the index knows of it.
struct FolderComparison: Sendable {
    /// Files that are new, or do not look as they did.
    let different: [String]
    /// Known names that are not there any more.
    let gone: [String]
    /// Known names that are marked as vanished, gone or not.
    let vanished: [String]

    /// Looks at each file while the index is read.
    @concurrent
    static func of(
        _ present: [String], in folder: Folder, with index: Index
    ) async throws -> FolderComparison {
        let names = present.sortedByBytes()
        guard try !index.isEmpty else {
            return FolderComparison(different: names, gone: [], vanished: [])
        }
        async let recollecting = index.recollection(of: names)
        let looks = try names.map { name in
            try Task.checkCancellation()
            return folder.status(of: name).map { FileSignature($0, readAt: timespec()) }
        }
        let (stamps, gone, vanished) = try await recollecting
        let different = names.indices.filter { index in
            guard let look = looks[index] else { return true }
            return stamps[index]?.isUnchanged(since: look) != true
        }
        return FolderComparison(
            different: different.map { names[$0] }, gone: gone, vanished: vanished)
    }
}

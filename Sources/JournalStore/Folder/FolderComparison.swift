import Foundation

/// The differences between a folder and its index.
struct FolderComparison: Sendable {
    /// The files that are new or whose signatures differ.
    let different: [String]
    /// The names in the index that the folder does not have any more.
    let gone: [String]
    /// The names in the index that are marked as vanished, whether the folder has them or not.
    let vanished: [String]

    /// Compares a folder with its index, reading the status of the files while the index is read.
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

import Foundation
import JournalStore

/// A trash that keeps names, or refuses everything.
@MainActor
final class TrashDouble: TrashesFiles {
    private(set) var trashed: [String] = []
    var refusal: TrashFailure?
    var onMove: () -> Void = {}

    func moveToTrash(_ path: String) async throws(TrashFailure) {
        onMove()
        if let refusal { throw refusal }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw TrashFailure("\(error)")
        }
        trashed.append(path)
    }
}

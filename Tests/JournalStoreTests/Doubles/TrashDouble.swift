import Foundation
import JournalStore
import TestSupport

/// A trash that keeps files and their names, or refuses all.
@MainActor
final class TrashDouble: TrashesFiles {
    private(set) var trashed: [String] = []
    private let folder = try? ScratchFolder()
    private var places: [String: String] = [:]
    var refusal: TrashFailure?
    var onMove: () -> Void = {}

    func moveToTrash(_ path: String) async throws(TrashFailure) {
        onMove()
        if let refusal { throw refusal }
        do {
            let place = "\(folder?.path ?? "")/\(trashed.count)"
            try FileManager.default.moveItem(atPath: path, toPath: place)
            places[path] = place
        } catch {
            throw TrashFailure("\(error)")
        }
        trashed.append(path)
    }

    func moveBack(_ path: String) async -> Bool {
        guard let place = places.removeValue(forKey: path) else { return false }
        return (try? FileManager.default.moveItem(atPath: place, toPath: path)) != nil
    }

    func moveBack(_ path: String, holding content: [UInt8]) async -> Bool {
        guard let place = places[path],
            FileManager.default.contents(atPath: place) == Data(content)
        else { return false }
        return await moveBack(path)
    }

    /// The number of files that can be restored.
    var count: Int { places.count }

    /// Empties the trash, as a person can.
    func empty() { places = [:] }
}

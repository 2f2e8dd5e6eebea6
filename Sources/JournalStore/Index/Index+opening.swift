import Foundation
import GRDB
import Logging

extension Index {
    /// Opens the index of a journal folder: in `cache`, or in memory if that is `nil` or not
    /// writable. An unusable file is replaced.
    ///
    /// - Parameters:
    ///   - places: the places in which the ends of trips are looked up, or `nil` for none.
    ///   - replacing: whether an existing file is to be replaced in any case.
    static func open(
        journal: String, cache: String?, places: IndexPlaces? = nil, replacing: Bool, log: Logger,
        onFailure: @escaping @Sendable () -> Void
    ) throws -> Index {
        if let cache {
            let file = IndexFile(journal: journal, in: cache, places: places)
            do {
                let queue = try file.open(replacing: replacing, log: log)
                return Index(
                    queue, in: file.opened(), places: places, log: log, onFailure: onFailure)
            } catch {
                log.warning("No index can be kept in \(cache)", metadata: ["error": "\(error)"])
            }
        }
        let queue = try DatabaseQueue()
        try queue.write { try IndexSchema.make(in: $0, with: places) }
        return Index(queue, in: nil, places: places, log: log, onFailure: onFailure)
    }

    /// Opens the existing index of a journal folder, or returns `nil` if there is none.
    static func kept(
        of journal: String, in cache: String, places: IndexPlaces?, log: Logger
    ) -> Index? {
        let file = IndexFile(journal: journal, in: cache, places: places)
        guard file.isThere, let queue = try? file.open(replacing: false, log: log) else {
            return nil
        }
        return Index(queue, in: file.opened(), places: places, log: log) {}
    }
}

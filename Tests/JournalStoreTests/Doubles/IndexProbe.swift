import Foundation
import GRDB

/// Damages an index in ways that no program should.
enum IndexProbe {
    static func execute(_ sql: String, in file: URL) throws {
        var configuration = Configuration()
        // The journal that was open before may still be letting go of it.
        configuration.busyMode = .timeout(20)
        let queue = try DatabaseQueue(
            path: file.path(percentEncoded: false), configuration: configuration)
        try queue.writeWithoutTransaction { db in
            for row in try Row.fetchAll(db, sql: sql) { _ = row }
        }
    }
}

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
            // All statements, and also those that return rows.
            let statements = try db.allStatements(sql: sql)
            while let statement = try statements.next() { _ = try Row.fetchAll(statement) }
        }
    }
}

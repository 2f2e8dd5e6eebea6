import Foundation
import GRDB

/// Does to an index what nobody should.
enum IndexProbe {
    static func execute(_ sql: String, in file: URL) throws {
        let queue = try DatabaseQueue(path: file.path(percentEncoded: false))
        try queue.writeWithoutTransaction { db in
            for row in try Row.fetchAll(db, sql: sql) { _ = row }
        }
    }
}

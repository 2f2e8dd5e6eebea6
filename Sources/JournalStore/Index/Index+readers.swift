import Foundation
import GRDB

extension Index {
    /// Two connections, so that a row never waits for a search; both see the same state.
    func readers() throws -> (any DatabaseReader, any DatabaseReader) {
        guard let file else { return try copies() }
        while true {
            let readers = (try reader(of: file), try reader(of: file))
            if try readers.0.unsafeRead(IndexVersion.init)
                == readers.1.unsafeRead(IndexVersion.init)
            {
                return readers
            }
        }
    }

    /// A connection that sees the file as it is now, whatever is written to it meanwhile.
    private func reader(of file: IndexFile) throws -> DatabaseQueue {
        var configuration = writer.configuration
        configuration.readonly = true
        configuration.allowsUnsafeTransactions = true
        let reader = try DatabaseQueue(path: file.path, configuration: configuration)
        try reader.inDatabase { db in
            try db.beginTransaction(.deferred)
            // It begins with what is read first.
            try db.execute(sql: "SELECT rootpage FROM sqlite_master LIMIT 1")
        }
        return reader
    }

    /// An index in memory has no log that would keep what somebody reads, so they get a copy, which
    /// goes with them. No file is made for it that could outlive this process.
    private func copies() throws -> (any DatabaseReader, any DatabaseReader) {
        let place = "file:/counterfoil-\(UUID().uuidString)?vfs=memdb"
        let copies = (try DatabaseQueue(path: place), try DatabaseQueue(path: place))
        try writer.backup(to: copies.0)
        return copies
    }
}

import Foundation
import GRDB

extension Index {
    /// Opens two connections, which see the same state, so that rows never wait for a search.
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

    /// Opens a connection that sees the file as it is now, even while others write to it.
    private func reader(of file: IndexFile) throws -> DatabaseQueue {
        var configuration = writer.configuration
        configuration.readonly = true
        configuration.allowsUnsafeTransactions = true
        let reader = try DatabaseQueue(path: file.path, configuration: configuration)
        try reader.inDatabase { db in
            try db.beginTransaction(.deferred)
            // A transaction sees the state at its first read.
            try db.execute(sql: "SELECT rootpage FROM sqlite_master LIMIT 1")
        }
        return reader
    }

    /// Copies an index in memory, which has no log that preserves a state for readers. The copies
    /// live as long as their connections, and no file could outlive this process.
    private func copies() throws -> (any DatabaseReader, any DatabaseReader) {
        let place = "file:/counterfoil-\(UUID().uuidString)?vfs=memdb"
        let copies = (try DatabaseQueue(path: place), try DatabaseQueue(path: place))
        try writer.backup(to: copies.0)
        return copies
    }
}

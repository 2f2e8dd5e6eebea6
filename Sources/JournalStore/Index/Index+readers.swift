import Foundation
import GRDB

extension Index {
    /// Two connections, so that a row never waits for a search; both see the same state.
    func readers() throws -> (any DatabaseReader, any DatabaseReader) {
        guard let pool = writer as? DatabasePool else { return try copies() }
        while true {
            let readers = (try pool.makeSnapshot(), try pool.makeSnapshot())
            if try readers.0.unsafeRead(IndexVersion.init)
                == readers.1.unsafeRead(IndexVersion.init)
            {
                return readers
            }
        }
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

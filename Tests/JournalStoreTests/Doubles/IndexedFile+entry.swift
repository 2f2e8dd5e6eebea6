import Domain
import Foundation

@testable import JournalStore

extension IndexedFile {
    /// Makes a file as if it had been read.
    init(name: String, stamp: FileSignature? = nil, _ entry: Entry, written: Date?) {
        self.init(
            name: name, stamp: stamp,
            .entry(
                IndexedEntry(
                    name: name, entry, uid: nil, written: written, isTask: entry.isWanted)))
    }
}

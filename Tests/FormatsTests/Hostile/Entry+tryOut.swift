import Domain
import Foundation
import JournalFormat

extension Entry {
    /// Writes the entry without keeping it, and throws errors that would stop a whole import.
    func tryOut() throws {
        _ = try EntryText.new(self, uid: "uid", at: Date(timeIntervalSince1970: 1_700_000_000))
    }
}

import Domain
import Foundation
import JournalFormat

extension Entry {
    /// Writes it to nowhere; throws what would keep a whole import from being written.
    func tryOut() throws {
        _ = try EntryText.new(self, uid: "uid", at: Date(timeIntervalSince1970: 1_700_000_000))
    }
}

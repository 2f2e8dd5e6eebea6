package import Domain
import Foundation

extension EntryID {
    /// The UID of the entry in a file that Counterfoil named; nil for any other file's name, which
    /// another journal may have for another entry.
    package var ownUID: String? {
        guard rawValue.hasSuffix(".ics") else { return nil }
        let stem = String(rawValue.dropLast(4))
        return UUID(uuidString: stem) != nil && stem == stem.lowercased() ? stem : nil
    }
}

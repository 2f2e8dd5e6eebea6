package import Domain
import Foundation

extension EntryID {
    /// The UID of the entry if Counterfoil named the file, or `nil` for any other name, which
    /// another journal may use for another entry.
    package var ownUID: String? {
        guard rawValue.hasSuffix(".ics") else { return nil }
        let stem = String(rawValue.dropLast(4))
        return UUID(uuidString: stem) != nil && stem == stem.lowercased() ? stem : nil
    }
}

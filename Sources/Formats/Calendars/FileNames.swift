import Foundation
import JournalFormat

/// Makes file names for entries from other sources.
enum FileNames {
    /// Returns the UID itself if it is a UUID, as in Counterfoil's own files, or else a name
    /// derived from its characters that does not reveal them.
    static func name(for uid: String) -> String {
        let isOurs = uid.utf8.count == 36 && UUID(uuidString: uid) != nil
        return (isOurs ? uid : MadeUID.text(of: uid)) + ".ics"
    }
}

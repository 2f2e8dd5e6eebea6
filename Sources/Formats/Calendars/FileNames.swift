import Foundation
import JournalFormat

/// Names for files of entries that come from elsewhere.
enum FileNames {
    /// The UID itself where it is a UUID, as in our own files; otherwise one that is made of its
    /// letters and tells nothing of them.
    static func name(for uid: String) -> String {
        let isOurs = uid.utf8.count == 36 && UUID(uuidString: uid) != nil
        return (isOurs ? uid : MadeUID.text(of: uid)) + ".ics"
    }
}

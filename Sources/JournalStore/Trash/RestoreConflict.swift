import Domain
import JournalFormat

/// The state of the journal with regard to an entry that was removed from it.
enum RestoreConflict: Hashable {
    /// The name of the entry is free.
    case free
    /// Another item has the name of the entry.
    case taken
    /// The entry is there again, unchanged.
    case there(EntryID)
    /// The entry is there again, with other content.
    case changed(EntryID)
}

extension RestoreConflict {
    /// Looks for the entry by its UID, whatever the name of the file: programs that sync a folder
    /// fail at two files with the same UID.
    ///
    /// - Parameter others: the files in which to look for the entry under another name, or `nil`
    ///   not to look for it.
    init(of deleted: DeletedEntry, in folder: Folder, beside others: [EntryID]?) {
        let uid = Self.uid(in: deleted.content)
        var names = [deleted.id]
        if let others, let uid { names += [EntryID(uid + ".ics")] + others }
        for id in names {
            guard let bytes = try? folder.read(id).bytes else { continue }
            if bytes == deleted.content {
                self = .there(id)
                return
            }
            if let uid, Self.holds(uid, bytes), Self.uid(in: bytes) == uid {
                self = .changed(id)
                return
            }
        }
        self = folder.stamp(of: deleted.id.rawValue) == nil ? .free : .taken
    }

    /// Whether a file contains a text, which is much faster to tell than to parse it.
    private static func holds(_ text: String, _ bytes: [UInt8]) -> Bool {
        // Unfolding as one line removes the first letters of names, but leaves values whole.
        Bytes.contains(Array(text.utf8), in: Folding.unfolded(bytes[...]))
    }

    private static func uid(in bytes: [UInt8]) -> String? {
        (try? CalendarFile(bytes)).flatMap { ItemUID.uid(in: $0) }
    }
}

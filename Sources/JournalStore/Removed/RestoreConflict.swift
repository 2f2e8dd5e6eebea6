import Domain
import JournalFormat

/// How the journal stands to an entry that was removed from it.
enum RestoreConflict: Hashable {
    /// Its name is free.
    case free
    /// Another item has its name.
    case taken
    /// It is there again, as it was.
    case there(EntryID)
    /// It is there again, and says something else.
    case changed(EntryID)
}

extension RestoreConflict {
    /// The same item has the same UID, whatever the file is called: programs that sync a folder stop at
    /// two files of one UID.
    ///
    /// - Parameter others: where it may be under another name; nil where that is of no interest.
    init(of deleted: DeletedEntry, in folder: Folder, beside others: [EntryID]?) {
        let uid = Self.uid(in: deleted.content)
        var names = [deleted.id]
        if let others, let uid { names += [EntryID(uid + ".ics")] + others }
        for id in names {
            guard let bytes = try? FileReader(of: folder).read(id).bytes else { continue }
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

    /// Whether a text stands anywhere in a file: finding that out is much less work than reading it.
    private static func holds(_ text: String, _ bytes: [UInt8]) -> Bool {
        // Unfolded as one line: names lose their first letters, and values stay whole.
        Bytes.contains(Array(text.utf8), in: Folding.unfolded(bytes[...]))
    }

    private static func uid(in bytes: [UInt8]) -> String? {
        (try? CalendarFile(bytes)).flatMap { ItemUID.uid(in: $0) }
    }
}

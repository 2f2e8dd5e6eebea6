import Files
import TestSupport

@testable import JournalStore

/// The folders of a journal, inside a scratch folder.
final class ScratchPlace {
    let scratch: ScratchFolder
    let place: JournalPlace

    init(disk: Disk = .real) throws {
        scratch = try ScratchFolder()
        for name in ["journal", "cache", "records", "removed"] { try scratch.makeFolder(name) }
        place = JournalPlace(
            folder: scratch.path + "journal", cache: scratch.path + "cache",
            records: scratch.path + "records", removed: scratch.path + "removed", disk: disk)
    }

    /// Writes a film into the journal.
    func write(_ title: String, to name: String) throws {
        try scratch.write(journal("SUMMARY:\(title)"), to: "journal/" + name)
    }

    /// The names of all files in the journal, including hidden ones.
    var names: [String] {
        get throws { try Folder(place.folder).allNames().sorted() }
    }
}

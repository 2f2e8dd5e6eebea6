import Domain
import JournalFormat

/// The entries of Counterfoil's own files, each once.
struct OwnRecords {
    private(set) var all: [ImportRecord] = []
    private var names: Set<String> = []

    /// Adds an entry. It gets no key, because it comes back as it was: nothing in it says later
    /// that it was away.
    /// - Parameter id: the name of its file, of which there is one; empty where it has none.
    /// - Parameter question: the one that it waits for.
    mutating func add(
        _ entry: Entry, called id: String, at place: SourcePlace,
        question: ImportQuestion.ID? = nil, into contents: inout SourceContents
    ) {
        guard id.isEmpty || names.insert(id).inserted else {
            contents.leaveOut(
                ImportRow(entry.kind, at: place, title: entry.nameInList),
                .sameEntry)
            return
        }
        var record = ImportRecord(
            place: place, entry: entry, source: ImportOrigin.counterfoil, key: "")
        record.id = EntryID(id).ownUID == nil ? nil : EntryID(id)
        record.question = question
        all.append(record)
    }
}

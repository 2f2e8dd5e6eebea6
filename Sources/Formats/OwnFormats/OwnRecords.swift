import Domain
import JournalFormat

/// The entries of Counterfoil's own files, without duplicates.
struct OwnRecords {
    private(set) var all: [ImportRecord] = []
    private var names: Set<String> = []

    /// Adds an entry. It gets no import key, because it is restored as it was, and nothing in it
    /// should say that it was imported.
    ///
    /// - Parameters:
    ///   - id: the name of its file, which is unique, or empty if it has none.
    ///   - question: the question that it waits for.
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

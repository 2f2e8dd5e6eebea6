import Domain

/// Writes a new entry into the journal, and prints the name of its file.
struct AddEntry: Command {
    let entry: Entry
    let journal: any WritesEntries
    /// The trip whose journey the entry joins, or `nil` if it joins none.
    var leg: EntryID?

    func run(on console: Console) async throws -> CommandStatus {
        let id: EntryID
        do {
            id =
                if let leg { try await journal.add(entry, joining: leg) } else {
                    try await journal.add(entry)
                }
        } catch let error where !(error is JournalError) {
            throw CommandError(usage: error)
        }
        try console.results.writeLine(id.rawValue)
        return .done
    }
}

import Domain

/// Writes a new entry into the journal, and prints the name of its file.
struct AddEntry: Command {
    private let entry: Entry
    private let journal: any WritesEntries
    private let leg: EntryID?

    /// - Parameter leg: the trip whose journey the entry joins, or `nil` if it joins none.
    init(_ entry: Entry, to journal: any WritesEntries, joining leg: EntryID? = nil) {
        self.entry = entry
        self.journal = journal
        self.leg = leg
    }

    func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let id: EntryID
        do {
            id =
                if let leg { try await journal.add(entry, joining: leg) } else {
                    try await journal.add(entry)
                }
        } catch let error as JournalError {
            throw CommandError(error)
        } catch {
            throw CommandError(usage: error)
        }
        try saying { () throws(OutputError) in try console.results.writeLine(id.rawValue) }
        return .done
    }
}

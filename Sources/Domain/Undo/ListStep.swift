final class ListStep: UndoStep {
    private let file: ListFile
    private var place: RemovalPlace
    private let journal: any StoresListFiles

    init(removed file: ListFile, to place: RemovalPlace, from journal: any StoresListFiles) {
        self.file = file
        self.place = place
        self.journal = journal
    }

    var subject: UndoSubject { .list(file, place) }

    func undo() async throws(JournalError) -> UndoOutcome {
        try await journal.restoreList(file, from: place)
        return UndoOutcome()
    }

    func redo() async throws(JournalError) -> UndoOutcome {
        place = try await journal.removeList(file)
        return UndoOutcome(place: place)
    }
}

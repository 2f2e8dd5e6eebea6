import Domain
import Wording

/// Undoes the last import.
struct UndoImport: Command {
    private let journal: any WritesBatches
    private let isRehearsal: Bool
    private let words: Localizer
    private let tidyUp: @MainActor () async -> Void

    /// - Parameters:
    ///   - isRehearsal: whether it only prints what would be undone.
    ///   - tidyUp: is called at the end, after the results were printed.
    init(
        in journal: any WritesBatches, isRehearsal: Bool = false, words: Localizer,
        tidyingUp tidyUp: @escaping @MainActor () async -> Void = {}
    ) {
        self.journal = journal
        self.isRehearsal = isRehearsal
        self.words = words
        self.tidyUp = tidyUp
    }

    func run(on console: Console) async throws(CommandError) -> CommandStatus {
        guard let batch = try await lastBatch() else { throw .failed(.nothingToUndo) }
        guard !isRehearsal else { return try rehearse(batch, on: console) }
        let taken: TakenBack
        do throws(JournalError) {
            taken = try await journal.takeBack(batch)
        } catch {
            throw CommandError(error)
        }
        try saying { () throws(OutputError) in
            try console.results.writeLine(words.undone(batch, taken))
            for id in taken.kept { try console.results.writeLine(words.kept(id)) }
        }
        await tidyUp()
        return .done
    }

    private func lastBatch() async throws(CommandError) -> WrittenBatch? {
        do throws(JournalError) {
            return try await journal.lastBatch()
        } catch {
            throw CommandError(error)
        }
    }

    private func rehearse(
        _ batch: WrittenBatch, on console: Console
    ) throws(CommandError) -> CommandStatus {
        try saying { () throws(OutputError) in
            try console.results.writeLine(words.wouldBeUndone(batch))
            try console.results.flush()
        }
        console.printMessage(words.nothingUndone)
        return .done
    }
}

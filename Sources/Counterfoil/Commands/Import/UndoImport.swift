import Domain
import Wording

/// Undoes the last import.
struct UndoImport: Command {
    let journal: any WritesBatches
    /// Whether it only prints what would be undone.
    var isRehearsal = false
    let words: Localizer
    /// Is called at the end, after the results were printed.
    var tidyUp: @MainActor () async -> Void = {}

    func run(on console: Console) async throws -> CommandStatus {
        guard let batch = try await journal.lastBatch() else {
            throw CommandError.failed(.nothingToUndo)
        }
        if isRehearsal {
            try await console.results.writeLine(
                words.wouldBeUndone(journal.undoablePart(of: batch)))
            try console.results.flush()
            console.printMessage(
                words.say(
                    "Nothing was undone: this was a dry run. What was changed since would be kept.")
            )
            return .done
        }
        let taken = try await journal.takeBack(batch)
        try console.results.writeLine(words.undone(batch, taken))
        for id in taken.kept { try console.results.writeLine(words.kept(id)) }
        await tidyUp()
        return .done
    }
}

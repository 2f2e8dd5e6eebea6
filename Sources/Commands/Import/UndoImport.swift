public import Domain
public import Wording

/// Takes the last import back.
public struct UndoImport: Command {
    private let journal: any WritesBatches
    private let isRehearsal: Bool
    private let words: LocalWords
    private let tidyUp: @MainActor () async -> Void

    /// - Parameter isRehearsal: whether it is only said what would be taken back.
    /// - Parameter tidyUp: what is done at last, when all that was taken back has been told of.
    public init(
        in journal: any WritesBatches, isRehearsal: Bool = false, words: LocalWords,
        tidyingUp tidyUp: @escaping @MainActor () async -> Void = {}
    ) {
        self.journal = journal
        self.isRehearsal = isRehearsal
        self.words = words
        self.tidyUp = tidyUp
    }

    public func run(on console: Console) async throws(CommandError) -> CommandStatus {
        guard let batch = await journal.lastBatch() else {
            throw .failed("There is no import to undo.")
        }
        guard !isRehearsal else { return try rehearse(batch, on: console) }
        let taken: TakenBack
        do throws(JournalError) {
            taken = try await journal.takeBack(batch)
        } catch {
            throw CommandError(error)
        }
        try saying { () throws(OutputError) in
            let parts = [
                taken.removed == 0
                    ? nil : "\(words.number(taken.removed)) \(taken.place.words)",
                taken.restored == 0 ? nil : "\(words.number(taken.restored)) as before",
            ].compactMap(\.self)
            let done = parts.isEmpty ? "nothing was undone" : parts.joined(separator: ", ")
            try console.results.writeLine("\(batch.title): \(done)")
            for id in taken.kept {
                try console.results.writeLine("\(id): kept, because it was changed since")
            }
        }
        await tidyUp()
        return .done
    }

    private func rehearse(
        _ batch: WrittenBatch, on console: Console
    ) throws(CommandError) -> CommandStatus {
        let parts = [
            batch.added == 0 ? nil : "\(words.number(batch.added)) would be removed",
            batch.changed == 0 ? nil : "\(words.number(batch.changed)) would be as before",
        ].compactMap(\.self).joined(separator: ", ")
        try saying { () throws(OutputError) in
            try console.results.writeLine("\(batch.title): \(parts)")
            try console.results.flush()
        }
        console.tell(
            "Nothing was undone: this was a dry run. What was changed since would be kept.")
        return .done
    }
}

extension RemovalPlace {
    /// Says where removed entries are now.
    fileprivate var words: String {
        switch self {
        case .trash: "moved to the trash"
        case .aside(let path): "kept in \(path), because there is no trash for them"
        }
    }
}

public import Domain
public import Presentation

/// Takes the last import back.
public struct UndoImport: Command {
    private let journal: any WritesBatches
    private let words: LocalWords
    private let tidyUp: @MainActor () async -> Void

    /// - Parameter tidyUp: what is done at last, when all that was taken back has been told of.
    public init(
        in journal: any WritesBatches, words: LocalWords,
        tidyingUp tidyUp: @escaping @MainActor () async -> Void = {}
    ) {
        self.journal = journal
        self.words = words
        self.tidyUp = tidyUp
    }

    public func run(on console: Console) async throws(CommandError) -> CommandStatus {
        guard let batch = await journal.lastBatch() else {
            throw .failed("There is no import to take back.")
        }
        let taken: TakenBack
        do throws(JournalError) {
            taken = try await journal.takeBack(batch)
        } catch {
            throw CommandError(error)
        }
        try saying { () throws(OutputError) in
            try console.results.writeLine(
                "\(batch.title): \(words.number(taken.removed)) \(taken.place.words), "
                    + "\(words.number(taken.restored)) as before")
            for id in taken.kept {
                try console.results.writeLine("\(id): kept, because it was changed since")
            }
        }
        await tidyUp()
        return .done
    }
}

extension RemovalPlace {
    /// What became of what was removed.
    fileprivate var words: String {
        switch self {
        case .trash: "moved to the trash"
        case .aside(let path): "kept in \(path), because there is no trash for them"
        }
    }
}

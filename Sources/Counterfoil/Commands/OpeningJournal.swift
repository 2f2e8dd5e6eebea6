import Domain
import Signals
import Wording

/// A command that begins once the journal has been read.
struct OpeningJournal: Command {
    private let command: any Command
    private let journal: any ReportsChanges & IndexesJournal & ReadsEntries
    private let search: String
    private let words: Localizer
    private let advice: MissingJournalAdvice
    private let open: @MainActor () async -> Void

    /// - Parameters:
    ///   - search: the search that the command is about, or an empty text for none.
    ///   - advice: the advice if the folder is missing.
    ///   - open: returns once the journal has been read.
    init(
        _ journal: any ReportsChanges & IndexesJournal & ReadsEntries,
        searching search: String = "",
        words: Localizer, ifMissing advice: MissingJournalAdvice, then command: any Command,
        open: @escaping @MainActor () async -> Void
    ) {
        self.command = command
        self.journal = journal
        self.search = search
        self.words = words
        self.advice = advice
        self.open = open
    }

    func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let bar = ProgressBar(.opening, on: console.messages, words: words)
        var subscriptions = Subscriptions()
        subscriptions +=
            journal.changes
            .onReception § eachTime § inAnyCase § { [journal, bar] in
                guard let progress = journal.condition.progress else { return }
                bar.show(ImportProgress(done: progress.done, total: progress.total))
            }
        let pause: @MainActor @Sendable () -> Void = { [journal] in journal.pauseIndexing() }
        await withTaskCancellationHandler(operation: open) {
            Task { @MainActor in pause() }
        }
        subscriptions = Subscriptions()
        bar.clear()
        guard !Task.isCancelled else { throw .cancelled }
        switch journal.condition.folder {
        case .ready, .readOnly, .readOnlyDisk, .loading, .vanished:
            if let sentence = words.vanished(from: journal.condition.folder) {
                console.printMessage(sentence)
            }
            for doubt in journal.doubts(about: search) { console.printMessage(words.doubt(doubt)) }
            return try await command.run(on: console)
        case .missing(let path): throw .failed(.journalMissing(path: path, advice))
        case .inaccessible(let path, let reason):
            throw .failed(.journalUnreadable(path: path, reason: words.reason(reason)))
        }
    }
}

import Domain
import Signals
import Wording

/// A command that begins once the journal has been read.
struct OpeningJournal: Command {
    let journal: any ReportsChanges & IndexesJournal & ReadsEntries
    /// The search that the command is about, or an empty text for none.
    let search: String
    let words: Localizer
    /// The advice if the folder is missing.
    let advice: MissingJournalAdvice
    let command: any Command
    /// Returns once the journal has been read.
    let open: @MainActor () async -> Void

    func run(on console: Console) async throws -> CommandStatus {
        let bar = ProgressBar(.opening, on: console.messages, words: words)
        var subscriptions = Subscriptions()
        subscriptions += journal.changes.onReception § eachTime § inAnyCase § { [journal, bar] in
            guard let progress = journal.condition.progress else { return }
            bar.show(ImportProgress(done: progress.done, total: progress.total))
        }
        let pause: @MainActor @Sendable () -> Void = { [journal] in journal.pauseIndexing() }
        await withTaskCancellationHandler(operation: open) {
            Task { @MainActor in pause() }
        }
        subscriptions = Subscriptions()
        bar.clear()
        try Task.checkCancellation()
        switch journal.condition.folder {
        case .ready, .readOnly, .readOnlyDisk, .loading, .vanished:
            if let sentence = words.vanished(from: journal.condition.folder) {
                console.printMessage(sentence)
            }
            for doubt in journal.doubts(about: search) { console.printMessage(words.doubt(doubt)) }
            return try await command.run(on: console)
        case .missing(let path): throw CommandError.failed(.journalMissing(path: path, advice))
        case .inaccessible(let path, let reason):
            throw CommandError.failed(.journalUnreadable(path: path, reason: words.reason(reason)))
        }
    }
}

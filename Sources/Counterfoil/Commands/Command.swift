import Domain
import Signals
import Wording

/// A task that the program does without a window.
@MainActor
protocol Command {
    /// Does the task, and prints its results.
    func run(on console: Console) async throws -> CommandStatus
}

extension Command {
    /// Does the task, and prints the error if it fails.
    func perform(on console: Console) async -> CommandStatus {
        do {
            let status = try await run(on: console)
            try console.results.flush()
            return status
        } catch {
            let error = CommandError(error)
            // Results up to the error are printed.
            try? console.results.flush()
            if let message = error.message { console.printMessage("counterfoil: \(message)") }
            return error.status
        }
    }
}

/// Returns a text in the language of the program.
func localized(
    _ text: StaticString, _ values: KeyValuePairs<String, String> = [:], context: StaticString = ""
) -> String {
    Localizer.ofProgram.say(text, values, context: context)
}

/// A reason why a command failed.
enum CommandError: Error, Hashable, Sendable {
    /// A fault in the arguments, as a sentence.
    case usage(String)
    /// A failure of the task, as a sentence.
    case failed(String)
    case output(OutputError)
    /// A cancellation, before anything was written.
    case cancelled
}

/// The exit status of the program.
enum CommandStatus: Int32, Sendable {
    case done = 0
    /// The task failed, or a check found faults.
    case failed = 1
    /// The status of the command-line parser for wrong arguments.
    case usage = 64
    /// The status of shells for a program that was ended by Ctrl+C.
    case cancelled = 130
}

extension CommandError: CustomStringConvertible {
    var description: String { message ?? "" }

    /// The message to print, or `nil` if none is needed.
    var message: String? {
        switch self {
        case .usage(let words), .failed(let words): words
        case .output(.closed): nil
        case .output(.failed(let code)):
            Localizer.ofProgram.sentence(CommandTrouble.outputFailed(code))
        case .cancelled: Localizer.ofProgram.sentence(CommandTrouble.cancelled)
        }
    }

    var status: CommandStatus {
        switch self {
        case .usage: .usage
        case .failed: .failed
        // A reader that closes the pipe has read enough.
        case .output(.closed): .done
        case .output: .failed
        case .cancelled: .cancelled
        }
    }

    static func noDate(_ text: String) -> CommandError {
        .usage(
            localized(
                """
                “{text}” is not a date; write it as 2026-11-20 or 20 Nov, or say “today”, \
                “tomorrow” or “friday”.
                """, ["text": text]))
    }

    static func formatUnclear(file: String, likely: [String]) -> CommandError {
        .usage(
            localized(
                """
                The name “{file}” does not say which format it is. Choose one with --format: \
                {formats}.
                """, ["file": file, "formats": Localizer.ofProgram.choice(of: likely)]))
    }

    static func failed(_ trouble: CommandTrouble) -> CommandError {
        .failed(Localizer.ofProgram.sentence(trouble))
    }

    /// Makes the error of arguments that break a rule.
    init(usage error: any Error) { self = .usage(Localizer.ofProgram.sentence(error)) }

    /// Returns the result of a closure. Its error becomes one of arguments that break a rule.
    static func checking<Result>(_ body: () throws -> Result) throws(CommandError) -> Result {
        do {
            return try body()
        } catch {
            throw CommandError(usage: error)
        }
    }

    /// Makes the error of a task that failed.
    init(_ error: any Error) {
        switch error {
        case let error as CommandError: self = error
        case let error as OutputError: self = .output(error)
        case JournalError.cancelled, ImportError.cancelled, ExportError.cancelled,
            is CancellationError:
            self = .cancelled
        case JournalError.missingFolder(let path):
            self = .failed(.journalMissing(path: path, .useAnother))
        default: self = .failed(Localizer.ofProgram.sentence(error))
        }
    }
}

/// A command that begins once the journal has been read.
struct OpeningJournal: Command {
    let journal: any ReportsChanges & IndexesJournal & ReadsEntries
    /// The search that the command is about, or an empty text for none.
    let search: String
    let words: Localizer
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

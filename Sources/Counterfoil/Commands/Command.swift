import Domain
import Wording

/// A task that the program does without a window.
@MainActor
protocol Command {
    /// Does the task, and prints its results.
    func run(on console: Console) async throws(CommandError) -> CommandStatus
}

extension Command {
    /// Does the task, and prints the error if it fails.
    func perform(on console: Console) async -> CommandStatus {
        do throws(CommandError) {
            let status = try await run(on: console)
            do throws(OutputError) { try console.results.flush() } catch { throw .output(error) }
            return status
        } catch {
            // Results up to the error are printed.
            try? console.results.flush()
            if let message = error.message { console.printMessage("counterfoil: \(message)") }
            return error.status
        }
    }
}

/// Prints something, with errors that a command can throw.
func saying<Value>(_ body: () throws(OutputError) -> Value) throws(CommandError) -> Value {
    do throws(OutputError) { return try body() } catch { throw .output(error) }
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

    static func usage(_ trouble: UsageTrouble) -> CommandError {
        .usage(Localizer.ofProgram.sentence(trouble))
    }

    static func failed(_ trouble: CommandTrouble) -> CommandError {
        .failed(Localizer.ofProgram.sentence(trouble))
    }

    /// Makes the error of arguments that break a rule.
    init(usage error: any Error) {
        self = .usage(Localizer.ofProgram.sentence(error))
    }

    init(_ error: JournalError) {
        switch error {
        case .cancelled: self = .cancelled
        case .missingFolder(let path):
            self = .failed(.journalMissing(path: path, .useAnother))
        default: self = .failed(Localizer.ofProgram.sentence(error))
        }
    }
}

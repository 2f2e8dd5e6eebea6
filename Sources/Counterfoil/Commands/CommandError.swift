import Domain
import Wording

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

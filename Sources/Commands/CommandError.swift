internal import Domain
internal import Wording

/// Why a command did not do what it was asked to.
public enum CommandError: Error, Hashable, Sendable {
    /// The request makes no sense, for a reason in words for people.
    case usage(String)
    /// It could not be done; in words for people.
    case failed(String)
    case output(OutputError)
    /// Somebody ended it; nothing was written.
    case cancelled
}

/// How a program ends, as a shell sees it.
public enum CommandStatus: Int32, Sendable {
    case done = 0
    /// It could not be done, or what was to be checked is not as it should be.
    case failed = 1
    /// As the parser of the command line has it.
    case usage = 64
    /// As shells have it for a program that was ended by Ctrl+C.
    case cancelled = 130
}

extension CommandError: CustomStringConvertible {
    public var description: String { message ?? "" }

    /// The message to show, or nil if nobody needs one.
    var message: String? {
        switch self {
        case .usage(let words), .failed(let words): words
        case .output(.closed): nil
        case .output(.failed(let code)):
            LocalWords.ofProgram.sentence(CommandTrouble.outputFailed(code))
        case .cancelled: LocalWords.ofProgram.sentence(CommandTrouble.cancelled)
        }
    }

    var status: CommandStatus {
        switch self {
        case .usage: .usage
        case .failed: .failed
        // Who closes a pipe has read enough.
        case .output(.closed): .done
        case .output: .failed
        case .cancelled: .cancelled
        }
    }

    static func usage(_ trouble: UsageTrouble) -> CommandError {
        .usage(LocalWords.ofProgram.sentence(trouble))
    }

    static func failed(_ trouble: CommandTrouble) -> CommandError {
        .failed(LocalWords.ofProgram.sentence(trouble))
    }

    /// The request makes no sense, because it breaks a rule.
    package init(usage error: any Error) {
        self = .usage(LocalWords.ofProgram.sentence(error))
    }

    init(_ error: JournalError) {
        switch error {
        case .cancelled: self = .cancelled
        case .missingFolder(let path):
            self = .failed(.journalMissing(path: path, .useAnother))
        default: self = .failed(LocalWords.ofProgram.sentence(error))
        }
    }
}

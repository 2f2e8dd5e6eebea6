internal import Commands
internal import Dispatch
internal import Foundation

/// Runs a command without a window, and ends the program with what came of it.
enum CommandRun {
    /// Never returns: the main thread serves the main actor until the command is done.
    static func run(_ make: @escaping @MainActor @Sendable () -> any Command) -> Never {
        start(make)
        dispatchMain()
    }

    /// The same for a command that leaves something behind where it is ended in the middle: Ctrl+C
    /// cancels it, and a second one ends the program at once.
    static func runCancellable(
        _ make: @escaping @MainActor @Sendable () -> any Command
    ) -> Never {
        let task = start(make)
        // Not on the main queue, which may be waiting for the reader of a pipe.
        let interruption = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        interruption.setEventHandler {
            task.cancel()
            signal(SIGINT, SIG_DFL)
        }
        signal(SIGINT, SIG_IGN)
        interruption.activate()
        withExtendedLifetime(interruption) { dispatchMain() }
    }

    @discardableResult
    private static func start(
        _ make: @escaping @MainActor @Sendable () -> any Command
    ) -> Task<Void, Never> {
        Task { @MainActor in
            let status = await make().perform(on: .standard())
            exit(status.rawValue)
        }
    }
}

internal import Dispatch
internal import Foundation

/// Runs a command without a window, and ends the program with its status.
enum CommandRun {
    /// Runs a command and never returns: the main thread serves the main actor until the command is
    /// done.
    static func run(_ make: @escaping @MainActor @Sendable () -> any Command) -> Never {
        start(make)
        dispatchMain()
    }

    /// Runs a command that would leave something behind if it were interrupted. Ctrl+C cancels it,
    /// and a second Ctrl+C ends the program at once.
    static func runCancellable(
        _ make: @escaping @MainActor @Sendable () -> any Command
    ) -> Never {
        let task = start(make)
        // The main queue may be waiting for the reader of a pipe.
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

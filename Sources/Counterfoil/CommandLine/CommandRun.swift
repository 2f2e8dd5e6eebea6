internal import Commands
internal import Dispatch
internal import Foundation

/// Runs a command without a window, and ends the program with what came of it.
enum CommandRun {
    /// Never returns: the main thread serves the main actor until the command is done.
    ///
    /// Ctrl+C cancels the command, which leaves nothing half-done behind; a second one ends the
    /// program at once.
    static func run(_ make: @escaping @MainActor @Sendable () -> any Command) -> Never {
        let task = Task { @MainActor in
            let status = await make().perform(on: .standard())
            exit(status.rawValue)
        }
        let interruption = DispatchSource.makeSignalSource(signal: SIGINT, queue: .main)
        interruption.setEventHandler {
            task.cancel()
            interruption.cancel()
            signal(SIGINT, SIG_DFL)
        }
        signal(SIGINT, SIG_IGN)
        interruption.activate()
        dispatchMain()
    }
}

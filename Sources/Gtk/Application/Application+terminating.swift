import CGtk
import Glibc

extension Application {
    /// Calls `handler` at SIGTERM or SIGINT, such as when the session ends, instead of ending the
    /// program at once. The program should then end by itself, soon. The handler stays for as long
    /// as the program runs.
    public func onTerminate(_ handler: @escaping () -> Void) {
        for signal in [SIGTERM, SIGINT] {
            g_unix_signal_add_full(
                G_PRIORITY_HIGH, signal, Self.terminate,
                Unmanaged.passRetained(Termination(handler)).toOpaque(), releaseClosureBox)
        }
    }

    private static let terminate: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
        guard let data else { return 0 }
        Unmanaged<Termination>.fromOpaque(data).takeUnretainedValue().handler()
        return 1  // G_SOURCE_CONTINUE
    }
}

private final class Termination {
    let handler: () -> Void

    init(_ handler: @escaping () -> Void) {
        self.handler = handler
    }
}

import CGtk
import Glibc

extension Application {
    /// Called when the session ends, or somebody else wants the program to end, and in the place of that: the
    /// program is to end by itself, soon. From then on for as long as it runs.
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

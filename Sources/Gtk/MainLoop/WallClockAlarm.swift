import CGtk

/// An alarm that calls a closure once, at a time of the wall clock, even if the machine sleeps
/// until then. It calls at once if the clock is set.
@MainActor
public final class WallClockAlarm {
    private var descriptor: Int32 = -1
    private var source: UInt32 = 0
    private var call: (() -> Void)?

    /// Makes an alarm that is not set.
    public init() {}

    /// Calls `body` at a time, instead of the closure that was set before. A time in the past is
    /// now.
    public func ring(at secondsSinceEpoch: Int, _ body: @escaping () -> Void) {
        cancel()
        // Zero would mean never.
        descriptor = counterfoil_alarm_new(gint64(max(1, secondsSinceEpoch)))
        guard descriptor >= 0 else { return }
        call = body
        let box = ClosureBox<() -> Void> { [weak self] in self?.rang() }
        source = g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
            { _, _, data in
                if let data { ClosureBox<() -> Void>.closure(in: data)() }
                return 0  // G_SOURCE_REMOVE
            }, Unmanaged.passRetained(box).toOpaque(), releaseClosureBox)
    }

    private func rang() {
        let call = call
        // GLib removes the source itself.
        source = 0
        cancel()
        call?()
    }

    /// Cancels the alarm.
    public func cancel() {
        if source != 0 { g_source_remove(source) }
        if descriptor >= 0 { close(descriptor) }
        (source, descriptor, call) = (0, -1, nil)
    }

    isolated deinit { cancel() }
}

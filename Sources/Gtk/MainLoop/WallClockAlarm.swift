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
        source = g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, descriptor, G_IO_IN, Self.rang,
            Unmanaged.passRetained(WeakAlarm(self)).toOpaque(), releaseClosureBox)
    }

    /// Cancels the alarm.
    public func cancel() {
        if source != 0 { g_source_remove(source) }
        if descriptor >= 0 { close(descriptor) }
        (source, descriptor, call) = (0, -1, nil)
    }

    isolated deinit { cancel() }

    private static let rang:
        @convention(c) (Int32, GIOCondition, UnsafeMutableRawPointer?) -> gboolean = {
            _, _, data in
            guard let data else { return 0 }
            let alarm = Unmanaged<WeakAlarm>.fromOpaque(data).takeUnretainedValue().alarm
            let call = alarm?.call
            // GLib removes the source itself, because this returns false.
            alarm?.source = 0
            alarm?.cancel()
            call?()
            return 0  // G_SOURCE_REMOVE
        }
}

private final class WeakAlarm {
    weak var alarm: WallClockAlarm?

    init(_ alarm: WallClockAlarm) {
        self.alarm = alarm
    }
}

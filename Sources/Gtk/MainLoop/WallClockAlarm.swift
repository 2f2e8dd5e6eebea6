import CGtk

/// Calls once at a moment by the clock on the wall: also where the machine slept over it, and at once
/// where that clock is set.
@MainActor
public final class WallClockAlarm {
    private var descriptor: Int32 = -1
    private var source: UInt32 = 0
    private var call: (() -> Void)?

    /// One that is not set.
    public init() {}

    /// Calls `body` then, and not what it was to call before. A moment that is over is now.
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

    /// Nothing is called any more.
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
            // GLib removes the source.
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

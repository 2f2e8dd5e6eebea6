import CGtk

/// A closure that the main loop will call once. Keep it only to cancel it.
@MainActor
public final class ScheduledCall {
    private var source: UInt32 = 0
    private var call: (() -> Void)?

    private init(
        _ call: @escaping () -> Void, _ schedule: (UnsafeMutableRawPointer) -> UInt32
    ) {
        self.call = call
        source = schedule(Unmanaged.passRetained(self).toOpaque())
    }

    /// Calls `body` after at least a time.
    @discardableResult
    public static func after(
        milliseconds: Int, _ body: @escaping () -> Void
    ) -> ScheduledCall {
        ScheduledCall(body) {
            g_timeout_add_full(
                G_PRIORITY_DEFAULT, guint(clamping: milliseconds), run, $0, releaseClosureBox)
        }
    }

    /// Calls `body` right after the current event, before any other work of the main loop.
    @discardableResult
    static func next(_ body: @escaping () -> Void) -> ScheduledCall { idle(G_PRIORITY_HIGH, body) }

    /// Calls `body` when the main loop has nothing more urgent to do, including drawing.
    @discardableResult
    public static func idle(_ body: @escaping () -> Void) -> ScheduledCall {
        idle(G_PRIORITY_DEFAULT_IDLE, body)
    }

    /// Calls `body` when the main loop has nothing else to do, including `idle` calls.
    @discardableResult
    static func afterIdle(_ body: @escaping () -> Void) -> ScheduledCall {
        idle(G_PRIORITY_LOW, body)
    }

    private static func idle(
        _ priority: Int32, _ body: @escaping () -> Void
    ) -> ScheduledCall {
        ScheduledCall(body) { g_idle_add_full(priority, run, $0, releaseClosureBox) }
    }

    /// Whether the call is still to come.
    public var isPending: Bool { source != 0 }

    /// Cancels the call if it is still to come, and releases the closure.
    public func cancel() {
        guard source != 0 else { return }
        let cancelled = source
        source = 0
        call = nil
        g_source_remove(cancelled)
    }

    private static let run: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
        guard let data else { return 0 }
        let scheduled = Unmanaged<ScheduledCall>.fromOpaque(data).takeUnretainedValue()
        let call = scheduled.call
        scheduled.source = 0
        scheduled.call = nil
        call?()
        return 0  // G_SOURCE_REMOVE
    }
}

import CGtk

@testable public import Gtk

extension Window {
    /// Calls the handler once, after the first frame of this window was painted.
    public func onFirstFrame(_ handler: @escaping () -> Void) {
        var mapping: UInt = 0
        mapping = on("map") { [weak self] in
            guard let self else { return }
            SignalConnection.disconnect(pointer, mapping)
            onNextFrame(handler)
        }
    }

    /// Waits until everything was laid out and painted once more.
    public func waitForFrame() {
        var isPainted = false
        onNextFrame { isPainted = true }
        gtk_widget_queue_draw(cast())
        _ = Display.turn { isPainted }
    }

    /// The number of frames that were begun so far.
    public var frameCount: Int {
        gtk_widget_get_frame_clock(cast()).map(gdk_frame_clock_get_frame_counter) ?? 0
    }

    private func onNextFrame(_ handler: @escaping () -> Void) {
        guard let clock = gtk_widget_get_frame_clock(cast()) else { return }
        let frames = UnsafeMutableRawPointer(clock)
        var painting: UInt = 0
        painting = SignalConnection.connect(frames, "after-paint") {
            SignalConnection.disconnect(frames, painting)
            handler()
        }
    }
}

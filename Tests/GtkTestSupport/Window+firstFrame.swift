import CGtk
@testable public import Gtk

extension Window {
    /// Calls the handler once, after the first frame of this window was painted.
    public func onFirstFrame(_ handler: @escaping () -> Void) {
        var mapping: UInt = 0
        mapping = on("map") { [weak self] in
            guard let self else { return }
            SignalConnection.disconnect(pointer, mapping)
            guard let clock = gtk_widget_get_frame_clock(cast()) else { return }
            let frames = UnsafeMutableRawPointer(clock)
            var painting: UInt = 0
            painting = SignalConnection.connect(frames, "after-paint") {
                SignalConnection.disconnect(frames, painting)
                handler()
            }
        }
    }
}

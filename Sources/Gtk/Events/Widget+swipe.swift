import CGtk

/// Which way a finger went, seen by somebody who reads: back is to the right where lines begin at the left.
public nonisolated enum SwipeDirection: Sendable {
    case back, forward
}

extension Widget {
    /// Called when a finger swiped sideways over the widget on a touch screen.
    ///
    /// It hears of the finger before the widgets inside do, and takes nothing from them: they scroll
    /// and are pressed as before.
    public final func onSwipe(_ handler: @escaping (SwipeDirection) -> Void) {
        guard let gesture = gtk_gesture_swipe_new(cast()) else { return }
        let pointer = UnsafeMutableRawPointer(gesture)
        gtk_gesture_single_set_touch_only(gesture, 1)
        hearFirst(gesture)
        SignalConnection.connect(
            pointer, "swipe",
            speed: { [weak self] x, y in
                guard let self, let direction = direction(x, y) else { return }
                handler(direction)
            })
    }

    /// - Parameters: the speed in pixels a second; slower, or more up and down than sideways, is none.
    private func direction(_ x: Double, _ y: Double) -> SwipeDirection? {
        guard abs(x) >= 300, abs(x) > 2 * abs(y) else { return nil }
        return (x > 0) != isRightToLeft ? .back : .forward
    }
}

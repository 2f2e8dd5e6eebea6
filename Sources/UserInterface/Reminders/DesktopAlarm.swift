internal import Gtk
public import RemindersFeature

/// An alarm that the main loop rings.
public final class DesktopAlarm: SetsAlarm {
    private let alarm = WallClockAlarm()

    /// One that is not set.
    public init() {}

    public func ring(at secondsSinceEpoch: Int, _ body: @escaping () -> Void) {
        alarm.ring(at: secondsSinceEpoch, body)
    }
}

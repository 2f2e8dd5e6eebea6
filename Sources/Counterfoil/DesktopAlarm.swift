internal import Gtk
internal import RemindersFeature

/// An alarm that the main loop rings.
@MainActor
final class DesktopAlarm: SetsAlarm {
    private let alarm = WallClockAlarm()

    /// One that is not set.
    init() {}

    func ring(at secondsSinceEpoch: Int, _ body: @escaping () -> Void) {
        alarm.ring(at: secondsSinceEpoch, body)
    }
}

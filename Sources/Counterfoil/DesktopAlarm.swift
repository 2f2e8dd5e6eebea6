internal import Gtk
internal import JournalFeature

/// An alarm of the main loop.
@MainActor
final class DesktopAlarm: SetsAlarm {
    private let alarm = WallClockAlarm()

    /// Makes an alarm that is not set.
    init() {}

    func ring(at secondsSinceEpoch: Int, _ body: @escaping () -> Void) {
        alarm.ring(at: secondsSinceEpoch, body)
    }
}

internal import Gtk

/// Offers to move what was recorded of a trip along with its timetable, where that moved by days.
final class RecordMoveField: Box {
    private let check = CheckButton("")

    init() {
        super.init(.vertical)
        append(check)
        show("")
    }

    var isActive: Bool {
        get { check.isActive }
        set { check.isActive = newValue }
    }

    func show(_ offer: String) {
        check.label = offer
        isVisible = !offer.isEmpty
        // The row of the form takes space of its own.
        parent?.isVisible = isVisible
    }

    func onToggled(_ handler: @escaping () -> Void) {
        check.onToggled { _ in handler() }
    }
}

internal import Gtk
internal import TripsFeature

/// A clock to set and the day it is of, revealed by the button "another time…".
final class AnotherTimeView: Revealer {
    /// Stands among the other times.
    let button = Button("another time…")

    private let clock: ClockField
    private let day: ComboBoxText

    /// The days on offer, as days after the one that the timetable names.
    private static let days = [
        (-1, "the day before"), (0, "that day"), (1, "+1 day"), (2, "+2 days"),
    ]

    init(_ time: OutcomeTime, onRecord: @escaping (OutcomeTime) -> Void) {
        clock = ClockField(hour: time.hour, minute: time.minute)
        day = ComboBoxText(Self.days.map(\.1))
        super.init(child: nil, transition: .slideDown)
        day.selectedIndex = Self.days.firstIndex { $0.0 == time.daysLater } ?? 1
        day.accessibleName = "Day"

        let record = Button("Record")
        record.addStyleClass("suggested-action")
        record.onClicked { [weak self] in
            if let self { onRecord(self.time) }
        }
        // One beneath the other, as narrow windows have no room for them side by side.
        let end = Box(.horizontal, spacing: 6)
        for part in [day, record] as [Widget] { end.append(part, expand: true) }
        let column = Box(.vertical, spacing: 6)
        column.halign = .center
        for part in [clock, end] as [Widget] { column.append(part) }
        child = column

        button.onClicked { [weak self] in self?.toggle() }
    }

    private var time: OutcomeTime {
        OutcomeTime(
            hour: clock.hour, minute: clock.minute, daysLater: Self.days[day.selectedIndex ?? 1].0)
    }

    private func toggle() {
        isRevealed.toggle()
        if isRevealed { clock.firstField.grabFocus() }
    }
}

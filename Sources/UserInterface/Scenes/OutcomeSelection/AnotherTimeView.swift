internal import Gtk
internal import TripsFeature

/// The button "another time…", and what it reveals: a clock to set and the day it is of.
final class AnotherTimeView: Box {
    private let clock: ClockField
    private let day: ComboBoxText
    private let revealer = Revealer()

    /// The days on offer, as days after the one that the timetable names.
    private static let days = [(-1, "the day before"), (0, "that day"), (1, "+1 day"), (2, "+2 days")]

    init(_ time: OutcomeTime, onRecord: @escaping (OutcomeTime) -> Void) {
        clock = ClockField(hour: time.hour, minute: time.minute)
        day = ComboBoxText(Self.days.map(\.1))
        super.init(.vertical, spacing: 12)

        day.selectedIndex = Self.days.firstIndex { $0.0 == time.daysLater } ?? 1
        day.accessibleName = "Day"

        let reveal = Button("another time…")
        reveal.addStyleClass("counterfoil-choice")
        reveal.onClicked { [weak self] in self?.toggle() }

        let record = Button("Record")
        record.addStyleClass("suggested-action")
        record.onClicked { [weak self] in
            guard let self else { return }
            onRecord(currentTime)
        }

        let row = Box(.horizontal, spacing: 6)
        row.halign = .center
        for part in [clock, day, record] as [Widget] { row.append(part) }
        revealer.child = row
        append(reveal)
        append(revealer)
    }

    private var currentTime: OutcomeTime {
        OutcomeTime(
            hour: clock.hour, minute: clock.minute,
            daysLater: Self.days[day.selectedIndex ?? 1].0)
    }

    private func toggle() {
        revealer.isRevealed.toggle()
        if revealer.isRevealed { clock.firstField.grabFocus() }
    }
}

internal import Gtk
internal import TripsFeature

/// The button "another time…", and what it reveals: a clock to set and the day it is of.
final class AnotherTimeView: Box {
    private let hour: SpinButton
    private let minute: SpinButton
    private let day: ComboBoxText
    private let revealer = Revealer()

    /// The days on offer, as days after the one that the timetable names.
    private static let days = [(-1, "the day before"), (0, "that day"), (1, "+1 day"), (2, "+2 days")]

    init(_ time: OutcomeTime, onRecord: @escaping (OutcomeTime) -> Void) {
        hour = SpinButton(range: 0...23)
        minute = SpinButton(range: 0...59)
        day = ComboBoxText(Self.days.map(\.1))
        super.init(.vertical, spacing: 12)

        hour.value = Double(time.hour)
        hour.accessibleName = "Hour"
        minute.value = Double(time.minute)
        minute.accessibleName = "Minute"
        day.selected = Self.days.firstIndex { $0.0 == time.daysLater } ?? 1
        day.accessibleName = "Day"

        let reveal = Button(label: "another time…")
        reveal.addStyleClass("counterfoil-choice")
        reveal.onClicked { [weak self] in self?.toggle() }

        let record = Button(label: "Record")
        record.addStyleClass("suggested-action")
        record.onClicked { [weak self] in
            guard let self else { return }
            onRecord(currentTime)
        }

        let row = Box(.horizontal, spacing: 6)
        row.halign = .center
        for part in [hour, Label(":"), minute, day, record] as [Widget] { row.append(part) }
        revealer.child = row
        append(reveal)
        append(revealer)
    }

    private var currentTime: OutcomeTime {
        OutcomeTime(
            hour: Int(hour.value), minute: Int(minute.value),
            daysLater: Self.days[max(0, day.selected ?? 1)].0)
    }

    private func toggle() {
        revealer.isRevealed.toggle()
        if revealer.isRevealed { hour.grabFocus() }
    }
}

internal import Gtk
internal import Presentation
internal import TripsFeature

/// A clock to set and the day it is of, revealed by the button "another time…".
final class AnotherTimeView: Revealer {
    /// Stands among the other times.
    let button = Button("another time…")

    private let clock: ClockField
    private let day: ComboBoxText
    private let complaint = Text.wrapping(style: "counterfoil-complaint")

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
        let row = Box(.horizontal, spacing: 6)
        row.halign = .center
        for part in [clock, day, record] as [Widget] { row.append(part) }
        let column = Box(.vertical, spacing: 6)
        complaint.halign = .center
        complaint.show(nil)
        for part in [row, complaint] as [Widget] { column.append(part) }
        child = column

        clock.onChanged { [weak self, weak record] in
            guard let self else { return }
            record?.isSensitive = clock.isTime
            complaint.show(clock.isTime ? nil : LocalWords().notATime(clock.text))
        }
        clock.onActivate { [weak record] in record?.activate() }
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

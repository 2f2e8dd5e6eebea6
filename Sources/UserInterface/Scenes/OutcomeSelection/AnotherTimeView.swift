internal import Gtk
internal import Presentation
internal import TripsFeature

/// A clock to set and the day it is of, revealed by the button "another time…". Beneath them stands
/// what they mean.
final class AnotherTimeView: Revealer {
    /// Stands among the other times.
    let button = Button("another time…")
    /// What it began with.
    let offered: OutcomeTime

    private let clock: ClockField
    private let day: ComboBoxText
    private let meaning = Text.wrapping()
    private let record = Button("Record")
    private let days: [Int]
    private var isDayChosen: Bool
    private let onChange: (OutcomeTime) -> Void

    /// - Parameters:
    ///   - onChange: each time that is set, for which `show` answers.
    init(
        _ time: OutcomeTime, onChange: @escaping (OutcomeTime) -> Void,
        onRecord: @escaping (OutcomeTime) -> Void
    ) {
        offered = time
        self.onChange = onChange
        clock = ClockField(hour: time.hour, minute: time.minute)
        days = Set([-1, 0, 1, 2, time.daysLater]).sorted()
        day = ComboBoxText(days.map(Self.words))
        isDayChosen = time.isDayChosen
        super.init(child: nil, transition: .slideDown)
        day.selectedIndex = days.firstIndex(of: time.daysLater)
        day.accessibleName = "Day"
        meaning.halign = .center

        record.addStyleClass("suggested-action")
        record.onClicked { [weak self] in
            if let self { onRecord(self.time) }
        }
        // One beneath the other, as narrow windows have no room for them side by side.
        let end = Box(.horizontal, spacing: 6)
        for part in [day, record] as [Widget] { end.append(part, expand: true) }
        let column = Box(.vertical, spacing: 6)
        column.halign = .center
        for part in [clock, end, meaning] as [Widget] { column.append(part) }
        child = column

        clock.onChanged { [weak self, weak record] in
            guard let self else { return }
            record?.isSensitive = clock.isTime
            tell()
        }
        clock.onActivate { [weak record] in record?.activate() }
        day.onChanged { [weak self] _ in
            self?.isDayChosen = true
            self?.tell()
        }
        button.onClicked { [weak self] in self?.toggle() }
    }

    /// Says what the time means, and shows the day that is meant until one is chosen.
    func show(_ meaning: OutcomeTimeMeaning) {
        if !isDayChosen, let index = days.firstIndex(of: meaning.daysLater) {
            day.selectedIndex = index
        }
        say(meaning.words, isPossible: meaning.isPossible)
    }

    private static func words(_ daysLater: Int) -> String {
        switch daysLater {
        case -1: "the day before"
        case 0: "that day"
        case 1: "+1 day"
        default: daysLater < 0 ? "−\(-daysLater) days" : "+\(daysLater) days"
        }
    }

    private var time: OutcomeTime {
        OutcomeTime(
            hour: clock.hour, minute: clock.minute,
            daysLater: day.selectedIndex.map { days[$0] } ?? 0, isDayChosen: isDayChosen)
    }

    private func tell() {
        guard clock.isTime else {
            return say(LocalWords().notATime(clock.text), isPossible: false)
        }
        onChange(time)
    }

    private func say(_ words: String, isPossible: Bool) {
        meaning.show(words)
        record.accessibleDescription = words
        meaning.setStyleClass(Style.dim, on: isPossible)
        meaning.setStyleClass("counterfoil-complaint", on: !isPossible)
    }

    private func toggle() {
        isRevealed.toggle()
        guard isRevealed else { return }
        clock.firstField.grabFocus()
        tell()
    }
}

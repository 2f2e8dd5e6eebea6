internal import Gtk
internal import TripsFeature

/// A clock and its day, which the button "Other Time…" reveals, with the meaning of that time
/// below them.
final class AnotherTimeView: Revealer {
    /// The button that reveals the fields and that stands among the other times.
    let button: Button
    /// The offer that the view was made for.
    let offered: TimePickerViewModel
    /// Is called when its height changes while the focus is in it.
    var onGrown: () -> Void = {}

    private let clock: ClockField
    private let day: ComboBoxText
    private let meaning = Text.wrapping()
    private let record = Button(localized("Record"))
    private var isDayChosen: Bool
    private let onChange: (OutcomeTime) -> Void

    /// - Parameter onChange: is called with each time that is set, and answered by `show`.
    init(
        _ offer: TimePickerViewModel, onChange: @escaping (OutcomeTime) -> Void,
        onRecord: @escaping (OutcomeTime) -> Void
    ) {
        offered = offer
        self.onChange = onChange
        button = Button(offer.label)
        if offer.isChosen { button.show(offer.label, isChosen: true) }
        button.setAccessibleState(.expandable)
        clock = ClockField(
            hour: offer.start.hour, minute: offer.start.minute, format: offer.clock,
            leaves: { offer.delay($0) != nil })
        day = ComboBoxText(offer.days.map(\.label))
        isDayChosen = offer.start.isDayChosen
        super.init()
        day.selectedIndex = index(of: offer.start.daysLater)
        day.accessibleName = localized("Day")

        record.addStyleClass("suggested-action")
        record.onClicked { [weak self] in
            if let self { onRecord(self.time) }
        }
        // They are one below the other, because narrow windows have no room beside.
        let end = Box(.horizontal, spacing: Space.close)
        for part in [day, record] as [Widget] { end.append(part, expand: true) }
        let column = Box(.vertical, spacing: Space.close, of: clock, end, meaning)
        // Centred, the fields would move with the length of the meaning.
        column.halign = .start
        child = column

        clock.onChanged { [weak self, weak record] in
            guard let self else { return }
            // Record is enabled at once, because Enter may come before the answer.
            record?.isSensitive = clock.isTime || delay != nil
            // A delay determines the day as well.
            day.isSensitive = delay == nil
            notifyChange()
        }
        clock.onActivate { [weak record] in record?.activate() }
        day.onChanged { [weak self] _ in
            self?.isDayChosen = true
            self?.notifyChange()
        }
        button.onClicked { [weak self] in self?.toggle() }
        onResized { [weak self] in
            if let self, isRevealed, hasFocusInside { onGrown() }
        }
    }

    /// Shows the meaning of the time, and its day until the person chooses one.
    func show(_ meaning: OutcomeTimePreview) {
        if !isDayChosen || delay != nil, let index = index(of: meaning.daysLater) {
            day.selectedIndex = index
        }
        self.meaning.show(meaning.words)
        self.meaning.setStyleClass(Style.dim, on: meaning.isPossible)
        self.meaning.setStyleClass("counterfoil-complaint", on: !meaning.isPossible)
        clock.firstField.complain(meaning.words, isWrong: !meaning.isPossible)
        record.accessibleDescription = meaning.words
        record.isSensitive = meaning.canRecord
    }

    private func index(of daysLater: Int) -> Int? {
        offered.days.firstIndex { $0.daysLater == daysLater }
    }

    private var time: OutcomeTime {
        OutcomeTime(
            hour: clock.hour, minute: clock.minute,
            daysLater: day.selectedIndex.map { offered.days[$0].daysLater } ?? 0,
            isDayChosen: isDayChosen, delay: delay,
            unread: clock.isTime || delay != nil ? nil : clock.text)
    }

    private var delay: Int? { offered.delay(clock.text) }

    private func notifyChange() { onChange(time) }

    /// Reveals the fields and continues with text that was typed before.
    func startTyping(with typed: String) {
        reveal()
        clock.startTyping(with: typed)
    }

    private func reveal() {
        revealAtOnce()
        button.setAccessibleState(.expanded)
    }

    private func toggle() {
        guard !isRevealed else {
            button.setAccessibleState(.expanded, on: false)
            return isRevealed = false
        }
        reveal()
        clock.firstField.grabFocus()
        notifyChange()
    }
}

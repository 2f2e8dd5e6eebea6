internal import Gtk
internal import Presentation
internal import TripsFeature

/// One large button for each outcome, under a card of the trip in question.
final class OutcomeSelectionView: ModelView<OutcomeSelectionViewModel>, EntryRootView {
    let events: OutcomePageEvents

    private let card = TimetableView(namesService: true).styled(Style.card)
    private let title = Text.heading()
    private let hint = Text.dim()
    private let column = Box(.vertical, spacing: Space.near)
    private let scrolled: ScrolledWindow
    private let buttons = ReusableButtons<OutcomeChoice>()
    private var anotherTime: AnotherTimeView?
    /// The button of the present value, or the first one if there is none.
    private weak var presentButton: Button?
    private var focusesWhenFilled = false
    /// The text that was typed before there was a field for it.
    private var typed = ""

    private static let timesInRow = 2

    init(_ events: OutcomePageEvents) {
        self.events = events
        let question = Box(.vertical, spacing: Space.close, of: title, hint)
        scrolled = PageBody(
            Box(.vertical, spacing: Space.part, of: card, question, column), heading: card)
        super.init(.vertical)
        append(scrolled, expand: true)
        onKeyPress { [weak self] press in
            guard let text = press.textOfTime else { return false }
            return self?.startTyping(with: text) ?? false
        }
    }

    /// Makes the buttons in this order: the first time (on time) in a row of its own; the others in
    /// shared rows, "Other Time…" last; the reasons why the trip did not happen; and the removal
    /// of a record.
    override func fill(with selection: OutcomeSelectionViewModel) {
        card.model = selection.trip
        column.allow(selection.trip.recordingOutcome)
        title.text = selection.title
        hint.show(selection.time.hint)
        let focused = buttons.focused
        let hadFocus = focused != nil || column.hasFocusInside
        layOut(selection)
        if focusesWhenFilled || (hadFocus && !column.hasFocusInside) {
            (focused.flatMap { buttons[$0] } ?? presentButton)?.grabFocus()
        }
        focusesWhenFilled = false
        if !typed.isEmpty { _ = startTyping(with: typed) }
    }

    /// Continues with a time of day or a delay that was typed on the way to the page or on it.
    ///
    /// - Returns: whether the text was accepted.
    func startTyping(with text: String) -> Bool {
        guard let anotherTime else {
            typed += text
            return true
        }
        typed = ""
        guard column.isSensitive else { return false }
        anotherTime.startTyping(with: text)
        return true
    }

    private func layOut(_ selection: OutcomeSelectionViewModel) {
        buttons.update(
            selection.choices, label: \.label,
            style: { $0.kind == .clearing ? "flat" : Style.choice },
            onClick: events.selection.emit)
        buttons.mark(selection.chosen)
        func row(of kind: OutcomeChoice.Kind) -> [Button] {
            selection.choices.filter { $0.kind == kind }.compactMap { buttons[$0] }
        }
        var times = row(of: .time)
        let anotherTime = anotherTime(selection.time)
        self.anotherTime = anotherTime
        times.append(anotherTime.button)
        let disruptions = row(of: .disruption)
        presentButton =
            selection.time.isChosen
            ? anotherTime.button
            : selection.chosen.first.flatMap { buttons[$0] } ?? times.first
        var rows = [times.prefix(1)]
        for start in stride(from: 1, to: times.count, by: Self.timesInRow) {
            rows.append(times[start..<min(start + Self.timesInRow, times.count)])
        }
        let others = [disruptions[...], row(of: .clearing)[...]]
        column.show(rows.compactMap(Self.box) + [anotherTime] + others.compactMap(Self.box))
    }

    func show(_ meaning: OutcomeTimePreview) { anotherTime?.show(meaning) }

    /// Returns the clock for another time. It stays as it is set while the same offer is made.
    private func anotherTime(_ time: TimePickerViewModel) -> AnotherTimeView {
        if let anotherTime, anotherTime.offered == time { return anotherTime }
        let view = AnotherTimeView(
            time, onChange: events.time.emit,
            onRecord: { [events] in events.selection.emit(.at($0)) })
        view.button.addStyleClass(Style.choice)
        view.button.wrapsLabel()
        view.onGrown = { [weak scrolled, weak view] in
            if let view { scrolled?.show(view) }
        }
        return view
    }

    private static func box(_ row: ArraySlice<Button>) -> Widget? {
        guard !row.isEmpty else { return nil }
        let box = Box(.horizontal, spacing: Space.near)
        box.isHomogeneous = true
        for button in row { box.append(button, expand: true) }
        return box
    }

    /// Focuses the present value, or else the first choice. The page may be visible before it has
    /// any.
    func focus() {
        presentButton?.grabFocus()
        focusesWhenFilled = presentButton == nil
    }
}

extension KeyPress {
    /// The text with which the key begins a time of day or a delay, or `nil` if it begins neither.
    var textOfTime: String? {
        guard let text, let first = text.first else { return nil }
        return first.isWholeNumber || ["+", "-"].contains(first) ? text : nil
    }
}

final class OutcomePage: EntryPage<OutcomeSelectionViewModel, OutcomeSelectionView>,
    DisplaysOutcomeSelection
{
    /// The title of the trip. The question stands on the page, and is longer than a header bar is
    /// wide.
    override var title: String { model?.trip.title ?? "" }

    /// Returns the text that was typed on the page that led here.
    var takeTyped: () -> String = { "" }

    func showOutcomeSelection(_ selection: OutcomeSelectionViewModel) { model = selection }

    /// Shows the meaning of a time that was set on this page. Another page ignores it.
    func showOutcomeTime(_ meaning: OutcomeTimePreview) { rootViewIfLoaded?.show(meaning) }

    override func focus() {
        super.focus()
        let typed = takeTyped()
        if !typed.isEmpty { _ = rootView.startTyping(with: typed) }
    }
}

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
    private let record = Button(localized("Record")).styled("suggested-action")
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

        clock.firstField.onChanged { [weak self, weak record] _ in
            guard let self else { return }
            // Record is enabled at once, because Enter may come before the answer.
            record?.isSensitive = clock.isTime || delay != nil
            // A delay determines the day as well.
            day.isSensitive = delay == nil
            notifyChange()
        }
        clock.firstField.onActivate { [weak record] in record?.activate() }
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
            unread: clock.isTime || delay != nil ? nil : clock.firstField.text)
    }

    private var delay: Int? { offered.delay(clock.firstField.text) }

    private func notifyChange() { onChange(time) }

    /// Reveals the fields and continues with text that was typed before.
    func startTyping(with typed: String) {
        reveal()
        clock.firstField.grabFocus()
        clock.firstField.adoptTyped(typed)
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

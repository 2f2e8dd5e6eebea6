internal import EntryFeature
internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Wording

/// One large button for each value of the scale, under a card of the film in question. The key of a
/// value is its place, from 1.
final class FeedbackSelectionView: ModelView<FeedbackSelectionViewModel>, EntryRootView {
    let events: FeedbackPageEvents

    private let card = EntryView().styled(Style.card)
    private let title = Text.heading()
    private let column = Box(.vertical, spacing: Space.near)
    private let buttons = ReusableButtons<FeedbackChoice>()
    /// The button that withdraws the feedback. It is no value, and stands apart.
    private let removal = Button("").styled("flat")
    private var focusesWhenFilled = false

    init(_ events: FeedbackPageEvents) {
        self.events = events
        super.init(.vertical)
        let page = Box(.vertical, spacing: Space.part, of: card, title, column)
        append(PageBody(page, heading: card), expand: true)
        (removal.halign, removal.marginTop) = (.center, Space.part)
        removal.onClicked { [weak self] in
            if let choice = self?.model?.clearChoice { self?.events.selection.emit(choice) }
        }
        onKeyPress { [weak self] in self?.choose(by: $0) ?? false }
    }

    override func fill(with selection: FeedbackSelectionViewModel) {
        card.model = selection.film
        column.allow(selection.leavingFeedback)
        title.text = selection.title
        buttons.update(
            selection.choices,
            make: { choice in
                let button = Button(child: FeedbackChoiceFace(choice)).styled(Style.choice)
                return button
            }, onClick: events.selection.emit)
        for (place, choice) in selection.choices.enumerated() {
            buttons[choice]?.show(choice, key: "\(place + 1)", isChosen: choice == selection.chosen)
        }
        removal.label = selection.clearChoice?.label ?? ""
        column.show(
            selection.choices.compactMap { buttons[$0] }
                + (selection.clearChoice == nil ? [] : [removal]))
        if focusesWhenFilled { focus() }
    }

    /// Chooses the value whose key was pressed.
    ///
    /// - Returns: whether it is the key of a value.
    private func choose(by press: KeyPress) -> Bool {
        guard column.isSensitive, let choices = model?.choices,
            let number = press.text?.first?.wholeNumberValue, choices.indices.contains(number - 1)
        else { return false }
        buttons[choices[number - 1]]?.click()
        return true
    }

    /// Focuses the present value, or else the first choice. The page may be visible before it has
    /// any.
    func focus() {
        let present = model?.chosen.flatMap { buttons[$0] }
        (present ?? column.children.first)?.grabFocus()
        focusesWhenFilled = column.children.isEmpty
    }
}

extension Button {
    /// Shows a value, and marks the present one for the eye and the ear.
    fileprivate func show(_ choice: FeedbackChoice, key: String, isChosen: Bool) {
        (child as? FeedbackChoiceFace)?.show(key: key, isChosen: isChosen)
        setStyleClass("counterfoil-present", on: isChosen)
        setAccessibleName(choice.label, isChosen: isChosen)
        accessibleDescription = localized("Key {key}", ["key": key])
    }
}

final class FeedbackPage: EntryPage<FeedbackSelectionViewModel, FeedbackSelectionView>,
    DisplaysFeedbackSelection
{
    /// The title of the film. The question stands on the page, and is longer than a header bar is
    /// wide.
    override var title: String { model?.film.title ?? "" }

    func showFeedbackSelection(_ selection: FeedbackSelectionViewModel) { model = selection }

    override var capabilities: EntryCapabilities { EntryCapabilities(isOfFilm: true) }
}

/// The content of a button for a feedback: its mark, its word, whether it is the present one, and
/// its key.
final class FeedbackChoiceFace: Box {
    private let check = Label("✓")
    private let key = Label().styled("counterfoil-key")

    init(_ choice: FeedbackChoice) {
        super.init(.horizontal, spacing: Space.near)
        let label = Text.body(choice.label)
        label.hexpand = true
        let mark = FeedbackMarkView(choice.mark, side: 20)
        for part in [mark, label, check, key] as [Widget] {
            part.valign = .center
            append(part)
        }
        (marginStart, marginEnd) = (Space.near, Space.near)
        check.isVisible = false
    }

    /// - Parameters:
    ///   - key: the key that chooses the value.
    ///   - isChosen: whether it is the present one.
    func show(key: String, isChosen: Bool) {
        self.key.text = key
        check.isVisible = isChosen
    }
}

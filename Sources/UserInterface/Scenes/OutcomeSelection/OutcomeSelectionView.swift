internal import Gtk
internal import TripsFeature

/// One large button for each outcome, under a card of the trip in question.
final class OutcomeSelectionView: ModelView<OutcomeSelectionViewModel> {
    var onChoice: (OutcomeChoice) -> Void = { _ in }
    let card = TimetableView()

    private let title = Text.body()
    private let buttons = Box(.vertical, spacing: 12)
    private weak var firstButton: Button?

    /// How many times stand beside each other.
    private static let timesInRow = 2

    init() {
        super.init(.vertical)
        card.addStyleClass("counterfoil-card")
        let column = Box(.vertical, spacing: 18)
        for part in [card, title, buttons] as [Widget] { column.append(part) }
        append(PageBody.scrolling(column), expand: true)
    }

    /// The first time (on time) has a row of its own, the others share rows, and "another time…"
    /// is the last of them; then comes what kept the trip from happening.
    override func fill(with selection: OutcomeSelectionViewModel) {
        title.text = selection.title
        buttons.removeAll()
        var times = selection.choices.filter(\.isTime).map(button)
        var anotherTime: AnotherTimeView?
        if let time = selection.time {
            let view = AnotherTimeView(time) { [weak self] in self?.onChoice(.at($0)) }
            view.button.addStyleClass("counterfoil-choice")
            times.append(view.button)
            anotherTime = view
        }
        firstButton = times.first
        appendRow(times.prefix(1))
        for start in stride(from: 1, to: times.count, by: Self.timesInRow) {
            appendRow(times[start..<min(start + Self.timesInRow, times.count)])
        }
        if let anotherTime { buttons.append(anotherTime) }
        let others = selection.choices.filter { !$0.isTime }.map(button)
        if firstButton == nil { firstButton = others.first }
        appendRow(others[...])
    }

    private func appendRow(_ row: ArraySlice<Button>) {
        guard !row.isEmpty else { return }
        let box = Box(.horizontal, spacing: 12)
        box.isHomogeneous = true
        for button in row { box.append(button, expand: true) }
        buttons.append(box)
    }

    private func button(_ choice: OutcomeChoice) -> Button {
        let button = Button(choice.label)
        button.addStyleClass("counterfoil-choice")
        button.onClicked { [weak self] in self?.onChoice(choice) }
        return button
    }

    func focus() {
        firstButton?.grabFocus()
    }
}

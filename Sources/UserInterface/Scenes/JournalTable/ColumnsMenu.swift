internal import Gtk
internal import JournalFeature

/// The button that opens the menu of columns.
final class ColumnsMenu {
    let button = MenuButton(localized("Columns"))
    /// Is called with the id of a column to show or hide.
    var onToggle: (String) -> Void = { _ in }

    let list = Box(.vertical, spacing: Space.close)
    private var choices: [JournalTableViewModel.Choice] = []
    private var ticks: [CheckButton] = []

    init() {
        list.margin = Space.near
        let scrolled = ScrolledWindow(list, horizontal: .never)
        scrolled.setMaxContentHeight(360)
        let popover = Popover(relativeTo: button, child: scrolled)
        button.setPopover(popover)
    }

    func show(_ choices: [JournalTableViewModel.Choice]) {
        if choices.map(\.id) != self.choices.map(\.id) {
            list.removeAll()
            ticks = choices.map(makeTick)
            for tick in ticks { list.append(tick) }
        }
        self.choices = choices
        for (choice, tick) in zip(choices, ticks) {
            tick.isActive = choice.isShown
            tick.isSensitive = choice.canChange || !choice.isShown
        }
    }

    private func makeTick(_ choice: JournalTableViewModel.Choice) -> CheckButton {
        let tick = CheckButton(choice.name)
        tick.onToggled { [weak self] _ in self?.onToggle(choice.id) }
        return tick
    }
}

internal import Gtk
internal import JournalFeature
internal import StatisticsFeature
internal import Wording

/// Remembers how somebody left the window: the sizes they chose, the divider, the filter, the
/// order.
final class WindowMemory {
    /// As the window was left last.
    let state: WindowState

    /// How wide the list is where there is room and nobody chose; nil until it was measured.
    var usualListWidth: Int?

    private let file: WindowStateFile
    private var chosen: ChosenSize

    init(path: String) {
        file = WindowStateFile(path: path)
        state = file.read()
        chosen = ChosenSize(state)
        usualListWidth = state.usualListWidth
    }

    /// Keeps to the sizes that somebody chose.
    func follow(_ window: Window, _ panes: Paned, _ header: Paned) {
        for handle in [panes, header] {
            handle.onMoved { [weak self] in self?.chosen.panePosition = $0 }
        }
        window.onResize { [weak self, weak window] in
            guard let self, let window, !window.isMaximized else { return }
            let size = window.size
            chosen.follow(width: size.width, height: size.height, least: window.leastSize)
        }
    }

    /// How wide the list is in a window of such a width: as somebody chose, or as usual, where half of the
    /// window is for the page.
    func listWidth(in window: Int) -> Int {
        chosen.panePosition ?? min(usualListWidth ?? .max, window / 2)
    }

    func write(
        isMaximized: Bool, isListHidden: Bool, filter: JournalFilter, order: JournalOrder,
        years: YearsChoice, table: TableChoice, tableWidths: [String: Int]
    ) {
        file.write(
            WindowState(
                width: chosen.width, height: chosen.height, isMaximized: isMaximized,
                panePosition: chosen.panePosition, usualListWidth: usualListWidth,
                isListHidden: isListHidden, filter: filter, order: order, years: years,
                table: table, tableWidths: tableWidths))
    }
}

internal import Gtk
internal import JournalFeature
internal import StatisticsFeature
internal import Wording

/// Remembers how somebody left the window: the sizes they chose, the divider, the filter, the
/// order.
final class WindowMemory {
    /// As the window was left last.
    let state: WindowState

    private let file: WindowStateFile
    private var chosen: ChosenSize

    init(path: String) {
        file = WindowStateFile(path: path)
        state = file.read()
        chosen = ChosenSize(state)
    }

    /// Keeps to the sizes that somebody chose: a list that had to give way comes back once there is
    /// room.
    ///
    /// - Parameter usual: how wide the list is where there is room and nobody chose.
    func follow(
        _ window: Window, _ panes: Paned, _ header: Paned, _ folding: FoldingPanes, usual: Int
    ) {
        for handle in [panes, header] {
            handle.onMoved { [weak self] in self?.chosen.panePosition = $0 }
        }
        window.onResize { [weak self, weak window, weak panes, weak header, weak folding] in
            guard let self, let window, let panes, !window.isMaximized else { return }
            let size = window.size
            chosen.follow(width: size.width, height: size.height, least: window.leastSize)
            guard let folding, !folding.isFolded, !folding.isListHidden,
                panes.position < listWidth(in: size.width, usual: usual)
            else { return }
            ScheduledCall.idle { [weak self] in
                guard let self else { return }
                let wanted = listWidth(in: window.size.width, usual: usual)
                guard !folding.isFolded, panes.position < wanted else { return }
                panes.position = wanted
                header?.position = wanted
            }
        }
    }

    /// How wide the list is in a window of such a width: as somebody chose, or as usual, where half of the
    /// window is for the page.
    func listWidth(in window: Int, usual: Int) -> Int {
        chosen.panePosition ?? min(usual, window / 2)
    }

    func write(
        isMaximized: Bool, isListHidden: Bool, filter: JournalFilter, order: JournalOrder,
        years: YearsChoice, table: TableChoice, tableWidths: [String: Int]
    ) {
        file.write(
            WindowState(
                width: chosen.width, height: chosen.height, isMaximized: isMaximized,
                panePosition: chosen.panePosition, isListHidden: isListHidden, filter: filter,
                order: order, years: years, table: table, tableWidths: tableWidths))
    }
}

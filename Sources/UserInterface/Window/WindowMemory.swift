internal import Gtk
internal import JournalFeature
internal import Wording

/// Remembers the window as the person left it: the chosen sizes, the divider, the filter, the
/// order.
final class WindowMemory {
    /// The state in which the window was left last, with the choices since.
    var state: WindowState

    let tableWidths: ColumnWidths
    /// The headings of forms whose fields are shown.
    let details: OpenDetails

    private let file: WindowStateFile
    private var chosen: ChosenSize

    init(path: String) {
        file = WindowStateFile(path: path)
        state = file.read()
        chosen = ChosenSize(state)
        tableWidths = ColumnWidths(state.tableWidths)
        details = OpenDetails(state.details)
    }

    /// Gives a window the size in which it was left last, and returns its width, in pixels.
    func restoreSize(of window: Window) -> Int {
        let width = window.setDefaultSize(width: state.width, height: state.height)
        if state.isMaximized { window.maximize() }
        return width
    }

    /// Observes the sizes that the person chooses.
    func observe(_ window: Window, _ panes: Paned, _ header: Paned) {
        for handle in [panes, header] {
            handle.onMoved { [weak self] in self?.chosen.panePosition = $0 }
        }
        window.onLayout { [weak self, weak window] in
            guard let self, let window, !window.isMaximized else { return }
            let size = window.size
            chosen.update(width: size.width, height: size.height, least: window.leastSize)
        }
    }

    /// Returns the width of the list in a window of a width, in pixels: the chosen one, or the
    /// default one up to half of the window.
    func listWidth(in window: Int) -> Int {
        chosen.panePosition ?? min(state.usualListWidth ?? .max, window / 2)
    }

    func write(
        isMaximized: Bool, isListHidden: Bool, filter: JournalFilter, order: JournalOrder
    ) {
        (state.width, state.height) = (chosen.width, chosen.height)
        (state.isMaximized, state.isListHidden) = (isMaximized, isListHidden)
        (state.filter, state.order) = (filter, order)
        state.panePosition = chosen.panePosition
        (state.tableWidths, state.details) = (tableWidths.values, details.keys)
        file.write(state)
    }
}

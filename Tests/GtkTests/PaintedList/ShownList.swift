import CGtk
import GtkTestSupport

@testable import Gtk

/// A list in a window of 400 by 300 pixels, painted once, which records its signals.
final class ShownList {
    let list = ListView()
    let entries: Entries
    let scrolled: ScrolledWindow
    let window: Window
    private(set) var selections: [String?] = []
    private(set) var activations: [String] = []

    init(_ entries: Entries) {
        self.entries = entries
        list.accessibleName = "Journal entries"
        list.dataSource = entries
        scrolled = ScrolledWindow(list, horizontal: .never)
        window = Display.show(scrolled)
        window.takeKeyboard()
        list.grabFocus()
        list.select(nil, scrollTo: false)
        list.selectionHandler = { [weak self] in self?.selections.append($0) }
        list.activateHandler = { [weak self] in self?.activations.append($0) }
    }

    convenience init(_ names: String...) { self.init(Entries(names)) }

    /// The visible entries, including those cut off at an edge.
    var inView: [String] {
        let height = list.scroller.rowHeight
        let bottom = scrolled.verticalPosition + scrolled.verticalExtent.page
        let first = Int(scrolled.verticalPosition / height)
        let last = min(Int((bottom / height).rounded(.up)), entries.numberOfRows)
        return Array(entries.names[first..<last])
    }

    /// Returns the distance of an entry from the upper edge, in pixels.
    func offset(of name: String) -> Double? {
        entries.index(of: name).map {
            Double($0) * list.scroller.rowHeight - scrolled.verticalPosition
        }
    }

    /// Waits until the tree view has all rows and has painted the visible ones.
    func settle() {
        _ = Display.turn { list.announcer.model.count == entries.numberOfRows }
        var isPainted = false
        let handler = list.on("draw") { () -> Bool in
            isPainted = true
            return false
        }
        defer { list.disconnect(handler) }
        list.queueDraw()
        _ = Display.turn { isPainted }
        Display.settle()
    }

    func press(_ keys: Key...) {
        for key in keys { press(key, []) }
    }

    func press(_ key: Key, _ modifiers: Modifiers) { window.press(key, modifiers) }
}

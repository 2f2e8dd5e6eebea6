import Gtk

@testable import UserInterface

/// A page with a button on it.
final class PageDouble: DetailPage {
    let entryID = "double.ics"
    let title: String
    var isOnShow = false
    let capabilities = EntryCapabilities()
    let button: Button
    let widget: Widget

    /// - Parameter first: the widget before the button.
    init(_ title: String, beside first: Widget? = nil) {
        self.title = title
        button = Button(title)
        guard let first else {
            widget = button
            return
        }
        let box = Box(.horizontal)
        for part in [first, button] { box.append(part) }
        widget = box
    }

    func refill() {}
    func focus() { button.grabFocus() }
}

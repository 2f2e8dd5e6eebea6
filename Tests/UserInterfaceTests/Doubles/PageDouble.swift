import Gtk

@testable import UserInterface

/// A page with a button on it.
final class PageDouble: DetailPage {
    let entryID = "double.ics"
    let title: String
    var isOnShow = false
    let button: Button
    var widget: Widget { button }

    init(_ title: String) {
        self.title = title
        button = Button(title)
    }

    func refill() {}
    func focus() { button.grabFocus() }
}

internal import Gtk
internal import Presentation

/// A page that the detail pane can show.
protocol DetailPage: NavigationPage {
    /// Whose page it is.
    var entryID: String { get }
    /// For the header bar.
    var title: String { get }
    var widget: Widget { get }
    /// Puts the keyboard focus on what one most likely came for.
    func focus()
}

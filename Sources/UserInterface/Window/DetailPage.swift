internal import Gtk
internal import Presentation

/// A page that the detail pane can show.
protocol DetailPage: NavigationPage {
    /// Whose page it is.
    var entryID: String { get }
    /// For the header bar.
    var title: String { get }
    var widget: Widget { get }
    /// Whether it is the page a person acts on. One that slides away can still be clicked, and what
    /// is clicked there has been decided already.
    var isOnShow: Bool { get set }
    /// Shows its model again, where a control stands as it was clicked and not as things are.
    func refill()
    /// Puts the keyboard focus on what one most likely came for.
    func focus()
}

internal import Gtk
internal import Presentation

/// A page that the detail pane can show.
protocol DetailPage: NavigationPage {
    /// The id of the entry that the page shows.
    var entryID: String { get }
    /// The title in the header bar.
    var title: String { get }
    var widget: Widget { get }
    /// The actions that the page offers to menus and keys at the moment.
    var capabilities: EntryCapabilities { get }
    /// Whether the page accepts actions. A page that slides away can still be clicked, which is
    /// ignored.
    var isOnShow: Bool { get set }
    /// Shows its model again, so that a control that was clicked returns to the model's value.
    func refill()
    /// Focuses the widget that the person most likely wants.
    func focus()
}

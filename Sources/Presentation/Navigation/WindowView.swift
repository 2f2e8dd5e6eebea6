/// The views of the journal that the window has, of which one is on show.
public nonisolated enum WindowView: String, CaseIterable, Sendable {
    /// The list beside an entry.
    case journal
    /// Figures and pictures.
    case years
    /// What the list has, as a table.
    case table
    /// Lists of films, and what was seen of them.
    case lists
}

/// Shows one view at a time.
public protocol ShowsViews: AnyObject {
    /// The view on show.
    var viewOnShow: WindowView { get }
    /// What Forward leads to.
    var ahead: WaysAhead { get }
    /// - Parameter back: the way back from it, where another view led to it.
    func showView(_ view: WindowView, back: (() -> Void)?)
    /// Leads to the page of an entry, where the window has no room for it beside the list. It may be
    /// still to come.
    func leadToPage(of id: String)
}

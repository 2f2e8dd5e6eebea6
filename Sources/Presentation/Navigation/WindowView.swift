/// The views of the journal that the window has, of which one is on show.
public nonisolated enum WindowView: String, CaseIterable, Sendable {
    /// The list beside the page of an entry.
    case journal
    /// Figures and charts.
    case years
    /// The entries of the list, as a table.
    case table
    /// Lists of films, and which of them were seen.
    case lists
}

/// Shows one view at a time.
@MainActor
public protocol ShowsViews: AnyObject {
    /// The view on show.
    var viewOnShow: WindowView { get }
    /// The steps that Forward takes.
    var ahead: ForwardHistory { get }
    /// Shows a view.
    ///
    /// - Parameter back: the way back from it, if another view led to it.
    func showView(_ view: WindowView, back: (() -> Void)?)
    /// Reveals the page of an entry if the window has no room for it beside the list. The page may
    /// still be loading.
    func revealPage(of id: String)
}

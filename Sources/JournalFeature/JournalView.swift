public import Presentation
public import Wording

/// The view of the journal: its list, its table, and the bars over them.
public typealias JournalView = DisplaysJournal & DisplaysSuggestions & DisplaysSavedSearches
    & DisplaysReading & DisplaysTable & DisplaysBanners & DisplaysCopies & DisplaysDrafts
    & DisplaysCreation & DisplaysVanished & DisplaysPlaceLists

/// Shows one view at a time.
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

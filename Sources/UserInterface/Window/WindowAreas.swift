internal import ClaimsFeature
internal import EntryFeature
internal import FilmsFeature
internal import JournalFeature
internal import Presentation
internal import StatisticsFeature
internal import Wording

// The areas of the window, as the façade knows them. Tests put doubles in their places.

/// The list of entries, with its search.
protocol ListOfWindow: DisplaysSavedSearches, HandsOutEntries {
    var filter: JournalFilter { get }
    func showJournal(_ list: JournalListViewModel)
    func markEntry(_ id: String?)
    func showSearch(_ filter: JournalFilter, text: String)
    func clearSearch()
    func showSuggestions(_ suggestions: [SearchSuggestion])
    func showReading(_ reading: ReadingViewModel?)
    func allowChanges(_ availability: Availability)
}

/// The page beside the list, or what there is to say while there is no page.
protocol DetailOfWindow: NavigationHost {
    func introduce(_ folder: String, isFirstStart: Bool)
    func showJournal(_ list: JournalListViewModel)
    func allowChanges(_ availability: Availability)
    /// Reveals the page of an entry, which may still be loading, if the list is in front of it.
    func revealPage(of id: String)
    /// Updates title, actions and focus after the content of the page has changed.
    func pageDidChange()
    /// Shows the old values again after a change that failed.
    func refill()
}

/// The bars above list and page, for lasting messages.
protocol BarsOfWindow: AnyObject {
    func show(_ message: FailureViewModel?, in subject: BarSubject)
    /// Shows a message about files or lines, which the person can have listed.
    func showFiles(_ files: UnreadableFilesViewModel?, in subject: BarSubject)
    func showCopies(_ copies: CopiesViewModel?)
    func offerToCreateJournal(_ isOffered: Bool)
    func offerToRemoveVanished(_ isOffered: Bool)
    func allowChanges(_ availability: Availability)
}

/// The toasts over list and page, for news.
protocol ToastsOfWindow: DisplaysThanks {
    func showUndo(_ step: UndoViewModel?)
    func showImported(_ imported: ImportedViewModel?)
    func showExported(_ exported: ExportedViewModel?)
    func allowChanges(_ availability: Availability)
}

/// The journal and the views in its place.
protocol ViewsOfWindow: DisplaysTable {
    var onShow: WindowView { get }
    var years: YearsChoice { get }
    var table: TableChoice { get }
    func show(_ view: WindowView, back: (() -> Void)?)
    func showLists(_ lists: ListsViewModel)
    func showWritten(_ text: TypedInLists)
    func showPicked(_ film: String)
    func showYears(_ years: YearsViewModel)
    func showSheet(of years: YearsViewModel, pictures: [FilmPictureViewModel])
    func complainAboutYears(_ complaint: String, wrong: Set<TypedDays.Place>)
}

/// The window around the areas, with its header bars, menus, keys and focus.
protocol FrameOfWindow: AnyObject {
    var isActive: Bool { get }
    var isBusy: () -> Bool { get set }
    var order: JournalOrder { get }
    func present()
    func raise()
    /// Shows a closed window again that is not destroyed yet.
    func comeBack()
    func close()
    func end()
    func endIfClosed()
    func onEnd(_ body: @escaping () -> Void)
    func nameJournal(_ name: String)
    func offerJournals(_ journals: [(name: String, path: String)])
    func allowChanges(_ availability: Availability)
    func allowUndoImport(_ isPossible: Bool)
    func nameUndo(_ names: UndoNamesViewModel)
    /// Runs a command as its menu item does, unless a form or dialog is open.
    func begin(_ command: WindowCommand)
    /// Moves the focus to the list, or to the view in its place, if the focused widget disappeared.
    func restoreFocus()
    /// Runs a closure, and restores the focus if the window had it before.
    func keepFocus(_ change: () -> Void)
}

/// The forms and dialogs over the window, and the calls of other programs.
protocol DialogsOfWindow: AsksQuestions, CopiesEntries, DisplaysPreferences {
    /// The path of the journal in readable form.
    var folder: String { get set }
    /// Is called for the key that quits the program, which only a form receives.
    var onQuit: () -> Void { get set }
    /// Is called if the desktop cannot open something.
    var onFailure: (FailureViewModel) -> Void { get set }
    func openForm(_ form: FormViewModel) -> any FormView
    func openPaper(_ paper: PaperViewModel) -> any PaperScreen
    func openImport(_ preview: ImportViewModel) -> any ImportScreen
    func openExport(_ export: ExportViewModel) -> any ExportScreen
    func showUnrecognised(_ message: FailureViewModel)
    func askToUndoImport(_ question: UndoImportQuestion, agreed: @escaping () -> Void)
    func compare(_ comparison: ComparisonViewModel)
    func offerLists(_ offer: ListOfferViewModel)
    func mail(_ message: EntryMessage, ended: @escaping (MailOutcome) -> Void)
    /// Opens an address in the desktop's program for it.
    ///
    /// - Parameter failure: the title of the message if that is not possible.
    func open(_ address: String, orSay failure: String)
}

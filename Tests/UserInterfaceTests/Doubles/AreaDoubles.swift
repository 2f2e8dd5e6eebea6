import ClaimsFeature
import EntryFeature
import FilmsFeature
import JournalFeature
import Presentation
import StatisticsFeature
import TripsFeature
import Wording

@testable import UserInterface

/// The messages of a window to its areas, in their order, such as "list: mark a.ics".
final class AreaLog {
    private(set) var messages: [String] = []

    func note(_ message: String) { messages.append(message) }

    /// Returns the messages since the last call.
    func take() -> [String] {
        defer { messages = [] }
        return messages
    }
}

/// An area that only notes what it is told.
class AreaDouble {
    fileprivate let name: String
    private let log: AreaLog

    fileprivate init(_ name: String, _ log: AreaLog) { (self.name, self.log) = (name, log) }

    fileprivate func note(_ message: String) { log.note("\(name): \(message)") }

    final func allowChanges(_ availability: Availability) {
        note(availability.reason ?? "available")
    }
}

final class ListDouble: AreaDouble, ListOfWindow {
    let filter = JournalFilter.trips

    init(_ log: AreaLog) { super.init("list", log) }

    func showJournal(_ list: JournalListViewModel) { note(list.count) }
    func markEntry(_ id: String?) { note("mark \(id ?? "nothing")") }
    func showSearch(_ filter: JournalFilter, text: String) { note("\(filter) \(text)") }
    func clearSearch() { note("clear search") }
    func showSuggestions(_ suggestions: [SearchSuggestion]) { note("suggestions") }
    func showSavedSearches(_ searches: SavedSearchesViewModel) { note("saved searches") }
    func showReading(_ reading: ReadingViewModel?) { note(reading?.text ?? "no reading") }
    func handOut(_ entries: HandedOutEntries) { note("hand out \(entries.text)") }
}

final class DetailDouble: AreaDouble, DetailOfWindow {
    init(_ log: AreaLog) { super.init("detail", log) }

    func introduce(_ folder: String, isFirstStart: Bool) {
        note("\(folder)\(isFirstStart ? ", first start" : "")")
    }
    func showJournal(_ list: JournalListViewModel) { note(list.count) }
    func revealPage(of id: String) { note("reveal \(id)") }
    func pageDidChange() { note("page changed") }
    func refill() { note("refill") }
    func clear() { note("clear") }
    func popPastRoot() { note("pop past root") }

    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        note("show \((page as? any DetailPage)?.entryID ?? "")\(canGoBack ? " ‹" : "")")
        completion()
    }
}

final class BarsDouble: AreaDouble, BarsOfWindow {
    init(_ log: AreaLog) { super.init("bars", log) }

    func show(_ message: FailureViewModel?, in subject: BarSubject) {
        note("\(subject) \(message?.title ?? "–")")
    }
    func showFiles(_ files: UnreadableFilesViewModel?, in subject: BarSubject) {
        note("\(subject) \(files?.title ?? "–")")
    }
    func showCopies(_ copies: CopiesViewModel?) { note("copies \(copies?.message.title ?? "–")") }
    func offerToCreateJournal(_ isOffered: Bool) { note("create \(isOffered)") }
    func offerToRemoveVanished(_ isOffered: Bool) { note("remove \(isOffered)") }
}

final class ToastsDouble: AreaDouble, ToastsOfWindow {
    init(_ log: AreaLog) { super.init("toasts", log) }

    func showUndo(_ step: UndoViewModel?) { note(step?.title ?? "no step") }
    func showThanks(_ thanks: ThanksViewModel) { note(thanks.title) }
    func showImported(_ imported: ImportedViewModel?) { note(imported?.title ?? "no import") }
    func showExported(_ exported: ExportedViewModel?) { note(exported?.title ?? "no export") }
}

final class ViewsDouble: AreaDouble, ViewsOfWindow {
    private(set) var onShow = WindowView.journal
    let years = YearsChoice(period: "2025")
    let table = TableChoice()

    init(_ log: AreaLog) { super.init("views", log) }

    func show(_ view: WindowView, back: (() -> Void)?) {
        onShow = view
        note("show \(view)\(back == nil ? "" : " ‹")")
    }
    func showTable(_ table: JournalTableViewModel) { note("table") }
    func copyTable(_ text: String, saying message: String) { note("copy \(text): \(message)") }
    func showLists(_ lists: ListsViewModel) { note("lists") }
    func showWritten(_ text: TypedInLists) { note("written \(text)") }
    func showPicked(_ film: String) { note("picked \(film)") }
    func showYears(_ years: YearsViewModel) { note("years") }
    func showSheet(of years: YearsViewModel, pictures: [FilmPictureViewModel]) { note("sheet") }
    func complainAboutYears(_ complaint: String, wrong: Set<TypedDays.Place>) { note(complaint) }
}

final class FrameDouble: AreaDouble, FrameOfWindow {
    let isActive = true
    let order = JournalOrder(by: "delay", isReversed: true)
    var isBusy: () -> Bool = { false }

    init(_ log: AreaLog) { super.init("frame", log) }

    func present() { note("present") }
    func raise() { note("raise") }
    func comeBack() { note("come back") }
    func close() { note("close") }
    func end() { note("end") }
    func endIfClosed() { note("end if closed") }
    func onEnd(_ body: @escaping () -> Void) { body() }
    func nameJournal(_ name: String) { note(name) }
    func offerJournals(_ journals: [(name: String, path: String)]) {
        note(journals.map(\.name).joined(separator: ", "))
    }
    func allowUndoImport(_ isPossible: Bool) { note("undo of import \(isPossible)") }
    func nameUndo(_ names: UndoNamesViewModel) { note(names.undo ?? "nothing to undo") }
    func begin(_ command: WindowCommand) { note("\(command)") }
    func restoreFocus() { note("restore focus") }
    func keepFocus(_ change: () -> Void) {
        note("keep focus")
        change()
        note("focus kept")
    }
}

/// The dialogs of a window that is on no screen, so that they return no window of their own.
final class DialogsDouble: AreaDouble, DialogsOfWindow {
    var folder = ""
    var onFailure: (FailureViewModel) -> Void = { _ in }
    var onQuit: () -> Void = {}

    init(_ log: AreaLog) { super.init("dialogs", log) }

    func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        note(question.title)
        answer(0)
    }
    func askToUndoImport(_ question: UndoImportQuestion, agreed: @escaping () -> Void) {
        note(question.title)
        agreed()
    }
    func showUnrecognised(_ message: FailureViewModel) { note(message.title) }
    func compare(_ comparison: ComparisonViewModel) { note(comparison.question) }
    func offerLists(_ offer: ListOfferViewModel) { note(offer.film) }
    func copy(_ text: String, with calendar: [UInt8]) { note("copy \(text)") }
    func mail(_ message: EntryMessage, ended: @escaping (MailOutcome) -> Void) {
        note("mail \(message.subject)")
        ended(.handedOn)
    }
    func open(_ address: String, orSay failure: String) {
        note("open \(address)")
        onFailure(FailureViewModel(title: failure, reason: "No program."))
    }

    func openForm(_: FormViewModel) -> any FormView { preconditionFailure(Self.noScreen) }
    func openPaper(_: PaperViewModel) -> any PaperScreen { preconditionFailure(Self.noScreen) }
    func openImport(_: ImportViewModel) -> any ImportScreen { preconditionFailure(Self.noScreen) }
    func openExport(_: ExportViewModel) -> any ExportScreen { preconditionFailure(Self.noScreen) }
    func openPreferences(_: PreferencesViewModel) -> any PreferencesScreen {
        preconditionFailure(Self.noScreen)
    }

    private static let noScreen = "There is no screen to open it on."
}

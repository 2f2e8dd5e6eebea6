import Foundation
import JournalFeature
import Presentation
import Signals
import TestSupport
import Wording

/// A window that records its messages and those of its screens in one list.
final class InterchangeViewSpy: DisplaysImport, DisplaysExport, CopiesEntries, HandsOutEntries,
    MailsEntries
{
    enum Message: Equatable {
        case open(String)
        case preview(Preview)
        case progress(ProgressViewModel?)
        case failure(FailureViewModel)
        case dismiss
        case unrecognised(FailureViewModel)
        case imported(ImportedViewModel?)
        case ask(UndoImportQuestion)
        case canUndo(Bool)
        case export(ExportViewModel)
        case file(String)
        case exported(ExportedViewModel?)
        case copied(String, [UInt8])
        case handedOut(String, files: [String], calendar: String?)
        case mail(EntryMessage)
    }

    /// The content of a preview, with the titles of rows in place of the rows.
    struct Preview: Equatable {
        var groups: [String] = []
        var questions: [String] = []
        var bands: [Double?] = []
        var summary: String
        var canImport = true
    }

    let messages = Messages<Message>()
    let events = InterchangeEvents()
    var importing: Emitter<[URL]> { events.filesToImport }
    var undoing: Emitter<Void> { events.undoImport }
    var undoingShown: Emitter<Void> { events.undoImported }
    var dismissed: Emitter<Void> { events.importedDismissed }
    var exporting: Emitter<ExportRequest> { events.export }
    var exportedDismissed: Emitter<Void> { events.exportedDismissed }
    var copying: Emitter<EntryReference> { events.copied }
    var dragging: Emitter<EntryReference> { events.dragged }
    var mailing: Emitter<EntryReference> { events.mailed }
    /// The outcome of each message.
    var mailOutcome = MailOutcome.handedOn
    /// The search on show when an export is requested.
    var present: (filter: JournalFilter, search: String) = (.all, "")
    var presentEntry: String?
    var meansEntry = false
    /// Confirms the last question.
    private(set) var agree: () -> Void = {}
    private(set) weak var importScreen: ImportScreenSpy?
    private(set) weak var exportScreen: ExportScreenSpy?

    func export() {
        exporting.emit(
            ExportRequest(
                filter: present.filter, search: present.search, entry: presentEntry,
                meansEntry: meansEntry))
    }

    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }
    func openImport(_ preview: ImportViewModel) -> any ImportScreen {
        messages.append(.open(preview.title))
        let screen = ImportScreenSpy(messages)
        importScreen = screen
        return screen
    }
    func showUnrecognised(_ message: FailureViewModel) { messages.append(.unrecognised(message)) }
    func showImported(_ imported: ImportedViewModel?) { messages.append(.imported(imported)) }
    func askToUndoImport(_ question: UndoImportQuestion, agreed: @escaping () -> Void) {
        agree = agreed
        messages.append(.ask(question))
    }
    func allowUndoImport(_ isPossible: Bool) { messages.append(.canUndo(isPossible)) }
    func openExport(_ export: ExportViewModel) -> any ExportScreen {
        messages.append(.export(export))
        let screen = ExportScreenSpy(messages)
        exportScreen = screen
        return screen
    }
    func showExported(_ exported: ExportedViewModel?) { messages.append(.exported(exported)) }
    func copy(_ text: String, with calendar: [UInt8]) { messages.append(.copied(text, calendar)) }
    func mail(_ message: EntryMessage, ended: @escaping (MailOutcome) -> Void) {
        messages.append(.mail(message))
        ended(mailOutcome)
    }
    func handOut(_ entries: HandedOutEntries) {
        messages.append(
            .handedOut(
                entries.text, files: entries.files.map { $0.path(percentEncoded: false) },
                calendar: entries.calendar.map { String(decoding: $0, as: UTF8.self) }))
    }
}

final class ImportScreenSpy: ImportScreen {
    let answers = Emitter<ImportAnswer>()
    let moves = Emitter<ImportBandMove>()
    let columns = Emitter<ImportColumnChoice>()
    let fillingIn = Emitter<Bool>()
    let confirmation = Emitter<Void>()
    let cancellation = Emitter<Void>()
    private(set) var shown: ImportViewModel?
    private let messages: Messages<InterchangeViewSpy.Message>

    init(_ messages: Messages<InterchangeViewSpy.Message>) { self.messages = messages }

    var signalAnswer: Signal<ImportAnswer> { answers.signal }
    var signalBandMoved: Signal<ImportBandMove> { moves.signal }
    var signalColumn: Signal<ImportColumnChoice> { columns.signal }
    var signalOnlyFillIn: Signal<Bool> { fillingIn.signal }
    var signalConfirm: Signal<Void> { confirmation.signal }
    var signalCancel: Signal<Void> { cancellation.signal }

    func show(_ preview: ImportViewModel) {
        shown = preview
        messages.append(
            .preview(
                InterchangeViewSpy.Preview(
                    groups: preview.groups.map { group in
                        let rows = (0..<group.rows.count).map { group.rows[$0].title }
                        return ([group.title, group.reason] + rows).joined(separator: "|")
                    },
                    questions: preview.questions.map { question in
                        let chosen = question.chosen.map { question.options[$0] } ?? "?"
                        return "\(question.words) \(chosen)"
                    },
                    bands: preview.bands.map(\.end), summary: preview.summary,
                    canImport: preview.importing == .available)))
    }
    func show(_ progress: ProgressViewModel?) { messages.append(.progress(progress)) }
    func show(_ failure: FailureViewModel) { messages.append(.failure(failure)) }
    func dismiss() { messages.append(.dismiss) }
}

final class ExportScreenSpy: ExportScreen {
    let drafts = Emitter<ExportDraft>()
    let confirmation = Emitter<Void>()
    let cancellation = Emitter<Void>()
    var file = URL(filePath: "/tmp/out.json")
    private let messages: Messages<InterchangeViewSpy.Message>

    init(_ messages: Messages<InterchangeViewSpy.Message>) { self.messages = messages }

    var signalDraft: Signal<ExportDraft> { drafts.signal }
    var signalConfirm: Signal<Void> { confirmation.signal }
    var signalCancel: Signal<Void> { cancellation.signal }

    func show(_ export: ExportViewModel) { messages.append(.export(export)) }
    func chooseFile(named name: String, _ chosen: @escaping (URL) -> Void) {
        messages.append(.file(name))
        chosen(file)
    }
    func show(_ progress: ProgressViewModel?) { messages.append(.progress(progress)) }
    func show(_ failure: FailureViewModel) { messages.append(.failure(failure)) }
    func dismiss() { messages.append(.dismiss) }
}

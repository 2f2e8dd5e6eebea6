public import Foundation
public import Presentation
public import Signals

/// Shows what is exported, and what was.
public protocol DisplaysExport: DisplaysFailure {
    func openExport(_ export: ExportViewModel) -> any ExportScreen
    func showExported(_ exported: ExportedViewModel?)
}

/// What a person asks for outside of an export's window.
public protocol ExportPage: AnyObject {
    var signalExport: Signal<ExportRequest> { get }
    var signalExportedDismissed: Signal<Void> { get }
}

/// An export that is asked for, with what is on show at that moment.
public struct ExportRequest: Hashable, Sendable {
    /// What the list shows.
    public let search: PresentSearch
    /// The id of the entry on show, or about to be; nil where there is none.
    public let entry: String?
    /// Whether the export was asked for at that entry, and so means it.
    public let meansEntry: Bool

    public init(search: PresentSearch, entry: String? = nil, meansEntry: Bool = false) {
        self.search = search
        self.entry = entry
        self.meansEntry = meansEntry
    }
}

/// What the list of the journal shows.
public struct PresentSearch: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case all, films, trips }
    public let kind: Kind
    public let text: String

    public init(kind: Kind, text: String) {
        self.kind = kind
        self.text = text
    }
}

/// An open window of an export.
public protocol ExportScreen: AnyObject {
    var signalDraft: Signal<ExportDraft> { get }
    /// The file is to be chosen.
    var signalConfirm: Signal<Void> { get }
    /// Cancel was pressed, or the window is to be closed; it stays until it is dismissed.
    var signalCancel: Signal<Void> { get }
    func show(_ export: ExportViewModel)
    /// Lets somebody choose where to, and calls back once they did.
    func chooseFile(named name: String, _ chosen: @escaping (URL) -> Void)
    /// Nil where nothing is being written.
    func show(_ progress: ProgressViewModel?)
    func show(_ failure: FailureViewModel)
    /// Takes the window from the screen.
    func dismiss()
}

/// What is chosen in the window, by the places among the choices.
public struct ExportDraft: Hashable, Sendable {
    public var scope: Int
    public var format: Int

    public init(scope: Int, format: Int) {
        self.scope = scope
        self.format = format
    }
}

/// What can be chosen before an export, as it is shown.
public struct ExportViewModel: Hashable, Sendable {
    /// What can be exported, such as "Everything".
    public let scopes: [String]
    public let formats: [String]
    public let draft: ExportDraft
    /// What the format holds, and what it leaves out.
    public let explanation: String
    /// Whether the format leaves a choice of what is exported.
    public let canChooseScope: Bool

    public init(
        scopes: [String], formats: [String], draft: ExportDraft, explanation: String,
        canChooseScope: Bool
    ) {
        self.scopes = scopes
        self.formats = formats
        self.draft = draft
        self.explanation = explanation
        self.canChooseScope = canChooseScope
    }
}

/// What an export did.
public struct ExportedViewModel: Hashable, Sendable {
    /// Such as "Exported 1,234 entries to counterfoil.json."
    public let title: String
    public let detail: String

    public init(title: String, detail: String = "") {
        self.title = title
        self.detail = detail
    }
}

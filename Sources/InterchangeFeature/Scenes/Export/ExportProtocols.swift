public import Foundation
public import Presentation
public import Signals

/// Shows what is exported, and what was.
public protocol DisplaysExport: DisplaysFailure {
    func openExport(_ export: ExportViewModel) -> any ExportScreen
    func showExported(_ exported: ExportedViewModel?)
}

/// The requests that a person makes outside of an export's window.
public protocol ExportPage: AnyObject {
    var signalExport: Signal<ExportRequest> { get }
    var signalExportedDismissed: Signal<Void> { get }
}

/// An export that is asked for, with what is on show at that moment.
public struct ExportRequest: Hashable, Sendable {
    /// The search and filter of the list.
    let search: PresentSearch
    /// The id of the entry on show, or about to be; nil where there is none.
    package let entry: String?
    /// Whether the export was asked for at that entry, and so means it.
    package let meansEntry: Bool

    public init(search: PresentSearch, entry: String? = nil, meansEntry: Bool = false) {
        self.search = search
        self.entry = entry
        self.meansEntry = meansEntry
    }
}

/// The search and filter of the journal's list.
public struct PresentSearch: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case all, films, trips, claims }
    let kind: Kind
    let text: String

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
    /// - Parameter progress: nil if nothing is being written.
    func show(_ progress: ProgressViewModel?)
    func show(_ failure: FailureViewModel)
    /// Takes the window from the screen.
    func dismiss()
}

/// The choices made in the window, by their places.
public struct ExportDraft: Hashable, Sendable {
    public var scope: Int
    public var format: Int

    public init(scope: Int, format: Int) {
        self.scope = scope
        self.format = format
    }
}

/// The choices before an export, as they are shown.
public struct ExportViewModel: Hashable, Sendable {
    /// The selections that can be exported, such as "Everything".
    public let scopes: [String]
    public let formats: [String]
    public let draft: ExportDraft
    /// A description of the format: what it holds, and what it leaves out.
    public let explanation: String
    /// Whether the format leaves a choice of what is exported.
    public let canChooseScope: Bool

    init(
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

/// The outcome of an export.
public struct ExportedViewModel: Hashable, Sendable {
    /// Such as "Exported 1,234 entries to counterfoil.json."
    public let title: String
    public let detail: String

    package init(title: String, detail: String = "") {
        self.title = title
        self.detail = detail
    }
}

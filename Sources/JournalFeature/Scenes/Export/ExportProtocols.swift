public import Foundation
public import Presentation
public import Signals
public import Wording

/// Shows the window and the result of an export.
public protocol DisplaysExport: DisplaysFailure {
    func openExport(_ export: ExportViewModel) -> any ExportScreen
    func showExported(_ exported: ExportedViewModel?)
}

/// The request for an export, with the search and the entry on show at that moment.
public struct ExportRequest: Hashable, Sendable {
    let filter: JournalFilter
    /// The text of the search.
    let search: String
    /// The id of the entry that is shown or about to be, or `nil` if there is none.
    package let entry: String?
    /// Whether the export was requested for that entry.
    package let meansEntry: Bool

    public init(
        filter: JournalFilter, search: String, entry: String? = nil, meansEntry: Bool = false
    ) {
        self.filter = filter
        self.search = search
        self.entry = entry
        self.meansEntry = meansEntry
    }
}

/// An open window of an export.
public protocol ExportScreen: AnyObject {
    var signalDraft: Signal<ExportDraft> { get }
    /// Posts when the choices are made and the file is to be chosen.
    var signalConfirm: Signal<Void> { get }
    /// Posts when the person cancels or closes the window, which stays until it is dismissed.
    var signalCancel: Signal<Void> { get }
    func show(_ export: ExportViewModel)
    /// Lets the person choose a file, and calls back with it unless they cancel.
    func chooseFile(named name: String, _ chosen: @escaping (URL) -> Void)
    /// - Parameter progress: the progress of writing, or `nil` if nothing is being written.
    func show(_ progress: ProgressViewModel?)
    func show(_ failure: FailureViewModel)
    /// Closes the window.
    func dismiss()
}

/// The choices made in the window, those of a list by their indices.
public struct ExportDraft: Hashable, Sendable {
    public var scope: Int
    public var format: Int
    /// Whether the pictures of films are written, if the format holds them.
    public var includesPictures: Bool

    public init(scope: Int, format: Int, includesPictures: Bool = false) {
        self.scope = scope
        self.format = format
        self.includesPictures = includesPictures
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
    /// Whether the format allows choosing a part of the journal.
    public let canChooseScope: Bool
    /// Whether the format holds the pictures of films.
    public let canIncludePictures: Bool
}

/// The outcome of an export.
public struct ExportedViewModel: Hashable, Sendable {
    /// The result, such as "Exported 1,234 entries to counterfoil.json."
    public let title: String
    public let detail: String

    package init(title: String, detail: String = "") {
        self.title = title
        self.detail = detail
    }
}

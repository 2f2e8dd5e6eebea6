public import Foundation
public import Presentation
public import Signals

/// Shows what is imported, and what was.
public protocol DisplaysImport: DisplaysFailure {
    /// Opens the window of an import. What is asked for in it comes back through it.
    func openImport(_ preview: ImportViewModel) -> any ImportScreen
    /// Says that nothing of what was chosen can be imported, and what can be, and lets somebody choose
    /// once more.
    func showUnrecognised(_ message: FailureViewModel)
    /// Says what the last import did; nil where that need not be said any more.
    func showImported(_ imported: ImportedViewModel?)
    /// Asks before an import is taken back that may have been long ago.
    func askToUndoImport(_ question: UndoImportQuestion, agreed: @escaping () -> Void)
    /// Whether there is an import that can be taken back.
    func allowUndoImport(_ isPossible: Bool)
}

/// The requests that a person makes outside of an import's window.
public protocol ImportPage: AnyObject {
    /// Files and folders to be imported, which were chosen, or dropped on the window.
    var signalImport: Signal<[URL]> { get }
    /// The last import is to be taken back.
    var signalUndoImport: Signal<Void> { get }
    /// The very import that is shown is to be taken back.
    var signalUndoImported: Signal<Void> { get }
    var signalImportedDismissed: Signal<Void> { get }
}

/// An open window of an import.
public protocol ImportScreen: AnyObject {
    var signalAnswer: Signal<ImportAnswer> { get }
    var signalBandMoved: Signal<ImportBandMove> { get }
    var signalColumn: Signal<ImportColumnChoice> { get }
    var signalConfirm: Signal<Void> { get }
    /// Cancel was pressed, or the window is to be closed; it stays until it is dismissed.
    var signalCancel: Signal<Void> { get }
    func show(_ preview: ImportViewModel)
    /// How far the reading or the writing is; nil where neither is going on.
    func show(_ progress: ProgressViewModel?)
    /// Why there is nothing to preview, or why nothing was written.
    func show(_ failure: FailureViewModel)
    /// Takes the window from the screen.
    func dismiss()
}

/// Whether an import shall be taken back.
public struct UndoImportQuestion: Hashable, Sendable {
    /// Such as "Undo the import of “diary.csv”?"
    public let title: String
    /// How many entries that would take.
    public let detail: String

    package init(title: String, detail: String) {
        self.title = title
        self.detail = detail
    }
}

/// An option chosen for a question, by its place among the options; nil for none.
public struct ImportAnswer: Hashable, Sendable {
    let question: String
    let option: Int?

    public init(question: String, option: Int?) {
        self.question = question
        self.option = option
    }
}

/// The end of a band, by its place among the ends, and where it was moved to.
public struct ImportBandMove: Hashable, Sendable {
    let band: Int
    /// Of ten.
    let end: Double

    public init(band: Int, end: Double) {
        self.band = band
        self.end = end
    }
}

/// What a column of a table was taken for, or what all its rows were.
public struct ImportColumnChoice: Hashable, Sendable {
    let table: String
    /// By its place; nil for the rows.
    let column: Int?
    /// By its place among the options.
    let option: Int

    public init(table: String, column: Int?, option: Int) {
        self.table = table
        self.column = column
        self.option = option
    }
}

public import Presentation
public import Signals

/// Shows the window and the result of an import.
public protocol DisplaysImport: DisplaysFailure {
    /// Opens the window of an import, and returns it.
    func openImport(_ preview: ImportViewModel) -> any ImportScreen
    /// Shows that none of the chosen files can be imported, and which can be, and lets the person
    /// choose again.
    func showUnrecognised(_ message: FailureViewModel)
    /// Shows the result of the last import, or hides it if it is `nil`.
    func showImported(_ imported: ImportedViewModel?)
    /// Asks before an import, which may be from another day, is undone.
    func askToUndoImport(_ question: UndoImportQuestion, agreed: @escaping () -> Void)
    /// Sets whether there is an import to undo.
    func allowUndoImport(_ isPossible: Bool)
}

/// An open window of an import.
public protocol ImportScreen: AnyObject {
    var signalAnswer: Signal<ImportAnswer> { get }
    var signalBandMoved: Signal<ImportBandMove> { get }
    var signalColumn: Signal<ImportColumnChoice> { get }
    /// Posts whether only blanks of the journal's films are to be filled.
    var signalOnlyFillIn: Signal<Bool> { get }
    var signalConfirm: Signal<Void> { get }
    /// Posts when the person cancels or closes the window, which stays until it is dismissed.
    var signalCancel: Signal<Void> { get }
    func show(_ preview: ImportViewModel)
    /// Shows the progress of reading or writing, or hides it if it is `nil`.
    func show(_ progress: ProgressViewModel?)
    /// Shows why there is no preview, or why nothing was written.
    func show(_ failure: FailureViewModel)
    /// Closes the window.
    func dismiss()
}

/// The question before an import is undone.
public struct UndoImportQuestion: Hashable, Sendable {
    /// The question, such as "Undo the import of “diary.csv”?"
    public let title: String
    /// The number of entries that are undone with it, in words.
    public let detail: String
}

/// The chosen option of a question, by its index, or `nil` for none.
public struct ImportAnswer: Hashable, Sendable {
    let question: String
    let option: Int?

    public init(question: String, option: Int?) {
        self.question = question
        self.option = option
    }
}

/// The end of a band that was moved, by its index, and its new value.
public struct ImportBandMove: Hashable, Sendable {
    let band: Int
    /// The end on a scale of ten.
    let end: Double

    public init(band: Int, end: Double) {
        self.band = band
        self.end = end
    }
}

/// The chosen meaning of a column of a table, or kind of all its rows.
public struct ImportColumnChoice: Hashable, Sendable {
    let table: String
    /// The index of the column, or `nil` for the kind of the rows.
    let column: Int?
    /// The index of the chosen option.
    let option: Int

    public init(table: String, column: Int?, option: Int) {
        self.table = table
        self.column = column
        self.option = option
    }
}

public import Foundation

/// A format in which a journal can be exported.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// Films as the CSV that Letterboxd imports.
    case letterboxd
    /// One kind of entries as Counterfoil's own CSV.
    case filmsCSV, tripsCSV, passesCSV, claimsCSV
    /// All that Counterfoil knows of the entries; see docs/interchange.md.
    case json
    /// One iCalendar file.
    case calendar
    /// Every `.ics` file of the folder as it is, in a ZIP.
    case backup

    /// The end of a file's name, without the dot.
    public var fileExtension: String {
        switch self {
        case .letterboxd, .filmsCSV, .tripsCSV, .passesCSV, .claimsCSV: "csv"
        case .json: "json"
        case .calendar: "ics"
        case .backup: "zip"
        }
    }
}

/// Writes entries out to a file.
@MainActor
public protocol ExportsEntries: AnyObject {
    /// Writes the file whole or, where anything fails or the task is cancelled, not at all; a file
    /// that was there before stays until then.
    func export(
        _ selection: EntrySelection, as format: ExportFormat, to file: URL,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ExportError) -> ExportSummary
}

/// The outcome of an export.
public struct ExportSummary: Hashable, Sendable {
    /// Entries, and files that are none where the format keeps them.
    public let written: Int
    /// Entries that the format has no place for, such as trips among films.
    public let withoutPlace: Int
    /// Files that are no entries, or that could not be read at all: links, say, and those that are
    /// too large. The same that the journal's condition and a check of its files name.
    public let unreadable: Int
    /// Those of them that were written as they are, into a backup.
    public let unreadableWritten: Int

    public init(
        written: Int, withoutPlace: Int = 0, unreadable: Int = 0, unreadableWritten: Int = 0
    ) {
        self.written = written
        self.withoutPlace = withoutPlace
        self.unreadable = unreadable
        self.unreadableWritten = unreadableWritten
    }
}

/// Why nothing was exported.
public enum ExportError: Error, Hashable, Sendable {
    case cancelled
    case file(path: String, reason: String)
    case journal(JournalError)
}

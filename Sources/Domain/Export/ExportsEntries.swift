public import Foundation

public enum ExportFormat: String, CaseIterable, Sendable {
    /// The CSV of films that Letterboxd imports.
    case letterboxd
    /// The entries of one kind as Counterfoil's own CSV.
    case filmsCSV, tripsCSV, passesCSV, claimsCSV
    /// The trips as lines on a map, by RFC 7946.
    case geoJSON
    /// All entries with every field; see docs/interchange.md.
    case json
    /// All entries in one iCalendar file.
    case calendar
    /// All `.ics` files of the folder, unchanged, in a ZIP archive.
    case backup

    /// The extension of the file's name, without the dot.
    public var fileExtension: String {
        switch self {
        case .letterboxd, .filmsCSV, .tripsCSV, .passesCSV, .claimsCSV: "csv"
        case .geoJSON: "geojson"
        case .json: "json"
        case .calendar: "ics"
        case .backup: "zip"
        }
    }
}

@MainActor
public protocol ExportsEntries: AnyObject {
    /// Writes the whole file or, if anything fails or the task is cancelled, nothing. Until the new
    /// file is complete, an existing one stays.
    ///
    /// - Parameter includingPictures: whether the file has the pictures of films themselves, and
    ///   not only their addresses, if its format can hold them.
    func export(
        _ selection: EntrySelection, as format: ExportFormat, includingPictures: Bool,
        to file: URL,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ExportError) -> ExportSummary
}

extension ExportFormat {
    /// Whether a file can hold the pictures of films themselves.
    public var holdsPictures: Bool { self == .calendar }
}

public struct ExportSummary: Hashable, Sendable {
    /// The number of entries, plus files that are not entries if the format keeps them.
    public let written: Int
    /// The number of entries that the format has no place for, such as trips among films.
    public let withoutPlace: Int
    /// The number of trips among the written ones that a map cannot show, as no end of them has
    /// coordinates.
    public let withoutCoordinates: Int
    /// The number of files that are not entries or cannot be read at all, such as links and those
    /// that are too large. The journal's condition and a check of its files name the same ones.
    public let unreadable: Int
    /// The number of unreadable files that were written to a backup unchanged.
    public let unreadableWritten: Int
    /// The number of pictures that could not be read, so that the file only has their addresses.
    public let unreadablePictures: Int

    public init(
        written: Int, withoutPlace: Int = 0, withoutCoordinates: Int = 0, unreadable: Int = 0,
        unreadableWritten: Int = 0, unreadablePictures: Int = 0
    ) {
        self.written = written
        self.withoutPlace = withoutPlace
        self.withoutCoordinates = withoutCoordinates
        self.unreadable = unreadable
        self.unreadableWritten = unreadableWritten
        self.unreadablePictures = unreadablePictures
    }
}

/// The reason why nothing was exported.
public enum ExportError: Error, Hashable, Sendable {
    case cancelled
    case file(path: String, TargetTrouble)
    case journal(JournalError)
}

/// A reason why an export cannot be written.
public enum TargetTrouble: Error, Hashable, Sendable {
    case file(FileError)
    case noFile, noMemory
}

/// The files that a journal keeps beside its entries.
package struct SidecarFiles: Sendable {
    package var searches: [SavedSearch] = []
    package var lists: [ListFile] = []
    package var answers: [ListAnswer] = []

    package init() {}
}

/// Writes entries as one calendar, for programs that take it from the clipboard.
@MainActor
public protocol WritesCalendars: AnyObject {
    /// Returns the bytes of an iCalendar file. Each entry is as in its own file, except for the
    /// path of a ticket's file. Entries that no longer exist are left out.
    func calendar(of entries: [EntryID]) async throws(ExportError) -> [UInt8]
}

public import Domain
package import Files
public import Foundation
import Synchronization

/// Exports entries to files, with a writer for each format.
@MainActor
public final class Exporter: ExportsEntries {
    let journal: any ReadsManyEntries
    private let searches: (any StoresSearches)?
    private let lists: (any StoresListFiles)?
    let disk: Disk
    let places: (any FindsPlaces)?
    let filledInZones: @Sendable () -> Set<String>

    /// Makes an exporter from a journal, with every format.
    ///
    /// - Parameters:
    ///   - searches: the saved searches for a backup, or `nil` for none.
    ///   - lists: the lists for a backup, or `nil` for none.
    ///   - places: the places for trips without coordinates, or `nil` for none.
    ///   - filledInZones: returns the zones that the program fills in, which tell nothing about a
    ///     place.
    package init(
        journal: any ReadsManyEntries, searches: (any StoresSearches)? = nil,
        lists: (any StoresListFiles)? = nil, on disk: Disk = .real,
        places: (any FindsPlaces)? = nil,
        filledInZones: @escaping @Sendable () -> Set<String> = { [] }
    ) {
        self.journal = journal
        self.searches = searches
        self.lists = lists
        self.disk = disk
        self.places = places
        self.filledInZones = filledInZones
    }

    public func export(
        _ selection: EntrySelection, as format: ExportFormat, includingPictures: Bool,
        to file: URL,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ExportError) -> ExportSummary {
        do {
            let kept = format == .backup ? try await keptBeside() : SidecarFiles()
            let export = try await begin(
                format, beside: kept, includingPictures: includingPictures, to: file)
            try await journal.readEntries(selection) { batch, total in
                let done = try export.write(batch)
                Task { @MainActor in progress(ImportProgress(done: done, total: total)) }
            }
            return try await Self.finish(export)
        } catch let error as JournalError {
            throw .journal(error)
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .file(
                path: file.path(percentEncoded: false),
                error as? TargetTrouble ?? .file(.said("\(error)")))
        }
    }

    private func keptBeside() async throws(JournalError) -> SidecarFiles {
        var kept = SidecarFiles()
        if let searches { kept.searches = try await searches.savedSearches() }
        if let lists {
            kept.lists = await Self.lists(among: try await lists.listFiles())
            kept.answers = try await lists.listAnswers()
        }
        return kept
    }

    /// Returns the files that are lists, sorted by name. Other tables are not the journal's.
    @concurrent
    private nonisolated static func lists(among files: [ListFile]) async -> [ListFile] {
        let reader = ListFormat()
        return files.filter { reader.list(of: $0) != nil }.sorted { $0.name < $1.name }
    }

    @concurrent
    private nonisolated func begin(
        _ format: ExportFormat, beside: SidecarFiles, includingPictures: Bool, to file: URL
    ) async throws -> Export {
        try Export(
            writer(of: format, beside: beside, includingPictures: includingPictures),
            to: ExportedFile(file, on: disk))
    }

    @concurrent
    private nonisolated static func finish(_ export: Export) async throws -> ExportSummary {
        try Task.checkCancellation()
        return try export.finish()
    }
}

/// An export that is running. Its batches are written in sequence.
private final class Export: Sendable {
    private struct State {
        var writer: any EntryWriter
        let file: ExportedFile
        var written = 0
        var withoutPlace = 0
        var unreadable = 0
        var unreadableWritten = 0
        var done = 0
    }

    private let state: Mutex<State>

    init(_ writer: sending any EntryWriter, to file: sending ExportedFile) throws {
        state = Mutex(State(writer: writer, file: file))
        try state.withLock { state in
            let file = state.file
            try state.writer.begin { try file.append($0) }
        }
    }

    /// Writes a batch, and returns the number of entries that were handled so far.
    func write(_ batch: [StoredEntry]) throws -> Int {
        try state.withLock { state in
            let file = state.file
            for stored in batch {
                try Task.checkCancellation()
                let isUnreadable = stored.entry == nil
                if isUnreadable { state.unreadable += 1 }
                if stored.isClosed { continue }
                if try state.writer.write(stored, to: { try file.append($0) }) {
                    state.written += 1
                    if isUnreadable { state.unreadableWritten += 1 }
                } else if !isUnreadable {
                    state.withoutPlace += 1
                }
            }
            state.done += batch.count
            return state.done
        }
    }

    func finish() throws -> ExportSummary {
        try state.withLock { state in
            let file = state.file
            try state.writer.end { try file.append($0) }
            try file.finish()
            return ExportSummary(
                written: state.written, withoutPlace: state.withoutPlace,
                withoutCoordinates: state.writer.withoutCoordinates,
                unreadable: state.unreadable, unreadableWritten: state.unreadableWritten,
                unreadablePictures: state.writer.unreadablePictures)
        }
    }
}

extension Exporter {
    nonisolated func writer(
        of format: ExportFormat, beside: SidecarFiles, includingPictures: Bool
    ) throws -> sending any EntryWriter {
        switch format {
        case .letterboxd: LetterboxdWriter()
        case .filmsCSV: OwnTableWriter<Film>()
        case .tripsCSV: OwnTableWriter<Trip>()
        case .passesCSV: OwnTableWriter<Pass>()
        case .claimsCSV: OwnTableWriter<Claim>()
        case .geoJSON: GeoJSONWriter(places: places, filledInZones: filledInZones())
        case .json: OwnJSONWriter()
        case .calendar: CalendarWriter(includingPictures ? .picturesInside(disk) : .named)
        case .backup: try BackupWriter(beside: beside)
        }
    }
}

extension Exporter: WritesCalendars {
    public func calendar(of entries: [EntryID]) async throws(ExportError) -> [UInt8] {
        let calendar = Mutex((writer: CalendarWriter(.leftOut), text: [UInt8]()))
        do {
            try await journal.readEntries(.entries(entries)) { batch, _ in
                try calendar.withLock { calendar in
                    for stored in batch where !stored.isClosed {
                        _ = try calendar.writer.write(stored) { calendar.text += $0 }
                    }
                }
            }
            return try calendar.withLock { calendar in
                try calendar.writer.end { calendar.text += $0 }
                return calendar.text
            }
        } catch let error as JournalError {
            throw .journal(error)
        } catch {
            throw .cancelled
        }
    }
}

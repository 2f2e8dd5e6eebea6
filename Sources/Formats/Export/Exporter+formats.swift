public import Domain
import Files
import Synchronization

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
        let calendar = CalendarText()
        do {
            try calendar.begin()
            try await journal.readEntries(.entries(entries)) { batch, _ in
                try calendar.write(batch)
            }
            return try calendar.finished
        } catch let error as JournalError {
            throw .journal(error)
        } catch {
            throw .cancelled
        }
    }
}

/// A calendar in memory.
private final class CalendarText: Sendable {
    private let state = Mutex<(writer: CalendarWriter, text: [UInt8])>(
        (CalendarWriter(.leftOut), []))

    func begin() throws {
        try state.withLock { state in try state.writer.begin { state.text += $0 } }
    }

    func write(_ batch: [StoredEntry]) throws {
        try state.withLock { state in
            for stored in batch where !stored.isClosed {
                _ = try state.writer.write(stored) { state.text += $0 }
            }
        }
    }

    var finished: [UInt8] {
        get throws {
            try state.withLock { state in
                try state.writer.end { state.text += $0 }
                return state.text
            }
        }
    }
}

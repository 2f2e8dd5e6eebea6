package import Domain
package import Foundation
import Synchronization

/// Reads sources, each file with the reader that recognises it.
package struct FormatReaders: ReadsSources {
    let readers: [any SourceReader]

    @concurrent
    package func contents(
        of sources: [URL], answers: ImportAnswers,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> SourceContents {
        let meter = ReadingMeter(progress)
        let files = try SourceOpener.open(sources).map { $0.decided(by: answers) }
        var batches = readers.map { _ in [SourceFile]() }
        var unrecognised: [SourceFile] = []
        let spreadsheets = files.filter(\.isUnreadableSpreadsheet)
        if let first = spreadsheets.first, spreadsheets.count == files.count {
            throw .unreadable(file: first.name, .spreadsheet)
        }
        for file in files where !file.isUnreadableSpreadsheet {
            if Task.isCancelled { throw .cancelled }
            if let place = readers.firstIndex(where: { $0.recognises(file) }) {
                batches[place].append(file)
            } else {
                unrecognised.append(file)
            }
        }
        if zip(readers, batches).contains(where: { !$0.isGuessing && !$1.isEmpty }) {
            for place in readers.indices where readers[place].isGuessing {
                unrecognised += batches[place]
                batches[place] = []
            }
        }
        var companions = readers.map { _ in [SourceFile]() }
        unrecognised.removeAll { file in
            let place = readers.indices.first { place in
                !batches[place].isEmpty && readers[place].accompanies(file)
            }
            guard let place else { return false }
            companions[place].append(file)
            return true
        }
        guard files.isEmpty || unrecognised.count < files.count else {
            guard files.count == 1 else { throw .unrecognisedAll(count: files.count) }
            throw files[0].isEmpty
                ? .emptyFile(files[0].name) : .unrecognised(file: files[0].name)
        }
        guard !files.isEmpty else {
            throw .unreadable(file: sources.first?.lastPathComponent ?? "", .empty)
        }
        let reading = SourceReading(answers: answers) { meter.add($0) }
        for place in readers.indices where !batches[place].isEmpty {
            let (reader, batch) = (readers[place], batches[place])
            let before = reading.contents.count
            try await reader.read(batch + companions[place], into: reading)
            if Task.isCancelled { throw .cancelled }
            for file in batch { file.addSheet(to: &reading.contents) }
            if reader.readsText { for file in batch { file.addEncoding(to: &reading.contents) } }
            if reading.contents.count == before {
                for file in batch { reading.contents.refuse(file: file.name, .nothing) }
            }
            guard reading.contents.records.count <= SourceContents.mostRows else {
                throw .tooManyRowsTogether(most: SourceContents.mostRows)
            }
        }
        var contents = reading.contents
        for file in spreadsheets {
            contents.refuse(file: file.name, .source(.spreadsheet))
        }
        let wasUnderstood = contents.count > contents.unreadable.count
        for file in unrecognised {
            if wasUnderstood {
                contents.leaveOut(file: file.name, file.isEmpty ? .emptyFile : .unknownFile)
            } else {
                contents.refuse(file: file.name, file.isEmpty ? .emptyFile : .unknownFormat)
            }
        }
        return contents
    }
}

/// Reports the number of rows that were read, at most as often as a person can see.
final class ReadingMeter: Sendable {
    private let progress: @MainActor @Sendable (ImportProgress) -> Void
    private let state = Mutex<(done: Int, told: ContinuousClock.Instant)>((0, .now))

    init(_ progress: @escaping @MainActor @Sendable (ImportProgress) -> Void) {
        self.progress = progress
    }

    func add(_ rows: Int) {
        let due = state.withLock { state -> Int? in
            state.done += rows
            guard state.told.duration(to: .now) > .milliseconds(100) else { return nil }
            state.told = .now
            return state.done
        }
        guard let due else { return }
        Task { @MainActor [progress] in progress(ImportProgress(done: due)) }
    }
}

extension FormatReaders {
    /// Makes readers of files, folders and ZIP files.
    ///
    /// - Parameters:
    ///   - zone: the person's time zone, because some services only export UTC.
    ///   - formats: the formats that are recognised.
    ///   - gazetteer: the airports, by whose codes flights in calendars are recognised.
    ///   - services: the services that are described, or `nil` if there are none.
    ///   - named: the columns of tables as the person has named them.
    ///   - known: the memory of the columns of earlier tables.
    ///   - destination: the folder for tickets and pictures, or `nil` if they are not kept.
    package init(
        zone: TimeZone = .current, formats: Set<ImportFormat> = Set(ImportFormat.allCases),
        gazetteer: any FindsPlaces, services: ServiceFolders? = nil, named: NamedColumns? = nil,
        known: (any RemembersColumns)? = nil,
        ticketsKeptIn destination: TicketDestination? = nil
    ) {
        let columns = ColumnsReader(named: named, known: known, gazetteer: gazetteer, home: zone)
        readers = ImportFormat.allCases.filter(formats.contains).flatMap {
            $0.readers(
                zone: zone, gazetteer: gazetteer, columns: columns, services: services,
                ticketsKeptIn: destination)
        }
    }
}

/// A format that can be imported, in all its versions.
///
/// If two recognise a file, the first one reads it. A backup comes first, because its members have
/// other formats; formats that need another program come late, and tables of unknown formats last.
public enum ImportFormat: String, CaseIterable, Sendable {
    case backup
    case letterboxd, imdb, trakt
    case simkl, watcharr, ticketbooth, kodi
    case traewelling, travelynx, airtrail
    /// Tables of services that are described in files.
    case service
    /// Counterfoil's own tables and JSON.
    case counterfoil
    case calendar
    /// Reservations in JSON, in saved pages and in mails.
    case reservation
    /// PDF files and passes of Apple's Wallet.
    case ticket
    /// Any table, by its columns.
    case table

    /// Returns the readers of the format, made of what `FormatReaders` gets.
    func readers(
        zone: TimeZone, gazetteer: any FindsPlaces, columns: ColumnsReader = ColumnsReader(),
        services: ServiceFolders? = nil, ticketsKeptIn destination: TicketDestination? = nil
    ) -> [any SourceReader] {
        switch self {
        case .backup: [BackupReader()]
        case .letterboxd: [LetterboxdReader()]
        case .imdb: [IMDbReader(), TitleBasicsReader()]
        case .trakt: [TraktReader(zone: zone)]
        case .simkl: [SimklReader(zone: zone)]
        case .watcharr: [WatcharrReader(zone: zone)]
        case .ticketbooth: [TicketBoothReader()]
        case .kodi: [KodiReader(keptIn: destination)]
        case .traewelling: [TraewellingReader(gazetteer: gazetteer)]
        case .travelynx: [TravelynxReader(gazetteer: gazetteer)]
        case .airtrail: [AirTrailReader(gazetteer: gazetteer)]
        case .service: [ServicesReader(folders: services, gazetteer: gazetteer, home: zone)]
        case .counterfoil: [OwnTableReader(), OwnJSONReader()]
        case .calendar: [CalendarReader(gazetteer: gazetteer, destination: destination)]
        case .reservation: [ReservationsReader(gazetteer: gazetteer)]
        case .ticket: [TicketsReader(keptIn: destination?.folder)]
        case .table: [columns]
        }
    }
}

extension SourceContents {
    /// Records that a file cannot be read.
    mutating func refuse(file: String, _ trouble: RowTrouble) {
        refuse(ImportRow(nil, at: SourcePlace(file: file), title: file), trouble)
    }

    /// Records that a file is not imported.
    mutating func leaveOut(file: String, _ reason: RowReason) {
        leaveOut(ImportRow(nil, at: SourcePlace(file: file), title: file), reason)
    }
}

/// The folder to which an import copies tickets and pictures.
package struct TicketDestination: Sendable {
    let folder: String
    /// Returns whether content is a picture that can be shown. Others are not kept.
    let canShow: @Sendable ([UInt8]) async -> Bool

    /// - Parameters:
    ///   - folder: the path of the folder, which is created if it is missing.
    ///   - canShow: returns whether content is a picture that can be shown.
    package init(_ folder: String, canShow: @escaping @Sendable ([UInt8]) async -> Bool) {
        self.folder = folder
        self.canShow = canShow
    }
}

import Domain
import Foundation

/// Reads calendars. Events that Counterfoil wrote are restored unchanged; of others, the trips are
/// read.
struct CalendarReader: SourceReader {
    let gazetteer: any FindsPlaces
    /// The folder for pictures of films, or `nil` if they are not kept.
    var destination: TicketDestination?

    func recognises(_ file: SourceFile) -> Bool {
        let head = TextStream.beginning(of: file).drop { $0 <= UInt8(ascii: " ") }
        return String(decoding: head.prefix(15), as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
    }

    func read(_ files: [SourceFile], into reading: SourceReading) async throws(ImportError) {
        var sorter = EventSorter(gazetteer: gazetteer)
        for file in files { try await read(file, into: &sorter, progress: reading.progress) }
        sorter.finish(answers: reading.answers)
        reading.contents.add(sorter.contents)
    }

    /// Sorts the events in the order of the file. They are examined in batches, on all processors.
    private func read(
        _ file: SourceFile, into sorter: inout EventSorter, progress: (Int) -> Void
    ) async throws(ImportError) {
        sorter.begin(file.name)
        let pictures = destination.map { CalendarPictures(of: file, keptIn: $0) }
        var batches = try EventBatches(of: file, gazetteer: gazetteer)
        try await ParallelChunks.processInOrder(
            atATime: ProcessInfo.processInfo.activeProcessorCount + 1,
            next: { () throws(ImportError) in try batches.next() },
            { batch throws(ImportError) in batch.sorted() }
        ) { events throws(ImportError) in
            if Task.isCancelled { throw .cancelled }
            for event in events { await sorter.sort(event, with: pictures) }
            try SourceContents.check(sorter.count, of: file.name)
            progress(events.count)
            return true
        }
        if Task.isCancelled { throw .cancelled }
        sorter.end()
    }
}

/// Splits a calendar into batches, each small enough for memory and large enough for a task.
struct EventBatches {
    /// A part of the calendar after it was examined.
    enum Sorted: Sendable {
        case event(SortedEvent)
        case broken(CalendarDefect, ImportRow)
    }

    struct Batch: Sendable {
        /// Examines the parts as they were read.
        var found: [@Sendable () -> Sorted] = []

        /// Returns the examined parts, or some of them if the task is cancelled.
        func sorted() -> [Sorted] { found.lazy.prefix { _ in !Task.isCancelled }.map { $0() } }
    }

    private static let most = (count: 256, bytes: 1 << 20)

    private let pieces: ComponentStream
    private let frames: [CalendarFrame]
    private let gazetteer: any FindsPlaces
    private let name: String
    private var calendar = -1
    private var row = 0

    init(of file: SourceFile, gazetteer: any FindsPlaces) throws(ImportError) {
        frames = try CalendarFrame.all(in: file)
        pieces = ComponentStream(try CalendarLines.stream(of: file))
        self.gazetteer = gazetteer
        name = file.name
    }

    /// Returns the next batch, or `nil` at the end of the file.
    mutating func next() throws(ImportError) -> Batch? {
        var batch = Batch()
        var size = 0
        while batch.found.count < Self.most.count, size < Self.most.bytes,
            let piece = try pieces.next()
        {
            switch piece {
            case .calendarBegins: calendar += 1
            case .property, .component(name: "VTIMEZONE", _): continue
            case .component(let component, let bytes):
                row += 1
                size += bytes.count + (pieces.picture?.length ?? 0)
                let (bytes, picture) = (Array(bytes), pieces.picture)
                batch.found.append { [gazetteer = gazetteer, frame = frame, place = place] in
                    .event(SortedEvent(component, bytes, picture, frame, gazetteer, at: place))
                }
            case .broken(let component, let defect):
                let row = ImportRow(nil, at: nextPlace, title: component)
                self.row += component == "VTIMEZONE" ? 0 : 1
                batch.found.append { .broken(defect, row) }
            case .calendarBrokenOff:
                let row = ImportRow(nil, at: SourcePlace(file: name), title: name)
                batch.found.append { .broken(.brokenOff(component: "VCALENDAR"), row) }
            }
        }
        return batch.found.isEmpty ? nil : batch
    }

    private var frame: CalendarFrame {
        frames.indices.contains(calendar) ? frames[calendar] : CalendarFrame()
    }

    private var place: SourcePlace { SourcePlace(file: name, row: row) }
    private var nextPlace: SourcePlace { SourcePlace(file: name, row: row + 1) }
}

extension EventSorter {
    /// - Parameter pictures: the pictures of the file, or `nil` if they are not kept.
    mutating func sort(_ one: EventBatches.Sorted, with pictures: CalendarPictures?) async {
        switch one {
        case .event(var event):
            if let picture = event.picture {
                event.picture = nil
                if let pictures { await keep(picture, of: &event, from: pictures) }
            }
            sort(event)
        case .broken(let defect, let row): report(defect, row)
        }
    }
}

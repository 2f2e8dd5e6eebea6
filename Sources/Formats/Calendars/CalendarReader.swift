import Domain
import Foundation

/// Reads calendars. Events that Counterfoil wrote are restored unchanged; of others, the trips are
/// read.
struct CalendarReader: SourceReader {
    /// The airports, by whose codes in a title a flight is recognised.
    let gazetteer: any FindsPlaces

    func recognises(_ file: SourceFile) -> Bool {
        let head = TextStream.beginning(of: file).drop { $0 <= UInt8(ascii: " ") }
        return String(decoding: head.prefix(15), as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) async throws(ImportError) {
        var sorter = EventSorter(gazetteer: gazetteer)
        for file in files { try await read(file, into: &sorter, progress: progress) }
        sorter.finish(answers: answers)
        contents.add(sorter.contents)
    }

    /// Sorts the events in the order of the file. They are examined in batches, on all processors.
    private func read(
        _ file: SourceFile, into sorter: inout EventSorter, progress: (Int) -> Void
    ) async throws(ImportError) {
        sorter.begin(file.name)
        var batches = try EventBatches(of: file, gazetteer: gazetteer)
        try await ParallelChunks.processInOrder(
            atATime: ProcessInfo.processInfo.activeProcessorCount + 1,
            next: { () throws(ImportError) in try batches.next() },
            { batch throws(ImportError) in batch.sorted() }
        ) { events throws(ImportError) in
            if Task.isCancelled { throw .cancelled }
            for event in events { sorter.sort(event) }
            try SourceContents.check(sorter.count, of: file.name)
            progress(events.count)
            return true
        }
        if Task.isCancelled { throw .cancelled }
        sorter.end()
    }
}

import Domain
import Foundation

/// Reads calendars: what Counterfoil wrote comes back as it was, and of others' events the trips.
struct CalendarReader: SourceReader {
    func recognises(_ file: SourceFile) -> Bool {
        var head = file.head[...]
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
        head = head.drop { $0 <= UInt8(ascii: " ") }
        return String(decoding: head.prefix(15), as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) async throws(ImportError) {
        var sorter = EventSorter()
        for file in files { try await read(file, into: &sorter, progress: progress) }
        sorter.finish(answers: answers)
        contents.add(sorter.contents)
    }

    /// Events are looked at in batches, on all processors, and sorted in the order of the file.
    private func read(
        _ file: SourceFile, into sorter: inout EventSorter, progress: (Int) -> Void
    ) async throws(ImportError) {
        sorter.begin(file.name)
        var batches = try EventBatches(of: file)
        let most = ProcessInfo.processInfo.activeProcessorCount + 1
        do {
            try await withThrowingTaskGroup(of: (Int, [EventBatches.Sorted]).self) { group in
                var begun = 0
                var done = 0
                var waiting: [Int: [EventBatches.Sorted]] = [:]
                while true {
                    while begun - done < most, let batch = try batches.next() {
                        group.addTask { [begun] in (begun, batch.sorted()) }
                        begun += 1
                    }
                    guard let (place, batch) = try await group.next() else { return }
                    if Task.isCancelled { throw ImportError.cancelled }
                    waiting[place] = batch
                    while let batch = waiting.removeValue(forKey: done) {
                        for one in batch { sorter.sort(one) }
                        done += 1
                        try SourceContents.check(sorter.count, of: file.name)
                        progress(sorter.count)
                    }
                    if Task.isCancelled { throw ImportError.cancelled }
                }
            }
        } catch let error as ImportError {
            throw error
        } catch {
            throw .cancelled
        }
        sorter.end()
        progress(sorter.count)
    }
}

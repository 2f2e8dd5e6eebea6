package import Domain
package import Foundation
import Synchronization

/// Reads sources, each file with the reader that recognises it.
package struct FormatReaders: ReadsSources {
    let opener: SourceOpener
    let readers: [any SourceReader]

    @concurrent
    package func contents(
        of sources: [URL], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> SourceContents {
        let meter = ReadingMeter(progress)
        let files = try opener.open(sources).map { $0.decided(by: answers) }
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
        guard files.isEmpty || unrecognised.count < files.count else {
            guard files.count == 1 else { throw .unrecognisedAll(count: files.count) }
            throw files[0].isEmpty
                ? .emptyFile(files[0].name) : .unrecognised(file: files[0].name)
        }
        guard !files.isEmpty else {
            throw .unreadable(file: sources.first?.lastPathComponent ?? "", .empty)
        }
        var contents = SourceContents()
        for (reader, batch) in zip(readers, batches) where !batch.isEmpty {
            let before = contents.count
            try await reader.read(batch, answers: answers, into: &contents) { meter.add($0) }
            if Task.isCancelled { throw .cancelled }
            for file in batch { file.addSheet(to: &contents) }
            if reader.readsText { for file in batch { file.addEncoding(to: &contents) } }
            if contents.count == before { for file in batch { contents.refuseEmpty(file.name) } }
            guard contents.records.count <= SourceContents.mostRows else {
                throw .tooManyRowsTogether(most: SourceContents.mostRows)
            }
        }
        for file in spreadsheets {
            contents.refuse(
                ImportRow(nil, at: SourcePlace(file: file.name), title: file.name),
                .source(.spreadsheet))
        }
        let wasUnderstood = contents.count > contents.unreadable.count
        for file in unrecognised {
            let row = ImportRow(nil, at: SourcePlace(file: file.name), title: file.name)
            if wasUnderstood {
                contents.leaveOut(row, file.isEmpty ? .emptyFile : .unknownFile)
            } else {
                contents.refuse(row, file.isEmpty ? .emptyFile : .unknownFormat)
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

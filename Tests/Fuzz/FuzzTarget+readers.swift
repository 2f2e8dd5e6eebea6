import Domain
import Foundation
import JournalFormat

@testable import Formats

extension FuzzTarget {
    /// Makes a target for a reader of imports.
    ///
    /// - Parameter names: the possible names of the file, of which its length selects one.
    init(
        _ name: String, _ reader: any SourceReader, called names: [String], seeds: [String]
    ) {
        self.init(name: name, seeds: seeds) { bytes in
            let file = SourceFile(
                name: names[bytes.count % names.count], size: bytes.count,
                head: Array(bytes.prefix(SourceFile.headLength)),
                open: { PiecewiseStream(bytes) })
            _ = reader.recognises(file)
            Self.wait { await Self.read(file, by: reader) }
        }
    }

    private static func read(_ file: SourceFile, by reader: any SourceReader) async {
        let reading = SourceReading()
        // An error is an answer, too.
        try? await reader.read([file], into: reading)
        var contents = reading.contents
        var sought = SoughtFilms()
        sought.add(titled: ["frozen", "ikiru"], from: nil, number: "tt0069293")
        for catalogue in contents.catalogues {
            if let found = try? await catalogue.read(sought, { _ in }) { contents.add(found) }
        }
        var answers: [ImportQuestion.ID: ImportQuestion.Option.ID] = [:]
        for question in contents.questions { answers[question.id] = question.options.last?.id }
        check(contents)
        guard !answers.isEmpty else { return }
        let answered = SourceReading(answers: answers)
        try? await reader.read([file], into: answered)
        check(answered.contents)
    }

    /// Checks that every entry can be written. One that cannot would stop a whole import.
    private static func check(_ contents: SourceContents) {
        let moment = Date(timeIntervalSince1970: 1_700_000_000)
        for record in contents.records.prefix(50) {
            do {
                _ = try EntryText.new(record.entry, uid: "uid", at: moment)
            } catch {
                fatalError("\(record.place): \(error) \(record.entry)")
            }
        }
        for (reason, row) in contents.unreadable where reason.isEmpty {
            fatalError("\(row.place) has no reason.")
        }
        for question in contents.questions where question.options.isEmpty {
            fatalError("“\(question.words)” has no answer.")
        }
    }

    static func wait(for work: @escaping @Sendable () async -> Void) {
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            await work()
            done.signal()
        }
        done.wait()
    }
}

/// A stream in pieces that end at any place.
private final class PiecewiseStream: ByteStream {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    func next() throws(ImportError) -> [UInt8]? {
        guard !rest.isEmpty else { return nil }
        defer { rest = rest.dropFirst(251) }
        return Array(rest.prefix(251))
    }
}

import Domain
import Files
import Foundation
import Presentation
import Wording

/// Imports files, folders and pipes into the journal, or prints what an import would do.
///
/// It asks no questions: rows that need an answer are listed and left out.
struct ImportFiles: Command {
    let files: [URL]
    let choices: ImportChoices
    /// Whether nothing is written.
    let isRehearsal: Bool
    let isJSON: Bool
    let importer: any PreparesImports
    /// The defects of the files that describe services.
    var serviceDefects: [DataDefect] = []
    let journal: any WritesBatches
    let words: Localizer

    /// Imports the files. The status is failure if none of the rows can be read.
    func run(on console: Console) async throws -> CommandStatus {
        for defect in serviceDefects { console.printMessage(words.line(on: defect)) }
        let sources = try await PipedSources.read(files)
        defer { sources.remove() }
        var preview = try await preview(of: sources.files, on: console)
        preview.batch.title = words.title(ofImport: sources.files.map(\.lastPathComponent))
        try choices.check(against: preview.questions)
        let written = try await write(preview, on: console)
        if written != nil { await importer.keepRest(of: preview) }
        if isJSON {
            try console.results.writeLine(JSONValue(preview, written: written, words: words).text)
        } else {
            try ImportReport(preview: preview, choices: choices, words: words)
                .write(to: console.results, withAllRows: isRehearsal)
        }
        try console.results.flush()
        guard preview.groups.contains(where: { $0.outcome != .unreadable }) else {
            console.printMessage(words.say("Nothing was imported: nothing could be read."))
            return .failed
        }
        console.printMessage(words.written(written, isRehearsal: isRehearsal))
        let undecided = preview.undecided.count
        if undecided > 0 {
            console.printMessage(words.undecided(undecided, isRehearsal: isRehearsal))
        }
        return .done
    }

    private func preview(of files: [URL], on console: Console) async throws -> ImportPreview {
        let bar = ProgressBar(.reading, on: console.messages, words: words)
        defer { bar.clear() }
        return try await importer.preview(of: files, choices: choices) { bar.show($0) }
    }

    /// Writes the import, or returns `nil` if there is nothing to write.
    private func write(
        _ preview: ImportPreview, on console: Console
    ) async throws -> WrittenBatch? {
        guard !isRehearsal, !preview.batch.isEmpty else { return nil }
        let bar = ProgressBar(.writing, on: console.messages, words: words)
        defer { bar.clear() }
        return try await journal.write(preview.batch) { bar.show($0) }
    }
}

extension ImportChoices {
    /// Checks that each answer belongs to a question and is one of its options, because a typing
    /// error must not silently leave rows out.
    fileprivate func check(against questions: [ImportQuestion]) throws(CommandError) {
        for (id, option) in answers.sorted(by: { $0.key < $1.key })
        where id != Self.onlyFillingIn {
            guard let question = questions.first(where: { $0.id == id }) else {
                throw .usage(
                    localized(
                        """
                        “{id}” is not a question of this import; --dry-run lists the questions. \
                        Nothing was written.
                        """, ["id": id]))
            }
            guard question.options.contains(where: { $0.id == option }) else {
                let options = Localizer.ofProgram.choice(of: question.options.map(\.id))
                throw .usage(
                    localized(
                        "“{option}” does not answer “{id}”; answer it with {options}. Nothing was written.",
                        ["option": option, "id": id, "options": options]))
            }
        }
    }
}

/// A command on a temporary journal, which shows what would happen to one that does not exist yet.
struct OnScratchJournal: Command {
    /// The folder of the journal and its data, which is removed at the end.
    let room: URL
    let command: any Command

    func run(on console: Console) async throws -> CommandStatus {
        defer { try? FileManager.default.removeItem(at: room) }
        return try await command.run(on: console)
    }
}

/// The effect of an import or of its rehearsal in lines: numbers, and the rows behind them.
@MainActor
struct ImportReport {
    let preview: ImportPreview
    let choices: ImportChoices
    let words: Localizer

    /// - Parameter withAllRows: whether ordinary rows are listed too.
    func write(to output: any TakesText, withAllRows: Bool) throws(OutputError) {
        for source in preview.sources { try output.writeLine(words.note(source)) }
        for table in preview.tables {
            if !table.mapping.columns.isEmpty {
                try output.writeLine(words.columns(of: table))
            }
            if let line = words.columnsLeftOut(of: table).unlessEmpty { try output.writeLine(line) }
        }
        for group in preview.groups {
            try output.writeLine(words.heading(of: group))
            guard withAllRows || group.outcome.isWorthALook else { continue }
            for row in group.rows {
                try output.writeLine("  " + words.line(on: row, details: words.details(of: row)))
            }
        }
        for question in preview.questions { try write(question, to: output) }
        if preview.hasRatings {
            let ends = choices.bands.ends.map(OriginalRating.shortest).joined(separator: ",")
            try output.writeLine(words.bands(ends))
        }
    }

    private func write(_ question: ImportQuestion, to output: any TakesText) throws(OutputError) {
        try output.writeLine(
            words.line(on: question, saying: words.question(question, written: \.description)))
        let answer = choices.answer(to: question)
        for option in question.options {
            let line = words.line(
                on: option, saying: words.answer(option, written: \.description),
                isChosen: option.id == answer)
            try output.writeLine("  " + line)
        }
        if answer == nil { try output.writeLine("  " + words.waiting(for: question)) }
    }
}

extension ImportOutcome {
    /// Whether the rows may need a decision or a correction.
    fileprivate var isWorthALook: Bool { self == .ambiguous || self == .unreadable }
}

extension OriginalRating {
    fileprivate static func shortest(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}

extension Localizer {
    /// The time and the details of a row.
    func details(of row: ImportRow) -> String {
        [row.time?.description ?? "", detail(of: row)].filter { !$0.isEmpty }
            .joined(separator: " · ")
    }
}

extension JSONValue {
    /// Makes the JSON of an import; see docs/command-line.md.
    init(_ preview: ImportPreview, written: WrittenBatch?, words: Localizer) {
        func rows(_ rows: [ImportRow]) -> JSONValue {
            JSONValue(rows) {
                [
                    "kind": $0.kind?.rawValue, "file": Localizer.inEnglish.file(of: $0.place),
                    "row": $0.place.row, "title": $0.title, "detail": words.details(of: $0),
                ]
            }
        }
        self = [
            "sources": preview.sources.map { words.note($0) },
            "tables": JSONValue(preview.tables) { JSONValue($0) },
            "groups": JSONValue(preview.groups) {
                [
                    "verdict": $0.outcome.rawValue, "reason": $0.reason.map(words.reason) ?? "",
                    "films": $0.count(of: .film), "trips": $0.count(of: .trip),
                    "rows": rows($0.rows),
                ]
            },
            "questions": JSONValue(preview.questions) { question in
                [
                    "id": question.id,
                    "words": words.question(question, written: \.description),
                    "options": JSONValue(question.options) {
                        ["id": $0.id, "words": words.answer($0, written: \.description)]
                    }, "preset": question.preset, "rows": rows(question.rows),
                ]
            },
            "undecided": preview.undecided.count,
            "written": written.map { ["added": $0.added, "changed": $0.changed] as JSONValue },
        ]
    }

    private init(_ table: ImportTable) {
        self = [
            "files": table.files, "kind": table.mapping.kind.rawValue,
            "columns": JSONValue(table.columns.enumerated()) { place, column in
                ["name": column.name, "meaning": table.mapping.meaning(of: place)?.rawValue]
            },
        ]
    }
}

/// Undoes the last import.
struct UndoImport: Command {
    let journal: any WritesBatches
    /// Whether it only prints what would be undone.
    var isRehearsal = false
    let words: Localizer
    /// Is called at the end, after the results were printed.
    var tidyUp: @MainActor () async -> Void = {}

    func run(on console: Console) async throws -> CommandStatus {
        guard let batch = try await journal.lastBatch() else {
            throw CommandError.failed(.nothingToUndo)
        }
        if isRehearsal {
            try await console.results.writeLine(
                words.wouldBeUndone(journal.undoablePart(of: batch)))
            try console.results.flush()
            console.printMessage(
                words.say(
                    "Nothing was undone: this was a dry run. What was changed since would be kept.")
            )
            return .done
        }
        let taken = try await journal.takeBack(batch)
        try console.results.writeLine(words.undone(batch, taken))
        for id in taken.kept { try console.results.writeLine(words.kept(id)) }
        await tidyUp()
        return .done
    }
}

/// The sources of an import as files. Pipes and devices can be read only once, so they are copied
/// into files.
struct PipedSources: Sendable {
    /// The files and folders to read.
    let files: [URL]
    /// The folder of the copies, or `nil` if there are none.
    private let room: URL?

    /// The greatest size of what a pipe passes on, in gigabytes.
    private static let most = 2

    /// Copies the sources that are pipes or devices, until they end.
    @concurrent
    static func read(_ sources: [URL]) async throws -> PipedSources {
        guard sources.contains(where: isPipe) else {
            return PipedSources(files: sources, room: nil)
        }
        let room = FileManager.default.temporaryDirectory
            .appending(path: "counterfoil-\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            var files: [URL] = []
            for (number, source) in sources.enumerated() {
                let folder = room.appending(path: "\(number + 1)", directoryHint: .isDirectory)
                files.append(isPipe(source) ? try copy(source, into: folder) : source)
            }
            return PipedSources(files: files, room: room)
        } catch {
            PipedSources(files: [], room: room).remove()
            throw error
        }
    }

    /// Removes the copies.
    func remove() { if let room { try? FileManager.default.removeItem(at: room) } }

    private static func isPipe(_ source: URL) -> Bool {
        var status = stat()
        guard stat(source.path(percentEncoded: false), &status) == 0 else { return false }
        return [S_IFIFO, S_IFCHR, S_IFSOCK].contains(status.st_mode & S_IFMT)
    }

    /// Returns the number of the open file that a path stands for, or `nil` if it stands for none.
    private static func number(of source: URL) -> Int32? {
        let path = source.path(percentEncoded: false)
        if path == "/dev/stdin" { return STDIN_FILENO }
        let isOpen = ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
        return isOpen ? Int32(source.lastPathComponent) : nil
    }

    private static func copy(_ source: URL, into folder: URL) throws -> URL {
        let number = number(of: source)
        let name = number.map { $0 == STDIN_FILENO ? "stdin" : "pipe" } ?? source.lastPathComponent
        let opened =
            number.map { fcntl($0, F_DUPFD_CLOEXEC, 0) }
            ?? open(source.path(percentEncoded: false), O_RDONLY | O_CLOEXEC | O_NOCTTY)
        guard let pipe = FileDescriptor(opened) else {
            throw failure(name, .file(.notOpened(errno)))
        }
        let copy = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try Data().write(to: copy)
        let target = try FileHandle(forWritingTo: copy)
        while let piece = try next(of: pipe, named: name) {
            try target.write(contentsOf: piece)
            guard try target.offset() <= UInt64(most) << 30 else {
                throw failure(name, .tooMuch(gigabytes: most))
            }
        }
        try target.close()
        return copy
    }

    /// Returns the next bytes, or `nil` at the end. It waits for them as long as the task is not
    /// cancelled.
    private static func next(of pipe: FileDescriptor, named name: String) throws -> Data? {
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            try Task.checkCancellation()
            var polled = pollfd(fd: pipe.number, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, 100) > 0 else { continue }
            let count = Glibc.read(pipe.number, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(name, .file(.notRead(errno))) }
            return count == 0 ? nil : Data(piece.prefix(count))
        }
    }

    private static func failure(_ name: String, _ trouble: SourceTrouble) -> CommandError {
        .failed(
            Localizer.ofProgram.sentence(ImportError.unreadable(SourcePlace(file: name), trouble)))
    }
}

import Domain
import Foundation
import Presentation
import Wording

/// Imports files, folders and pipes into the journal, or prints what an import would do.
///
/// It asks no questions: rows that need an answer are listed and left out.
struct ImportFiles: Command {
    private let files: [URL]
    private let choices: ImportChoices
    private let isRehearsal: Bool
    private let isJSON: Bool
    private let importer: any PreparesImports
    private let services: (any KnowsServices)?
    private let journal: any WritesBatches
    private let words: Localizer

    /// - Parameters:
    ///   - isRehearsal: whether nothing is written.
    ///   - services: the descriptions of services, whose defects are told, or `nil` if there are
    ///     none.
    init(
        _ files: [URL], choices: ImportChoices, isRehearsal: Bool, asJSON isJSON: Bool,
        importer: any PreparesImports, services: (any KnowsServices)? = nil,
        journal: any WritesBatches, words: Localizer
    ) {
        self.files = files
        self.choices = choices
        self.isRehearsal = isRehearsal
        self.isJSON = isJSON
        self.importer = importer
        self.services = services
        self.journal = journal
        self.words = words
    }

    /// Imports the files. The status is failure if none of the rows can be read.
    func run(on console: Console) async throws(CommandError) -> CommandStatus {
        for defect in services?.defects ?? [] { console.printMessage(words.line(on: defect)) }
        let sources = try await PipedSources.read(files)
        defer { sources.remove() }
        var preview = try await preview(of: sources.files, on: console)
        preview.batch.title = words.title(ofImport: sources.files.map(\.lastPathComponent))
        try choices.check(against: preview.questions)
        let written = try await write(preview, on: console)
        if written != nil { await importer.keepRest(of: preview) }
        try saying { () throws(OutputError) in
            if isJSON {
                try console.results.writeLine(
                    JSONValue(preview, written: written, words: words).text)
            } else {
                try ImportReport(preview, choices: choices, words: words)
                    .write(to: console.results, withAllRows: isRehearsal)
            }
            try console.results.flush()
        }
        guard preview.groups.contains(where: { $0.outcome != .unreadable }) else {
            console.printMessage(words.nothingRead)
            return .failed
        }
        console.printMessage(words.written(written, isRehearsal: isRehearsal))
        let undecided = preview.undecided.count
        if undecided > 0 {
            console.printMessage(words.undecided(undecided, isRehearsal: isRehearsal))
        }
        return .done
    }

    private func preview(
        of files: [URL], on console: Console
    ) async throws(CommandError) -> ImportPreview {
        let bar = ProgressBar(.reading, on: console.messages, words: words)
        defer { bar.clear() }
        do throws(ImportError) {
            return try await importer.preview(of: files, choices: choices) { bar.show($0) }
        } catch {
            throw error == .cancelled ? .cancelled : .failed(words.sentence(error))
        }
    }

    /// Writes the import, or returns `nil` if there is nothing to write.
    private func write(
        _ preview: ImportPreview, on console: Console
    ) async throws(CommandError) -> WrittenBatch? {
        guard !isRehearsal, !preview.batch.isEmpty else { return nil }
        let bar = ProgressBar(.writing, on: console.messages, words: words)
        defer { bar.clear() }
        do throws(JournalError) {
            return try await journal.write(preview.batch) { bar.show($0) }
        } catch {
            throw CommandError(error)
        }
    }
}

extension ImportChoices {
    /// Checks that each answer belongs to a question and is one of its options, because a typing
    /// error must not silently leave rows out.
    fileprivate func check(against questions: [ImportQuestion]) throws(CommandError) {
        for (id, option) in answers.sorted(by: { $0.key < $1.key })
        where id != Self.onlyFillingIn {
            guard let question = questions.first(where: { $0.id == id }) else {
                throw .usage(.noQuestion(id))
            }
            guard question.options.contains(where: { $0.id == option }) else {
                throw .usage(
                    .noOption(option, question: id, options: question.options.map(\.id)))
            }
        }
    }
}

/// A command on a temporary journal, which shows what would happen to one that does not exist yet.
struct OnScratchJournal: Command {
    private let room: URL
    private let command: any Command

    /// - Parameter room: the folder of the journal and its data, which is removed at the end.
    init(in room: URL, _ command: any Command) {
        self.room = room
        self.command = command
    }

    func run(on console: Console) async throws(CommandError) -> CommandStatus {
        defer { try? FileManager.default.removeItem(at: room) }
        return try await command.run(on: console)
    }
}

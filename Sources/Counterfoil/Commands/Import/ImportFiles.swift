import Domain
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
    /// The descriptions of services, whose defects are told, or `nil` if there are none.
    var services: (any KnowsServices)?
    let journal: any WritesBatches
    let words: Localizer

    /// Imports the files. The status is failure if none of the rows can be read.
    func run(on console: Console) async throws -> CommandStatus {
        for defect in services?.defects ?? [] { console.printMessage(words.line(on: defect)) }
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

    private func preview(
        of files: [URL], on console: Console
    ) async throws -> ImportPreview {
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

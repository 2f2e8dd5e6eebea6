public import Domain
public import Foundation
internal import Presentation
public import Wording

/// Imports files into the journal, or says what an import of them would do.
///
/// It asks nothing: rows that wait for an answer are listed and left out.
public struct ImportFiles: Command {
    private let files: [URL]
    private let choices: ImportChoices
    private let isRehearsal: Bool
    private let isJSON: Bool
    private let importer: any PreparesImports
    private let journal: any WritesBatches
    private let words: LocalWords

    /// - Parameter isRehearsal: whether nothing is to be written.
    public init(
        _ files: [URL], choices: ImportChoices, isRehearsal: Bool, asJSON isJSON: Bool,
        importer: any PreparesImports, journal: any WritesBatches, words: LocalWords
    ) {
        self.files = files
        self.choices = choices
        self.isRehearsal = isRehearsal
        self.isJSON = isJSON
        self.importer = importer
        self.journal = journal
        self.words = words
    }

    /// Failed where nothing of all that there is can be read.
    public func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let preview = try await preview(on: console)
        try choices.check(against: preview.questions)
        let written = try await write(preview.batch, on: console)
        try saying { () throws(OutputError) in
            if isJSON {
                try console.results.writeLine(JSONValue(preview, written: written).text)
            } else {
                try ImportReport(preview, choices: choices, words: words)
                    .write(to: console.results, withAllRows: isRehearsal)
            }
            try console.results.flush()
        }
        guard
            preview.groups.isEmpty || preview.groups.contains(where: { $0.outcome != .unreadable })
        else {
            console.tell("Nothing was imported: nothing could be read.")
            return .failed
        }
        console.tell(summary(written))
        if let waiting = sentence(about: preview.undecided.count) { console.tell(waiting) }
        return .done
    }

    private func preview(on console: Console) async throws(CommandError) -> ImportPreview {
        let bar = ProgressBar("Reading", on: console.messages, words: words)
        defer { bar.clear() }
        do throws(ImportError) {
            return try await importer.preview(of: files, choices: choices) { bar.show($0) }
        } catch {
            throw error == .cancelled ? .cancelled : .failed(words.sentence(error))
        }
    }

    /// Returns nil if nothing was to be written.
    private func write(
        _ batch: EntryBatch, on console: Console
    ) async throws(CommandError) -> WrittenBatch? {
        guard !isRehearsal, !batch.isEmpty else { return nil }
        let bar = ProgressBar("Writing", on: console.messages, words: words)
        defer { bar.clear() }
        do throws(JournalError) {
            return try await journal.write(batch) { bar.show($0) }
        } catch {
            throw CommandError(error)
        }
    }

    /// Returns nil if nothing waits for an answer.
    private func sentence(about undecided: Int) -> String? {
        let isOne = undecided == 1
        let rows = isOne ? "1 row" : "\(words.number(undecided)) rows"
        return switch (undecided, isRehearsal) {
        case (0, _): nil
        case (_, true):
            "\(rows) \(isOne ? "waits" : "wait") for an answer and would not be imported; give one "
                + "with --answer."
        case (_, false):
            "\(rows) \(isOne ? "was" : "were") left undecided and not imported; --dry-run lists the "
                + "questions, and --answer answers them."
        }
    }

    private func summary(_ written: WrittenBatch?) -> String {
        guard let written else {
            return isRehearsal
                ? "Nothing was written: this was a dry run." : "There was nothing to write."
        }
        let parts = [
            written.added == 0 ? nil : "\(words.number(written.added)) added",
            written.changed == 0 ? nil : "\(words.number(written.changed)) changed",
        ].compactMap(\.self)
        // Somebody else did the same meanwhile.
        guard !parts.isEmpty else { return "There was nothing to write." }
        return parts.joined(separator: ", ") + ". “counterfoil import --undo” undoes it."
    }
}

extension ImportChoices {
    /// Throws where an answer is to no question, or none of its options: a mistake in typing must
    /// not silently leave rows out.
    fileprivate func check(against questions: [ImportQuestion]) throws(CommandError) {
        for (id, option) in answers.sorted(by: { $0.key < $1.key }) {
            guard let question = questions.first(where: { $0.id == id }) else {
                throw .usage(
                    "There is no question “\(id)”; --dry-run lists the questions. Nothing was written."
                )
            }
            guard question.options.contains(where: { $0.id == option }) else {
                let options = question.options.map(\.id).joined(separator: ", ")
                throw .usage(
                    "“\(option)” does not answer “\(id)”; \(options) do. Nothing was written.")
            }
        }
    }
}

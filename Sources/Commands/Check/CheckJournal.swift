public import Domain
public import Presentation

/// Reads every file of the journal and names those that cannot be read, and those that could be
/// better.
public struct CheckJournal: Command {
    private let journal: any ChecksFiles
    private let isJSON: Bool
    private let words: LocalWords

    public init(_ journal: any ChecksFiles, asJSON isJSON: Bool, words: LocalWords) {
        self.journal = journal
        self.isJSON = isJSON
        self.words = words
    }

    /// Failed where a file cannot be read.
    public func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let findings = try await check(on: console)
        try saying { () throws(OutputError) in
            if isJSON {
                try console.results.writeLine(JSONValue(findings).text)
            } else {
                try write(findings, to: console.results)
            }
            try console.results.flush()
        }
        console.tell(summary(of: findings))
        return findings.unreadable.isEmpty ? .done : .failed
    }

    private func check(on console: Console) async throws(CommandError) -> FolderFindings {
        let bar = ProgressBar("Checking", on: console.messages, words: words)
        defer { bar.clear() }
        do throws(JournalError) {
            return try await journal.checkFiles { bar.show($0) }
        } catch {
            throw CommandError(error)
        }
    }

    private func write(
        _ findings: FolderFindings, to output: any TakesText
    ) throws(OutputError) {
        for file in findings.unreadable {
            try output.writeLine("\(file.name): \(file.reason)")
        }
        for file in findings.oddities {
            for oddity in file.oddities { try output.writeLine("\(file.name): note: \(oddity)") }
        }
    }

    private func summary(of findings: FolderFindings) -> String {
        let all = findings.count == 1 ? "1 file" : "\(words.number(findings.count)) files"
        let unreadable = words.number(findings.unreadable.count)
        let odd = words.number(findings.oddities.count)
        return "\(all), \(unreadable) of them unreadable, notes about \(odd)."
    }
}

extension JSONValue {
    /// See docs/command-line.md.
    fileprivate init(_ findings: FolderFindings) {
        self = .object([
            ("files", .number(findings.count)),
            (
                "unreadable",
                .list(
                    findings.unreadable.map {
                        .object([("file", .text($0.name)), ("reason", .text($0.reason))])
                    })
            ),
            (
                "notes",
                .list(
                    findings.oddities.map {
                        .object([
                            ("file", .text($0.name)),
                            ("notes", .list($0.oddities.map { .text($0) })),
                        ])
                    })
            ),
        ])
    }
}

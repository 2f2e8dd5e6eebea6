import Domain
internal import Wording

/// A report of what a check found and what it repaired.
struct CheckReport {
    let findings: FolderFindings
    private(set) var twins: [TwinFile]
    private(set) var repaired: [TwinFile] = []

    init(_ findings: FolderFindings) {
        self.findings = findings
        twins = findings.twins
    }

    var isWell: Bool { findings.unreadable.isEmpty && twins.isEmpty }

    /// Gives files that share a UID UIDs of their own, all of them or none. What is no entry keeps its
    /// UID: it is not ours to change.
    @MainActor
    mutating func repair(in journal: any WritesBatches) async throws(CommandError) {
        let entries = twins.filter(\.isEntry)
        guard !entries.isEmpty else { return }
        let batch = EntryBatch(
            title: LocalWords.inEnglish.repair,
            renewals: entries.map { EntryBatch.Renewal($0.id, of: $0.uid) })
        do throws(JournalError) {
            _ = try await journal.write(batch) { _ in }
        } catch {
            throw CommandError(error)
        }
        repaired = entries
        twins.removeAll(where: \.isEntry)
    }

    func lines(in words: LocalWords) -> [String] {
        findings.unreadable.map(words.line(on:))
            + twins.map { words.line(on: $0, isRepaired: false) }
            + repaired.map { words.line(on: $0, isRepaired: true) }
            + findings.oddities.flatMap(words.lines(on:))
    }
}

extension JSONValue {
    /// See docs/command-line.md.
    init(_ report: CheckReport) {
        self = report.json
    }

    fileprivate init(_ twins: [TwinFile]) {
        self = .list(
            twins.map { .object([("file", .text($0.name)), ("sameAs", .text($0.original))]) })
    }
}

extension CheckReport {
    fileprivate var json: JSONValue {
        let unreadable = findings.unreadable.map { file -> JSONValue in
            .object([("file", .text(file.name)), ("reason", .text(file.reason))])
        }
        let notes = findings.oddities.map { file -> JSONValue in
            .object([
                ("file", .text(file.name)), ("notes", .list(file.oddities.map { .text($0) })),
            ])
        }
        return .object([
            ("files", .number(findings.count)), ("unreadable", .list(unreadable)),
            ("sharedUIDs", JSONValue(twins)), ("repaired", JSONValue(repaired)),
            ("notes", .list(notes)),
        ])
    }
}

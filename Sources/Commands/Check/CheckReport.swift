import Domain
import Presentation
internal import Wording

/// A report of what a check found and what it repaired.
struct CheckReport {
    private let findings: FolderFindings
    private var twins: [TwinFile]
    private var repaired: [TwinFile] = []

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
            title: "Repair of shared UIDs",
            renewals: entries.map { EntryBatch.Renewal($0.id, of: $0.uid) })
        do throws(JournalError) {
            _ = try await journal.write(batch) { _ in }
        } catch {
            throw CommandError(error)
        }
        repaired = entries
        twins.removeAll(where: \.isEntry)
    }

    var lines: [String] {
        findings.unreadable.map { "\($0.name): \($0.reason)" }
            + twins.map {
                "\($0.name): It has the same UID as \($0.original): to other programs they are "
                    + "one, and what syncs the folder stops."
            }
            + repaired.map {
                "\($0.name): repaired: Its UID is its own now, not \($0.original)’s."
            }
            + findings.oddities.flatMap { file in
                file.oddities.map { "\(file.name): note: \($0)" }
            }
    }

    @MainActor
    func summary(in words: LocalWords) -> String {
        let count = findings.count
        var parts = [count == 1 ? "1 file" : "\(words.number(count)) files"]
        if !findings.unreadable.isEmpty {
            parts.append("\(words.number(findings.unreadable.count)) of them unreadable")
        }
        if !twins.isEmpty { parts.append("\(words.number(twins.count)) with the UID of another") }
        if !repaired.isEmpty { parts.append("\(words.number(repaired.count)) repaired") }
        if !findings.oddities.isEmpty {
            parts.append("notes about \(words.number(findings.oddities.count))")
        }
        if count == 0 { parts = ["There are no files in the journal"] }
        if count > 0, parts.count == 1 { parts.append("nothing wrong") }
        var summary = parts.joined(separator: ", ") + "."
        if twins.contains(where: \.isEntry) {
            summary += " “counterfoil check --repair” gives files that share a UID one each."
        } else if !twins.isEmpty {
            summary += " Files that are neither films nor trips are not changed: remove the copy."
        }
        if !repaired.isEmpty {
            summary += " “counterfoil import --undo” undoes the repair."
        }
        return summary
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

import Domain
import Wording

/// The results of a check and of its repairs.
struct CheckReport {
    private(set) var findings: FolderFindings
    private(set) var twins: [TwinFile]
    /// The files that got UIDs of their own.
    private(set) var repaired: [TwinFile] = []
    /// The conflict copies that were joined with their entries and moved to the trash.
    private(set) var joined: [TwinFile] = []
    /// The number of batches that were written for that, which are undone one by one.
    private(set) var batches = 0
    /// The copies that were to be joined last.
    private var joining: [TwinFile] = []

    /// The number of entries that had vanished and are removed now.
    private(set) var removed = 0

    init(_ findings: FolderFindings) {
        self.findings = findings
        twins = findings.twins
    }

    var isWell: Bool { findings.unreadable.isEmpty && twins.isEmpty && findings.vanished == 0 }

    /// Whether there are conflict copies that can be joined with their entries.
    var hasCopiesToJoin: Bool { twins.contains { $0.conflict == .joinable } }

    /// Joins conflict copies with their entries if nothing is lost, all of them or none. A copy that
    /// can no longer be joined without loss after another one was joined stays.
    @MainActor
    mutating func join(in journal: any WritesBatches) async throws(CommandError) {
        let joinable = twins.filter { $0.conflict == .joinable }
        let originals = Dictionary(joinable.map { ($0.id, $0.originalID) }) { first, _ in first }
        /// Returns the number of files between a copy and the entry, through copies of copies.
        func depth(of copy: TwinFile) -> Int {
            var (depth, next) = (0, originals[copy.id])
            while let file = next, depth <= joinable.count {
                depth += 1
                next = originals[file]
            }
            return depth
        }
        // A copy of a copy goes first, so that nothing of it is left behind.
        joining = joinable.map { ($0, depth(of: $0)) }.sorted { $0.1 > $1.1 }.map(\.0)
        try await write(
            EntryBatch(
                title: Localizer.inEnglish.joinOfCopies,
                joins: joining.map { CopyFile($0.id, of: $0.originalID) }), in: journal)
    }

    /// Continues with the results of another check.
    mutating func goOn(with findings: FolderFindings) {
        let count = self.findings.count
        self.findings = findings
        self.findings.count = count
        twins = findings.twins
        joined += joining.filter { copy in !twins.contains { $0.id == copy.id } }
        joining = []
    }

    @MainActor
    private mutating func write(
        _ batch: EntryBatch, in journal: any WritesBatches
    ) async throws(CommandError) {
        do throws(JournalError) {
            _ = try await journal.write(batch) { _ in }
        } catch {
            throw CommandError(error)
        }
        batches += 1
    }

    /// Gives new UIDs to files that share one, to all of them or to none. Files that are not entries
    /// keep theirs, because they belong to other programs, and so do conflict copies, because they
    /// are not entries of their own.
    @MainActor
    mutating func repair(in journal: any WritesBatches) async throws(CommandError) {
        let entries = twins.filter { $0.isEntry && $0.conflict == nil }
        guard !entries.isEmpty else { return }
        try await write(
            EntryBatch(
                title: Localizer.inEnglish.repair,
                renewals: entries.map { EntryBatch.Renewal($0.id, of: $0.uid) }), in: journal)
        repaired = entries
        twins.removeAll { entries.contains($0) }
    }

    /// Takes entries whose files have gone all at once for removed.
    @MainActor
    mutating func removeVanished(from journal: any ConfirmsRemovals) async {
        guard findings.vanished > 0 else { return }
        await journal.confirmVanished()
        (removed, findings.vanished) = (findings.vanished, 0)
    }

    func lines(in words: Localizer) -> [String] {
        findings.unreadable.map(words.line(on:))
            + twins.map { words.line(on: $0) }
            + joined.map { words.line(onJoined: $0) }
            + repaired.map { words.line(onRepaired: $0) }
            + findings.oddities.flatMap(words.lines(on:))
    }
}

extension JSONValue {
    /// Makes the JSON of a report; see docs/command-line.md.
    init(_ report: CheckReport, in words: Localizer) {
        self = report.json(in: words)
    }

    fileprivate init(_ twins: [TwinFile]) {
        self = .list(
            twins.map { .object([("file", .text($0.name)), ("sameAs", .text($0.original))]) })
    }
}

extension CheckReport {
    fileprivate func json(in words: Localizer) -> JSONValue {
        let unreadable = findings.unreadable.map { file -> JSONValue in
            .object([("file", .text(file.name)), ("reason", .text(words.reason(file.reason)))])
        }
        let notes = findings.oddities.map { file -> JSONValue in
            .object([
                ("file", .text(file.name)),
                ("notes", .list(file.oddities.map { .text(words.note($0)) })),
            ])
        }
        return .object([
            ("files", .number(findings.count)), ("unreadable", .list(unreadable)),
            ("sharedUIDs", JSONValue(twins.filter { $0.conflict == nil })),
            ("conflictCopies", JSONValue(twins.filter { $0.conflict != nil })),
            ("joined", JSONValue(joined)), ("repaired", JSONValue(repaired)),
            ("disappeared", .number(findings.vanished)), ("removed", .number(removed)),
            ("notes", .list(notes)),
        ])
    }
}

import Domain
internal import Wording

/// The results of a check and of its repairs.
struct CheckReport {
    private(set) var findings: FolderFindings
    private(set) var twins: [TwinFile]
    /// The files that got UIDs of their own.
    private(set) var repaired: [TwinFile] = []
    /// The conflict copies that were joined with their entries and moved to the trash.
    private(set) var joined: [TwinFile] = []

    /// The number of entries that had vanished and are removed now.
    private(set) var removed = 0

    init(_ findings: FolderFindings) {
        self.findings = findings
        twins = findings.twins
    }

    var isWell: Bool { findings.unreadable.isEmpty && twins.isEmpty && findings.vanished == 0 }

    /// Whether there are conflict copies that can be joined with their entries.
    var hasCopiesToJoin: Bool {
        twins.contains { $0.conflict == .joinable && !joined.contains($0) }
    }

    /// Joins conflict copies with their entries if nothing is lost, one for each entry, because the
    /// joining may change how another copy differs.
    @MainActor
    mutating func join(in journal: any WritesBatches & WritesEntries) async throws(CommandError) {
        var known: Set<EntryID> = []
        let joinable = twins.filter { $0.conflict == .joinable }
        let copies = joinable.filter { copy in
            // A copy of a copy goes first, so that nothing in it is lost.
            !joinable.contains { $0.originalID == copy.id }
                && known.insert(copy.originalID).inserted
        }
        guard !copies.isEmpty else { return }
        let batch = EntryBatch(
            title: LocalWords.inEnglish.repair,
            joins: copies.map { EntryBatch.Join($0.originalID, with: $0.id) })
        do throws(JournalError) {
            _ = try await journal.write(batch) { _ in }
            for copy in copies { _ = try await journal.delete(copy.id) }
        } catch {
            throw CommandError(error)
        }
        joined += copies
        twins.removeAll { copies.contains($0) }
    }

    /// Continues with the results of another check.
    mutating func goOn(with findings: FolderFindings) {
        let count = self.findings.count
        self.findings = findings
        self.findings.count = count
        twins = findings.twins
    }

    /// Gives new UIDs to files that share one, to all of them or to none. Files that are no entries
    /// keep theirs, because they belong to other programs, and so do conflict copies, because they
    /// are no entries of their own.
    @MainActor
    mutating func repair(in journal: any WritesBatches) async throws(CommandError) {
        let entries = twins.filter { $0.isEntry && $0.conflict == nil }
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
        twins.removeAll { entries.contains($0) }
    }

    /// Takes entries whose files have gone all at once for removed.
    @MainActor
    mutating func removeVanished(from journal: any ConfirmsRemovals) async {
        guard findings.vanished > 0 else { return }
        await journal.confirmVanished()
        (removed, findings.vanished) = (findings.vanished, 0)
    }

    func lines(in words: LocalWords) -> [String] {
        findings.unreadable.map(words.line(on:))
            + twins.map { words.line(on: $0) }
            + joined.map { words.line(onJoined: $0) }
            + repaired.map { words.line(onRepaired: $0) }
            + findings.oddities.flatMap(words.lines(on:))
    }
}

extension JSONValue {
    /// Makes the JSON of a report; see docs/command-line.md.
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
            ("sharedUIDs", JSONValue(twins.filter { $0.conflict == nil })),
            ("conflictCopies", JSONValue(twins.filter { $0.conflict != nil })),
            ("joined", JSONValue(joined)), ("repaired", JSONValue(repaired)),
            ("disappeared", .number(findings.vanished)), ("removed", .number(removed)),
            ("notes", .list(notes)),
        ])
    }
}

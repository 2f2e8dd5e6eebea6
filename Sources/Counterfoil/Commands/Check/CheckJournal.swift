import Claims
import Domain
import Wording

/// Reads every file of the journal and prints those that cannot be read, those that share a UID,
/// and those with lesser faults. The defects of a person's own rules, lists of places and
/// descriptions of services are told too.
struct CheckJournal: Command {
    let journal: any ChecksFiles
    /// The journal in which conflict copies are joined with their entries, other files that share a
    /// UID get new ones, and vanished entries are removed, or `nil` to change nothing.
    var repair: (any WritesBatches & ConfirmsRemovals)?
    var rights: (any KnowsRights)?
    var gazetteer: (any FindsPlaces)?
    var serviceDefects: [DataDefect] = []
    let isJSON: Bool
    let words: Localizer

    /// Checks the journal. The status is failure if a file cannot be read or still shares a UID.
    func run(on console: Console) async throws -> CommandStatus {
        var report = CheckReport(try await check(on: console))
        if let repair {
            while report.hasCopiesToJoin {
                let joined = report.joined.count
                try await report.join(in: repair)
                report.goOn(with: try await check(on: console))
                if report.joined.count == joined { break }
            }
            try await report.repair(in: repair)
            await report.removeVanished(from: repair)
        }
        if isJSON {
            try console.results.writeLine(report.json(in: words).text)
        } else {
            for line in report.lines(in: words) { try console.results.writeLine(line) }
        }
        try console.results.flush()
        for defect in rights?.defects ?? [] { console.printMessage(words.line(on: defect)) }
        for defect in gazetteer?.defects ?? [] { console.printMessage(words.line(on: defect)) }
        for defect in serviceDefects { console.printMessage(words.line(on: defect)) }
        console.printMessage(
            words.summary(
                of: report.findings, twins: report.twins, joined: report.joined,
                repaired: report.repaired, removed: report.removed, batches: report.batches))
        return report.isWell ? .done : .failed
    }

    private func check(on console: Console) async throws -> FolderFindings {
        let bar = ProgressBar(.checking, on: console.messages, words: words)
        defer { bar.clear() }
        return try await journal.checkFiles { bar.show($0) }
    }
}

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
    mutating func join(in journal: any WritesBatches) async throws {
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
                title: Localizer.inEnglish.say("Join of conflict copies"),
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
    private mutating func write(_ batch: EntryBatch, in journal: any WritesBatches) async throws {
        _ = try await journal.write(batch) { _ in }
        batches += 1
    }

    /// Gives new UIDs to files that share one, to all of them or to none. Files that are not entries
    /// keep theirs, because they belong to other programs, and so do conflict copies, because they
    /// are not entries of their own.
    @MainActor
    mutating func repair(in journal: any WritesBatches) async throws {
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

    /// Returns the JSON of the report; see docs/command-line.md.
    func json(in words: Localizer) -> JSONValue {
        func files(_ twins: [TwinFile]) -> JSONValue {
            JSONValue(twins) { ["file": $0.name, "sameAs": $0.original] }
        }
        return [
            "files": findings.count,
            "unreadable": JSONValue(findings.unreadable) {
                ["file": $0.name, "reason": words.reason($0.reason)]
            },
            "sharedUIDs": files(twins.filter { $0.conflict == nil }),
            "conflictCopies": files(twins.filter { $0.conflict != nil }),
            "joined": files(joined), "repaired": files(repaired),
            "disappeared": findings.vanished, "removed": removed,
            "notes": JSONValue(findings.oddities) { file in
                ["file": file.name, "notes": file.oddities.map { words.note($0) }]
            },
        ]
    }
}

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
    var services: (any KnowsServices)?
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
        for defect in services?.defects ?? [] { console.printMessage(words.line(on: defect)) }
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

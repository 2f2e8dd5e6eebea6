import Domain
import Foundation
import JournalStore
import Logging
import Signals

/// A program that tests run, and kill.
///
/// - `rewrite FOLDER`: changes every film of the journal for ever, filling its notes with one
///   letter after another; prints a word after the first round.
/// - `edit FOLDER`: adds, changes and deletes entries, the same ones as every other such process;
///   prints `ready` before the first and the ids of the added and remaining ones at the end.
/// - `count FOLDER NAME [NUMBER]`: changes the first entry that many times, or for ever, and counts
///   in it under that name; prints `ready` before it begins and `done` at the end.
/// - `other FOLDER NUMBER`: does the same as another program, in a line of its own in `0.ics`;
///   prints `ready` and, at the end, the number of its lost changes.
/// - `open FOLDER`: opens the journal, and prints the number of its entries and the milliseconds
///   that it took.
/// - `add FOLDER`: opens the journal as a command does, adds 25 films, and ends at once.
/// - `index FOLDER`: prints `ready` and opens the journal.
/// - `steps FOLDER`: opens the journal, and prints a word whenever entries were added to the list.
/// - `batch FOLDER`: writes a batch of 400 new films and a change of every entry; prints `ready`
///   when it begins and `done` at the end.
/// - `unbatch FOLDER`: undoes the last batch, and prints the same; the trash is a folder beside.
/// - `import FOLDER`: writes a batch of 10,000 films, and prints the milliseconds that it took.
/// - `years FOLDER`: opens the journal, and prints the milliseconds that the statistics of all
///   years take, a line for each run.
/// - `claims FOLDER RULES`: opens the journal, and prints the milliseconds that it takes to decide
///   all trips by these rules and to read their rows, a line for each run.
/// - `ledger FOLDER RULES DAY`: opens the journal, and prints the milliseconds that the ledger of
///   claims on a day takes, a line for each run.
/// - `places FOLDER RESOURCES`: opens the journal, and prints the milliseconds that it takes to look
///   up 100,000 stops and to make the map of 100,000 trips, a line for each run.
/// - `measure FOLDER`: opens the journal twice, as a window does, and prints how long each step
///   takes.
@main
struct JournalProbe {
    @MainActor
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3 else { throw ProbeError.usage }
        let rest = arguments.dropFirst(3)
        if arguments[1] == "other" {
            let changes = rest.first.flatMap { Int($0) }
            return try OtherProgram.run(in: arguments[2], changes: changes ?? 1)
        }
        let journal = journal(in: arguments[2])
        if arguments[1] == "measure" { return await Measurement(of: journal).run() }
        if arguments[1] == "index" {
            print("ready")
            fflush(nil)
        }
        if arguments[1] == "import" { return try await Batches(of: journal).measure() }
        if arguments[1] == "steps" { return await printSteps(of: journal) }
        let clock = ContinuousClock()
        let start = clock.now
        await journal.open()
        let all = await journal.listing(matching: EntryQuery())
        switch arguments[1] {
        case "open":
            let milliseconds = (clock.now - start) / Duration.milliseconds(1)
            print(all.count, Int(milliseconds))
        case "index": break
        case "years": await AllYears(of: journal).measure()
        case "places": await AllPlaces(of: journal, in: rest.first ?? "").measure()
        case "claims": try await AllClaims(of: journal, by: rest.first ?? "").measure()
        case "ledger":
            await AllClaims(of: journal, by: rest.first ?? "").measureLedger(
                on: rest.dropFirst().first.flatMap { CalendarDay(isoText: Array($0.utf8)) })
        case "count":
            try await Races(of: journal).count(
                as: rest.first ?? "", to: rest.dropFirst().first.flatMap { Int($0) })
        case "add":
            for number in 0..<25 {
                _ = try await journal.add(.film(Film(title: "Added \(number)")))
            }
            // As every command ends: nothing is closed.
            exit(0)
        case "edit": try await Edits(of: journal).make()
        case "batch": try await Batches(of: journal).write()
        case "unbatch": try await Batches(of: journal).takeBack()
        case "rewrite":
            let ids = all.summaries(in: 0..<all.count).map(\.id)
            try await rewrite(ids, of: journal)
        default:
            throw ProbeError.usage
        }
    }

    @MainActor
    private static func journal(in folder: String) -> FolderJournal {
        FolderJournal(
            folder: URL(filePath: folder, directoryHint: .isDirectory), monitor: NoMonitor(),
            trash: TrashBeside(), log: Logger(label: "probe") { _ in SwiftLogNoOpLogHandler() })
    }

    @MainActor
    private static func printSteps(of journal: FolderJournal) async {
        let steps = journal.changes.onReception { change in
            if !change.added.isEmpty {
                print("step")
                fflush(nil)
            }
            return .continue
        }
        await journal.open()
        withExtendedLifetime(steps) {}
    }

    @MainActor
    private static func rewrite(_ ids: [EntryID], of journal: FolderJournal) async throws {
        let first = Int(getpid())
        // Every run writes other letters than the one before it.
        for round in first... {
            let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(round % 26)))
            let notes = String(repeating: letter, count: 4_000 + round % 7 * 1_000)
            for id in ids {
                try await journal.change(id) { entry in
                    guard case .film(var film) = entry else { return entry }
                    film.notes = notes
                    return .film(film)
                }
            }
            if round == first {
                print("ready")
                fflush(nil)
            }
        }
    }
}

enum ProbeError: Error {
    case usage
}

@MainActor
private final class NoMonitor: WatchesFolder {
    private final class Watch: FolderWatch {
        func stop() {}
    }

    func watch(
        _ path: String, report: @escaping @MainActor (_ name: String) -> Void
    ) -> any FolderWatch {
        Watch()
    }
}

@MainActor
private final class TrashBeside: TrashesFiles {
    func moveToTrash(_ path: String) async throws(TrashFailure) {
        let file = URL(filePath: path)
        let trash = URL(filePath: file.deletingLastPathComponent().path + "-trash")
        do {
            try FileManager.default.createDirectory(at: trash, withIntermediateDirectories: true)
            try FileManager.default.moveItem(
                at: file, to: trash.appending(path: UUID().uuidString))
        } catch {
            throw TrashFailure("\(error)")
        }
    }

    /// Returns false, because the probe undoes no deletion.
    func moveBack(_ path: String) async -> Bool { false }
    func moveBack(_ path: String, holding content: [UInt8]) async -> Bool { false }
}

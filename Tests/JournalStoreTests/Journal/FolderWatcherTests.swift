import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of a watcher of an empty folder, whose pauses and reports end when the test says so.
@MainActor
struct FolderWatcherTests {
    private let folder: ScratchFolder
    private let path: String
    private let monitor = FolderMonitorDouble()
    private let pauses = Gate<Duration>()
    private let reports = Gate<Int>()
    private let told = Told()
    private let watcher: FolderWatcher

    private final class Told {
        /// The names in each report, or `nil` for an unknown change.
        var news: [Set<String>?] = []
    }

    init() throws {
        folder = try ScratchFolder()
        path = String(folder.path.dropLast())
        watcher = FolderWatcher(path, monitor: monitor, quiet: .zero, pause: pauses.pass)
        pauses.isClosed = true
        reports.isClosed = true
        watcher.report = { [told, reports] news in
            switch news {
            case .files(let names): told.news.append(names)
            case .anything: told.news.append(nil)
            }
            await reports.pass(told.news.count)
        }
        watcher.start()
    }

    /// Lets the pause end, and waits for the report of earlier events.
    private func quiet() async {
        await pauses.untilHeld()
        pauses.letOneGo()
        await reports.untilHeld()
        reports.letOneGo()
    }

    @Test("Events are gathered until it is quiet, and reported together, each name once")
    func gathers() async {
        for name in ["a.ics", "b.ics", "a.ics", "notes.txt"] {
            monitor.happen(to: name, in: path)
        }
        await quiet()
        #expect(told.news == [["a.ics", "b.ics"]])
        monitor.happen(to: "c.ics", in: path)
        await quiet()
        #expect(told.news == [["a.ics", "b.ics"], ["c.ics"]])
    }

    @Test(
        "If anything may have happened, names do not matter, and the watch begins again",
        arguments: [1, 2])
    func anything(above: Int) async {
        let way = path.split(separator: "/").map(String.init)
        monitor.happen(to: "a.ics", in: path)
        let higher = "/" + way.dropLast(above).joined(separator: "/")
        monitor.happen(to: "another", in: higher)
        monitor.happen(to: way[way.count - above], in: higher)
        await quiet()
        #expect(told.news == [nil])
        #expect(monitor.watched.first == path && monitor.watched.count == 3)
        #expect(monitor.begun == 6)
    }

    @Test("Where a disk is unmounted anything may have happened")
    func unmounted() async {
        monitor.happen(to: "", in: path)
        await quiet()
        #expect(told.news == [nil])
        #expect(monitor.begun == 6)
    }

    @Test("Another folder in the place of the one that is watched is watched instead")
    func another() throws {
        let away = path + "-away"
        #expect(rename(path, away) == 0)
        defer { _ = rmdir(away) }
        #expect(mkdir(path, 0o700) == 0)
        watcher.restartIfRunning()
        #expect(monitor.watched.first == path && monitor.watched.count == 3)
        #expect(monitor.begun == 6)
        watcher.restartIfRunning()
        #expect(monitor.begun == 6)
    }

    @Test("The same folders are watched once, however often it is started")
    func once() {
        watcher.start()
        #expect(monitor.begun == 3)
    }

    @Test("Nothing is heard while it is stopped; what was heard before is told all the same")
    func stops() async {
        monitor.happen(to: "a.ics", in: path)
        watcher.stop()
        #expect(monitor.watched == [])
        monitor.happen(to: "b.ics", in: path)
        await quiet()
        #expect(told.news == [["a.ics"]])
        watcher.start()
        monitor.happen(to: "c.ics", in: path)
        await quiet()
        #expect(told.news == [["a.ics"], ["c.ics"]])
    }
}

import Domain
import Foundation

/// News of a folder that nobody has looked at yet.
enum FolderNews {
    /// Something happened to these files.
    case files(Set<String>)
    /// Anything may have happened.
    case anything
}

/// The one who watches the journal's folder, and the two folders above it: there one sees it come and
/// go. What is heard in a short time is told at once.
@MainActor
final class FolderWatcher {
    private let path: String
    private let monitor: any WatchesFolder
    private let quiet: Duration
    private let pause: @MainActor (Duration) async -> Void
    /// Gets what was heard.
    var report: (FolderNews) async -> Void = { _ in }
    private var watched: [WatchedFolder] = []
    private var watches: [any FolderWatch] = []
    private var names: Set<String> = []
    private var isAnythingPossible = false
    private var isGathering = false
    /// Counts the events.
    private var heard = 0

    /// - Parameter quiet: for so long nothing is to be heard before it is told.
    init(
        _ path: String, monitor: any WatchesFolder, quiet: Duration,
        pause: @escaping @MainActor (Duration) async -> Void
    ) {
        self.path = path
        self.monitor = monitor
        self.quiet = quiet
        self.pause = pause
    }

    var isRunning: Bool { !watches.isEmpty }

    /// Whether everything that happens to the folder is heard, as far as it watches.
    var isTold: Bool { watches.allSatisfy(\.isTold) }

    /// Whether it has told of everything that happened in the folder.
    var hasToldAll: Bool { isRunning && isTold && !isGathering }

    /// Watches the folder, where there is one; from now on if it did not before.
    func start() {
        let above = Self.nearestFolder(above: path)
        let farther = above == "/" ? [] : [Self.nearestFolder(above: above)]
        let paths = (Self.isFolder(path) ? [path, above] : [above]) + farther
        let folders = paths.map(WatchedFolder.init)
        guard folders != watched else { return }
        stop()
        watched = folders
        watches = paths.map { watched in
            monitor.watch(watched) { [weak self] name in self?.hear(of: name, in: watched) }
        }
    }

    /// Watches what is there by now, where it watches.
    func follow() {
        if isRunning { start() }
    }

    /// Watches nothing until the next start; what was heard before is told.
    func stop() {
        for watch in watches { watch.stop() }
        watches = []
        watched = []
    }

    private func hear(of name: String, in watched: String) {
        if name.isEmpty {
            isAnythingPossible = true
        } else if watched == path {
            guard FileName.isItem(name) || FileName.isOfLists(name) else { return }
            names.insert(name)
        } else {
            // Of what is beside the folder nothing matters but the way to it.
            guard Self.isOnTheWay(watched + "/" + name, to: path) else { return }
            isAnythingPossible = true
        }
        heard += 1
        guard !isGathering else { return }
        isGathering = true
        Task { [weak self, quiet, pause] in
            // Until nothing more is heard; what never ends shows all the same.
            for _ in 0..<Self.mostPauses {
                let heard = self?.heard
                await pause(quiet)
                if self?.heard == heard { break }
            }
            await self?.tell()
        }
    }

    private static let mostPauses = 12

    private func tell() async {
        let news = isAnythingPossible ? FolderNews.anything : .files(names)
        names = []
        isAnythingPossible = false
        isGathering = false
        if case .anything = news {
            // A folder that was put back is another one than the one that was watched.
            stop()
            start()
        }
        await report(news)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }

    private static func nearestFolder(above path: String) -> String {
        var above = path.folderOfPath
        while above.count > 1, !isFolder(above) {
            above = above.folderOfPath
        }
        return above.isEmpty ? "/" : above
    }

    private static func isOnTheWay(_ name: String, to path: String) -> Bool {
        (path + "/").hasPrefix(name.replacing("//", with: "/") + "/")
    }
}

/// A folder that is watched. Under its path there is another one once a disk is mounted there.
private struct WatchedFolder: Equatable {
    let path: String
    private var device: UInt = 0
    private var number: UInt = 0

    init(_ path: String) {
        self.path = path
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
    }
}

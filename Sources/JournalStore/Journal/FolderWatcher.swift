internal import CLinux
import Domain
import Files
import Foundation

/// A report of changes in a folder.
enum FolderNews {
    case files(Set<String>)
    /// Any file may have changed.
    case anything
}

/// Watches the journal's folder and the two folders above it, in which it may appear and disappear.
/// It gathers events for a short time and reports them together.
@MainActor
final class FolderWatcher {
    private let path: String
    private let monitor: any WatchesFolder
    private let quiet: Duration
    private let pause: @MainActor (Duration) async -> Void
    /// Called with the gathered changes.
    var report: (FolderNews) async -> Void = { _ in }
    private var watched: [WatchedFolder] = []
    private var watches: [any FolderWatch] = []
    private var names: Set<String> = []
    private var isAnythingPossible = false
    private var isGathering = false
    /// The number of events.
    private var eventCount = 0

    /// - Parameter quiet: the time without events after which they are reported.
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

    /// Whether the system reports everything that happens in the watched folders.
    var isTold: Bool { watches.allSatisfy(\.isTold) }

    /// Whether all changes in the folder were reported.
    var hasToldAll: Bool { isRunning && isTold && !isGathering }

    /// Watches the folder, if it exists, and the folders above it.
    func start() {
        let above = Self.nearestFolder(above: path)
        let farther = above == "/" ? [] : [Self.nearestFolder(above: above)]
        let paths = (Self.isFolder(path) ? [path, above] : [above]) + farther
        let folders = paths.map(WatchedFolder.init)
        guard folders != watched else { return }
        stop()
        watched = folders
        watches = paths.map { watched in
            monitor.watch(watched) { [weak self] name in self?.recordEvent(for: name, in: watched) }
        }
    }

    /// Watches the current folders, if it is watching.
    func restartIfRunning() {
        if isRunning { start() }
    }

    /// Stops watching until the next start. Earlier events are still reported.
    func stop() {
        for watch in watches { watch.stop() }
        watches = []
        watched = []
    }

    private func recordEvent(for name: String, in watched: String) {
        if name.isEmpty {
            isAnythingPossible = true
        } else if watched == path {
            guard FileName.isItem(name) || FileName.isOfLists(name) else { return }
            names.insert(name)
        } else {
            // Beside the folder, only the folders on the way to it matter.
            guard Self.isOnTheWay(watched + "/" + name, to: path) else { return }
            isAnythingPossible = true
        }
        eventCount += 1
        guard !isGathering else { return }
        isGathering = true
        Task { [weak self, quiet, pause] in
            // Events are gathered until they cease, but not indefinitely.
            for _ in 0..<Self.mostPauses {
                let before = self?.eventCount
                await pause(quiet)
                if self?.eventCount == before { break }
            }
            guard let self else { return }
            let news = isAnythingPossible ? FolderNews.anything : .files(names)
            (names, isAnythingPossible, isGathering) = ([], false, false)
            if case .anything = news {
                // A folder that was put back is not the one that was watched.
                stop()
                start()
            }
            await report(news)
        }
    }

    private static let mostPauses = 12

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

/// The identity of a watched folder, which differs when a disk is mounted at its path.
private struct WatchedFolder: Equatable {
    let path: String
    private let identity: FileIdentity?

    init(_ path: String) {
        self.path = path
        var status = stat()
        identity = stat(path, &status) == 0 ? status.identity : nil
    }
}

/// Reports changes in a folder. Reports may be late, repeated or needless, since the journal checks
/// the files itself.
@MainActor
public protocol WatchesFolder: AnyObject {
    /// Calls `report` on the main actor with the name of each file in the folder at `path` that was
    /// added, removed or changed, until the watch is stopped or released; for a rename, with both
    /// names. An empty name means that the folder's disk was unmounted. Other changes of the folder
    /// itself, and those in its subfolders, need not be reported.
    func watch(
        _ path: String, report: @escaping @MainActor (_ name: String) -> Void
    ) -> any FolderWatch
}

/// A running observation of a folder, which ends when it is stopped or released.
@MainActor
public protocol FolderWatch: AnyObject {
    func stop()
    /// Whether it is notified of everything that happens in the folder.
    var isTold: Bool { get }
}

extension FolderWatch {
    public var isTold: Bool { true }
}

/// The notifications of the system about folders.
public enum SystemNews {
    /// Returns whether the system reports changes by other programs in a folder. It does not report
    /// those by other computers, or if the user's limit of watches is reached.
    public static func tells(of path: String) -> Bool { counterfoil_is_told_of(path) != 0 }
}

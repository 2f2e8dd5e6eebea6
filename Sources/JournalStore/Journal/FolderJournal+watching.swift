import Domain
import Foundation

/// The watches on the folder and on what holds it, and what they reported but nobody has looked at
/// yet.
struct FolderWatches {
    var paths: [String] = []
    var running: [any FolderWatch] = []
    var names: Set<String> = []
    var everything = false
    var isGathering = false
    /// Counts the events.
    var heard = 0
}

extension FolderJournal {
    /// Watches the folder, where there is one, and the nearest folder above it: there one sees it
    /// come and go.
    func watch() {
        let above = Self.nearestFolder(above: path)
        let paths = Self.isFolder(path) ? [path, above] : [above]
        guard paths != watches.paths else { return }
        for watch in watches.running { watch.stop() }
        watches.paths = paths
        watches.running = paths.map { watched in
            monitor.watch(watched) { [weak self] event in self?.hear(event, from: watched) }
        }
    }

    /// Stops to watch until the next call of `watch`.
    func unwatch() {
        for watch in watches.running { watch.stop() }
        watches.running = []
        watches.paths = []
    }

    private func hear(_ event: FolderEvent, from watched: String) {
        switch event {
        case .file(let name) where watched == path:
            guard FileName.isItem(name) else { return }
            watches.names.insert(name)
        case .file(let name):
            // Of what is beside the folder nothing matters but the way to it.
            guard Self.isOnTheWay(watched + "/" + name, to: path) else { return }
            watches.everything = true
        case .folder:
            watches.everything = true
        }
        watches.heard += 1
        guard !watches.isGathering else { return }
        watches.isGathering = true
        Task { [weak self, settling, pause] in
            // Until nothing more is heard; what never ends shows all the same.
            for _ in 0..<Self.mostPauses {
                let heard = self?.watches.heard
                await pause(settling)
                if self?.watches.heard == heard { break }
            }
            await self?.lookAtWhatWasHeard()
        }
    }

    private static var mostPauses: Int { 12 }

    private func lookAtWhatWasHeard() async {
        let (names, everything) = (watches.names, watches.everything)
        watches.names = []
        watches.everything = false
        watches.isGathering = false
        guard everything else {
            apply(await keeper.look(at: names))
            return
        }
        // A folder that was put back is another one than the one that was watched.
        watches.paths = []
        watch()
        await reconcile()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }

    private static func nearestFolder(above path: String) -> String {
        var above = (path as NSString).deletingLastPathComponent
        while above.count > 1, !isFolder(above) {
            above = (above as NSString).deletingLastPathComponent
        }
        return above.isEmpty ? "/" : above
    }

    private static func isOnTheWay(_ name: String, to path: String) -> Bool {
        (path + "/").hasPrefix(name.replacing("//", with: "/") + "/")
    }
}

import JournalStore

/// A monitor that reports to its watchers the events of a test.
@MainActor
final class FolderMonitorDouble: WatchesFolder {
    private final class Watch: FolderWatch {
        let path: String
        var report: (@MainActor (_ name: String) -> Void)?
        let isTold: Bool

        init(
            _ path: String, isTold: Bool, _ report: @escaping @MainActor (_ name: String) -> Void
        ) {
            self.path = path
            self.isTold = isTold
            self.report = report
        }

        func stop() { report = nil }
    }

    private struct Weak {
        weak var watch: Watch?
    }

    private var watches: [Weak] = []
    /// The number of watches that were begun.
    var begun: Int { watches.count }
    /// Whether events are not reported.
    var isDeaf = false
    /// Whether new watches are believed to be reliable.
    var isTold = true

    func watch(
        _ path: String, report: @escaping @MainActor (_ name: String) -> Void
    ) -> any FolderWatch {
        let watch = Watch(path, isTold: isTold, report)
        watches.append(Weak(watch: watch))
        return watch
    }

    /// The folders with an active watch.
    var watched: [String] {
        watches.compactMap(\.watch).filter { $0.report != nil }.map(\.path)
    }

    func happen(to name: String, in path: String) {
        guard !isDeaf else { return }
        for watch in watches.compactMap(\.watch) where watch.path == path { watch.report?(name) }
    }
}

import JournalStore

/// A monitor that reports what a test tells it to, to whoever watches.
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
    /// How many watches were ever begun.
    var begun: Int { watches.count }
    /// Whether nobody hears of anything.
    var isDeaf = false
    /// Whether whoever watches from now on hears of everything, as far as they know.
    var isTold = true

    func watch(
        _ path: String, report: @escaping @MainActor (_ name: String) -> Void
    ) -> any FolderWatch {
        let watch = Watch(path, isTold: isTold, report)
        watches.append(Weak(watch: watch))
        return watch
    }

    /// The folders that somebody watches.
    var watched: [String] {
        watches.compactMap(\.watch).filter { $0.report != nil }.map(\.path)
    }

    func happen(to name: String, in path: String) {
        guard !isDeaf else { return }
        for watch in watches.compactMap(\.watch) where watch.path == path { watch.report?(name) }
    }
}

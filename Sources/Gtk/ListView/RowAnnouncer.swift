import CGtk

/// Tells the tree view of a list of its rows.
///
/// It keeps a node for each, which takes it half a microsecond to make: 100,000 at once would
/// cost three frames. So it hears of the first rows at once, of those a selection or a scroll
/// position needs as well, and of the rest in slices between frames.
final class RowAnnouncer {
    /// The rows that the tree view knows of.
    let model = ListModel()
    /// Called after each slice, with the gate closed.
    var onSlice: () -> Void = {}
    /// Called when the tree view is to let go of rows that went, for which it has to begin anew.
    var onRowsToDrop: () -> Void = {}

    private let tree: UnsafeMutablePointer<GtkTreeView>
    private let rows: RowCache
    private let gate: EchoGate
    private var announcement: ScheduledCall?
    private var dropping: ScheduledCall?

    /// More than a screen of any size shows.
    private static let firstSlice = 256
    /// How many rows an empty list begins with, which takes it a millisecond.
    private static let firstRows = 2_048
    /// How long a slice may take, in microseconds.
    private static let sliceTime: gint64 = 2_000
    /// How many rows are told of between two looks at the clock. Each is a message on the bus,
    /// some 30 µs, while assistive technology listens.
    private static let batch = 32
    /// From how many new rows on it is cheaper to begin anew than to tell of each.
    private static let restartThreshold = 4_000

    /// - Parameter gate: closed while the tree view hears of rows, so that no change comes back.
    init(of tree: UnsafeMutablePointer<GtkTreeView>, rows: RowCache, gate: EchoGate) {
        self.tree = tree
        self.rows = rows
        self.gate = gate
    }

    isolated deinit {
        announcement?.cancel()
        dropping?.cancel()
    }

    /// Makes the tree view's rows as many as the source's, at least the first `needed` of them
    /// at once and the rest soon. What it knew of a row's selection is void afterwards.
    func matchCount(needed: Int) {
        let count = rows.count
        if model.count == 0 {
            // To tell of a row takes twenty times as long as to begin with it, and a layout.
            return begin(with: min(count, max(needed, Self.firstRows)))
        }
        let isShorter = isRestartCheaper(thanRemoving: model.count - count)
        if isShorter, count >= max(needed, Self.firstSlice) { return dropLater() }
        if isShorter || min(needed, count) - model.count > Self.restartThreshold {
            restart(announcing: min(count, max(needed, Self.firstSlice)))
        } else if model.count > count {
            model.removeLast(model.count - count)
        }
        announce(atLeast: needed)
    }

    /// The rows that a screen shows are drawn as they are now, before the tree view lets go of the others:
    /// that takes it up to half a frame.
    private func dropLater() {
        guard dropping?.isPending != true else { return }
        dropping = .idle { [weak self] in self?.dropNow() }
    }

    private func dropNow() {
        dropping?.cancel()
        if model.count > rows.count { onRowsToDrop() }
        announceMoreLater()
    }

    /// A row that goes takes a microsecond; beginning anew takes a few hundred, and a fifteenth of
    /// one for each row there was.
    private func isRestartCheaper(thanRemoving removed: Int) -> Bool {
        removed > 500 + model.count / 15
    }

    /// Tells the tree view of the rows up to `needed` now, and of the others as time allows.
    func announce(atLeast needed: Int) {
        if dropping?.isPending == true { dropNow() }
        let now = min(max(needed, model.count + Self.firstSlice), rows.count)
        if now > model.count { model.append(now - model.count) }
        announceMoreLater()
    }

    private func begin(with count: Int) {
        if count > 0 { restart(announcing: count) }
        announceMoreLater()
    }

    /// Begins anew, with no row selected.
    func restart(announcing count: Int) {
        gtk_tree_view_set_model(tree, nil)
        model.restart(count: count)
        gtk_tree_view_set_model(tree, model.opaque)
    }

    private func announceMoreLater() {
        guard model.count < rows.count, announcement?.isPending != true else { return }
        announcement = .idle { [weak self] in self?.announceSlice() }
    }

    private func announceSlice() {
        let end = g_get_monotonic_time() + Self.sliceTime
        gate.closed {
            while model.count < rows.count, g_get_monotonic_time() < end {
                model.append(min(Self.batch, rows.count - model.count))
            }
            onSlice()
        }
        announceMoreLater()
    }
}

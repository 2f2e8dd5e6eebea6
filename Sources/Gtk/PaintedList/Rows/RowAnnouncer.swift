import CGtk

/// Tells the tree view of a list about its rows.
///
/// The tree view keeps a node for each row, which takes half a microsecond to make: 100,000 at once
/// would cost three frames. So it learns of the first rows at once, of those that a selection or a
/// scroll position needs as well, and of the rest in slices between frames.
final class RowAnnouncer {
    let model = ListModel()
    /// Called after each slice, with the gate closed.
    var onSlice: () -> Void = {}
    /// Called when the tree view has to begin again with a new model, because many rows were
    /// removed.
    var onRowsToDrop: () -> Void = {}

    private let tree: UnsafeMutablePointer<GtkTreeView>
    private let rows: RowCache
    private let gate: SignalBlocker
    private var announcement: ScheduledCall?
    private var dropping: ScheduledCall?

    /// A number of rows that no screen exceeds.
    private static let firstSlice = 256
    /// The number of rows that an empty list begins with, which takes a millisecond.
    private static let firstRows = 2_048
    /// The greatest duration of a slice, in microseconds.
    private static let sliceTime: gint64 = 2_000
    /// The number of rows between two looks at the clock. While assistive technology listens, each
    /// row is a message on the bus, of some 30 µs.
    private static let batch = 32
    /// The number of new rows from which a new model is cheaper than a signal for each row.
    private static let restartThreshold = 4_000

    /// Makes an announcer.
    ///
    /// - Parameter gate: closed while the tree view gets rows, so that its changes are not taken
    ///   for a person's.
    init(of tree: UnsafeMutablePointer<GtkTreeView>, rows: RowCache, gate: SignalBlocker) {
        self.tree = tree
        self.rows = rows
        self.gate = gate
    }

    isolated deinit {
        announcement?.cancel()
        dropping?.cancel()
    }

    /// Matches the number of the tree view's rows to the source: at least the first `needed` of
    /// them at once, and the rest soon. Afterwards its selection is no longer valid.
    func matchCount(needed: Int) {
        let count = rows.count
        if model.count == 0 {
            // A signal for a row takes twenty times as long as beginning with it, and causes a
            // layout.
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

    /// Drops rows after the visible ones are drawn as they are now, since that takes up to half a
    /// frame.
    private func dropLater() {
        guard dropping?.isPending != true else { return }
        dropping = .idle { [weak self] in self?.dropNow() }
    }

    private func dropNow() {
        dropping?.cancel()
        if model.count > rows.count { onRowsToDrop() }
        announceMoreLater()
    }

    /// Whether beginning again is cheaper. Removing a row takes a microsecond; beginning again
    /// takes a few hundred, and a fifteenth of one for each former row.
    private func isRestartCheaper(thanRemoving removed: Int) -> Bool {
        removed > 500 + model.count / 15
    }

    /// Tells the tree view about the rows up to `needed` now, and about the others as time allows.
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

    /// Begins again with a new model, in which no row is selected.
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

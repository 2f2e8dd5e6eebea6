import CGtk

/// How the tree view gets to know of the rows.
///
/// It keeps a node for each, which takes it some 0.2 µs to make: 100,000 at once would cost a
/// frame or two. So it hears of the first rows at once, of those a selection or a scroll
/// position needs as well, and of the rest in slices between frames.
extension ListView {
    /// More than a screen of any size shows.
    private static let firstSlice = 256
    /// How long a slice may take, in microseconds.
    private static let sliceTime: gint64 = 2_000
    /// From how many rows on it is cheaper to begin anew than to tell of each.
    private static let restartThreshold = 4_000

    /// Makes the tree view's rows as many as the source's, at least the first `needed` of them
    /// at once and the rest soon. What it knew of a row's selection is void afterwards.
    func matchCount(needed: Int) {
        let count = rows.count
        if model.count - count > Self.restartThreshold
            || min(needed, count) - model.count > Self.restartThreshold
        {
            restartModel(announcing: min(count, max(needed, Self.firstSlice)))
        } else if model.count > count {
            model.remove(at: count, count: model.count - count)
        }
        announce(atLeast: needed)
    }

    /// Tells the tree view of the rows up to `needed` now, and of the others as time allows.
    func announce(atLeast needed: Int) {
        let now = min(max(needed, model.count + Self.firstSlice), rows.count)
        if now > model.count { model.insert(at: model.count, count: now - model.count) }
        announceMoreLater()
    }

    /// Begins anew, with no row selected.
    func restartModel(announcing count: Int) {
        gtk_tree_view_set_model(tree, nil)
        model.restart(count: count)
        gtk_tree_view_set_model(tree, model.opaque)
    }

    func announceMoreLater() {
        guard model.count < rows.count, announcement?.isPending != true else { return }
        announcement = .idle { [weak self] in self?.announceSlice() }
    }

    private func announceSlice() {
        let end = g_get_monotonic_time() + Self.sliceTime
        silently {
            while model.count < rows.count, g_get_monotonic_time() < end {
                model.insert(at: model.count, count: min(128, rows.count - model.count))
            }
            if isSelectionPending {
                let value = scrollValue
                applySelection()
                scroll(to: value)
            }
        }
        announceMoreLater()
    }
}

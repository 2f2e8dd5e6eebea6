internal import Gtk
internal import JournalFeature

/// The small pictures of the films whose rows are drawn. A picture is read, off the main actor, once
/// its row is on show for the first time, and again if the film has another one since.
final class RowPictures {
    /// The rows whose pictures are shown.
    var rows: (any JournalRows)? {
        didSet {
            if rows?.showsPictures != true { (known, order, waiting) = ([:], [], []) }
            for id in known.keys { known[id]?.isOutdated = true }
        }
    }

    /// Is called when a picture has come, changed or gone.
    var onChange: () -> Void = {}

    private struct Known {
        let path: String?
        let picture: Bitmap?
        /// Whether the film may have another picture since.
        var isOutdated = false
    }

    /// The number of rows whose pictures are kept.
    private static let most = 256
    /// The number of rows that wait to be read, which is more than a window shows.
    private static let mostWaiting = 64
    /// The greatest side of the picture that is read for a row, which is sharp at twice the scale.
    private static let side = 64

    private var known: [String: Known] = [:]
    /// The ids of the known rows, the one that was read first first.
    private var order: [String] = []
    /// The ids of the rows that wait to be read, the one that was drawn last last.
    private var waiting: [String] = []
    private var isReading = false

    /// Returns the picture of an entry if it is known by now, or `nil`.
    func picture(of id: String) -> Bitmap? {
        guard rows?.showsPictures == true else { return nil }
        let one = known[id]
        if one?.isOutdated != false, !waiting.contains(id) {
            // Rows that have scrolled by need no picture.
            if waiting.count == Self.mostWaiting { waiting.removeFirst() }
            waiting.append(id)
            readNext()
        }
        return one?.picture
    }

    private func readNext() {
        guard !isReading, let rows, let id = waiting.last else { return }
        isReading = true
        let former = known[id]
        Task { [weak self] in
            let path = await rows.picture(of: id)
            var picture = former?.picture
            if path != former?.path {
                picture = nil
                if let path { picture = await Bitmap.read(path, upTo: Self.side) }
            }
            self?.store(Known(path: path, picture: picture), of: id, in: rows)
        }
    }

    private func store(_ one: Known, of id: String, in rows: any JournalRows) {
        isReading = false
        waiting.removeAll { $0 == id }
        if rows === self.rows {
            let former = known.updateValue(one, forKey: id)
            if former == nil { order.append(id) }
            if order.count > Self.most { known[order.removeFirst()] = nil }
            if former?.picture !== one.picture { onChange() }
        } else {
            // The row asks for its picture again when it is drawn.
            onChange()
        }
        readNext()
    }
}

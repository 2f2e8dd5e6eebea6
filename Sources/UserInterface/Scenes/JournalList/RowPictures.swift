internal import Gtk
internal import JournalFeature

/// The small pictures of the films whose rows are drawn. A picture is read, off the main actor, once
/// its row is on show for the first time. With each list after that, its file is looked at, and is
/// read again if it has changed.
final class RowPictures {
    /// Is called when a picture has come, changed or gone.
    var onChange: () -> Void = {}

    private struct Known {
        /// The picture, or `nil` if the film has none.
        let picture: FilePicture?
        /// The number of the list that was shown when reading began.
        let list: Int
        /// The number of the last drawing of the row.
        var drawn: Int
    }

    /// The number of rows whose pictures are kept.
    private static let most = 256
    /// The number of rows that wait to be read, which is more than a window shows.
    private static let mostWaiting = 64

    private var rows: (any JournalRows)?
    /// The number of lists that were shown.
    private var list = 0
    /// The number of drawings of rows.
    private var drawn = 0
    private var known: [String: Known] = [:]
    /// The ids of the known or waiting entries that may have another picture since.
    private var changed: Set<String> = []
    /// The ids of the rows that wait to be read, the one that was drawn last last.
    private var waiting: [String] = []
    private var isReading = false

    /// Shows the pictures of other rows from now on.
    ///
    /// - Parameter changed: the ids of the entries that were added or changed since the rows before.
    func show(_ rows: (any JournalRows)?, changed: Set<String>) {
        self.rows = rows
        list += 1
        if rows?.showsPictures != true { (known, waiting) = ([:], []) }
        self.changed.formUnion(Set(known.keys).union(waiting).intersection(changed))
    }

    /// Returns the picture of a film if it is known by now, or `nil`.
    func picture(of id: String) -> Bitmap? {
        guard rows?.showsPictures == true else { return nil }
        drawn += 1
        known[id]?.drawn = drawn
        if known[id]?.list != list, !waiting.contains(id) {
            // Rows that have scrolled by need no picture.
            if waiting.count == Self.mostWaiting { waiting.removeFirst() }
            waiting.append(id)
            readNext()
        }
        return known[id]?.picture?.bitmap
    }

    private func readNext() {
        guard !isReading, let rows, let id = waiting.last else { return }
        isReading = true
        let former = known[id]
        // Only a changed entry is asked again which picture it has.
        let isKnown = changed.remove(id) == nil && former != nil
        Task { [weak self, list] in
            let path = isKnown ? former?.picture?.path : await rows.picture(of: id)
            var picture: FilePicture?
            if let path {
                picture = await FilePicture.read(
                    path, upTo: ListView.sideOfPictures, unlessSameAs: former?.picture)
            }
            self?.store(picture, of: id, asOf: list)
        }
    }

    private func store(_ picture: FilePicture?, of id: String, asOf list: Int) {
        isReading = false
        let former = known[id]
        // A row that is read for the first time was drawn a moment ago, and others perhaps long ago.
        known[id] = Known(picture: picture, list: list, drawn: former?.drawn ?? drawn)
        if known.count > Self.most, let last = known.min(by: { $0.value.drawn < $1.value.drawn }) {
            known[last.key] = nil
        }
        // A list that came meanwhile may know another picture.
        if list == self.list { waiting.removeAll { $0 == id } }
        if former?.picture?.bitmap !== picture?.bitmap { onChange() }
        readNext()
    }
}

internal import Gtk
internal import Wording

/// The offers of a trip's form: to take over an earlier trip, and to move the record along with the
/// timetable. They are below all fields, so that they neither interrupt the order of Tab nor move a
/// field.
final class TripFormOffers: Box {
    private let before = Button("")
    private let caption: Label
    private let line = Box(.horizontal, spacing: Space.near)
    private let record = CheckButton("")

    init() {
        caption = Label(mnemonic: Localizer.ofWidgets.asBeforeCaption, for: before)
        super.init(.vertical, spacing: Space.close)
        margin = Space.near
        caption.addStyleClass(Style.dim)
        before.setLabelledBy(caption)
        before.wrapsLabel()
        line.append(caption)
        line.append(before, expand: true)
        append(line)
        record.wrapsLabel(isCentred: false)
        append(record)
        offerBefore("")
        offerRecordMove("")
    }

    /// Whether the record moves along with the timetable.
    var movesRecord: Bool {
        get { record.isActive }
        set { record.isActive = newValue }
    }

    /// - Parameter words: the earlier trip in words, or empty if there is none.
    func offerBefore(_ words: String) {
        before.label = words
        if !words.isEmpty, !line.isVisible {
            announce([caption.text, words].joined(separator: ": "))
        }
        line.isVisible = !words.isEmpty
        show()
    }

    /// - Parameter words: the shift of the record in words, or empty if there is nothing to move.
    func offerRecordMove(_ words: String) {
        record.label = words
        record.isVisible = !words.isEmpty
        show()
    }

    private func show() {
        isVisible = line.isVisible || record.isVisible
    }

    func onBefore(_ handler: @escaping () -> Void) {
        before.onClicked(handler)
    }

    func onRecordMove(_ handler: @escaping () -> Void) {
        record.onToggled { _ in handler() }
    }
}

internal import Gtk
internal import JournalFeature
internal import Signals
internal import Wording

/// The progress of reading many files, with a button that stops or resumes it.
final class ReadingView: ModelView<ReadingViewModel> {
    private let text = Text.line()
    private let bar = ProgressBar()
    private let button = Button("")

    init(_ events: JournalEvents) {
        super.init(.horizontal, spacing: Space.near)
        margin = Space.near
        text.addStyleClass(Style.dim)
        bar.accessibleName = localized("Reading the journal")
        button.valign = .center
        button.onClicked { [weak self] in
            let isStopped = self?.model?.isStopped == true
            (isStopped ? events.resumeReading : events.stopReading).emit()
        }
        let column = Box(.vertical, spacing: Space.close, of: text, bar)
        append(column, expand: true)
        append(button)
    }

    override func fill(with reading: ReadingViewModel) {
        if button.label != Localizer.ofWidgets.readingAction(isStopped: reading.isStopped) {
            announce(reading.text)
        }
        text.text = reading.text
        bar.fraction = reading.fraction
        button.label = Localizer.ofWidgets.readingAction(isStopped: reading.isStopped)
    }
}

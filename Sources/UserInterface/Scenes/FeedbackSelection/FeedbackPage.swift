internal import FilmsFeature
internal import Gtk
internal import Signals

/// The selection page of a film in the detail pane.
final class FeedbackPage: EntryPage<FeedbackSelectionViewModel, FeedbackSelectionView>,
    FeedbackSelectionPage
{
    override var title: String { model?.title ?? "" }
    var signalSelection: Signal<FeedbackChoice> { selectionEmitter.signal }

    private let selectionEmitter = Emitter<FeedbackChoice>()

    init(for id: String) {
        super.init(for: id) { FeedbackSelectionView() }
    }

    override func rootViewDidLoad() {
        rootView.onChoice = { [weak self] value in
            self?.act { self?.selectionEmitter.emit(value) }
        }
    }

    override func focus() {
        rootView.focus()
    }
}

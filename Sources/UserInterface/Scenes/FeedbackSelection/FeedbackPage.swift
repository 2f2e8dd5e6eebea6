internal import FilmsFeature
internal import Gtk
internal import Signals

/// The selection page of a film in the detail pane.
final class FeedbackPage: Page<FeedbackSelectionViewModel, FeedbackSelectionView>,
    FeedbackSelectionPage, DetailPage
{
    let entryID: String
    var title: String { model?.title ?? "" }
    var widget: Widget { rootView }
    var signalSelection: Signal<FeedbackChoice> { selectionEmitter.signal }

    private let selectionEmitter = Emitter<FeedbackChoice>()

    init(for id: String) {
        entryID = id
        super.init { FeedbackSelectionView() }
    }

    override func rootViewDidLoad() {
        rootView.onChoice = { [weak self] in self?.selectionEmitter.emit($0) }
    }

    func focus() {
        rootView.focus()
    }
}

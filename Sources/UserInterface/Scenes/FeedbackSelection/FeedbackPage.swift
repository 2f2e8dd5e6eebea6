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
    var isOnShow = false
    var signalSelection: Signal<FeedbackChoice> { selectionEmitter.signal }

    private let selectionEmitter = Emitter<FeedbackChoice>()

    init(for id: String) {
        entryID = id
        super.init { FeedbackSelectionView() }
    }

    override func rootViewDidLoad() {
        rootView.onChoice = { [weak self] in
            if let self, isOnShow { selectionEmitter.emit($0) }
        }
    }

    func refill() {
        model = model
    }

    func focus() {
        rootView.focus()
    }
}

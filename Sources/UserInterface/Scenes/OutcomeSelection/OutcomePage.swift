internal import Gtk
internal import Signals
internal import TripsFeature

/// The selection page of a trip in the detail pane.
final class OutcomePage: Page<OutcomeSelectionViewModel, OutcomeSelectionView>,
    OutcomeSelectionPage, DetailPage
{
    let entryID: String
    var title: String { model?.title ?? "" }
    var widget: Widget { rootView }
    var isOnShow = false
    var signalSelection: Signal<OutcomeChoice> { selectionEmitter.signal }

    private let selectionEmitter = Emitter<OutcomeChoice>()

    init(for id: String) {
        entryID = id
        super.init { OutcomeSelectionView() }
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

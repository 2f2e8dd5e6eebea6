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
    var signalSelection: Signal<OutcomeChoice> { selectionEmitter.signal }

    private let selectionEmitter = Emitter<OutcomeChoice>()

    init(for id: String) {
        entryID = id
        super.init { OutcomeSelectionView() }
    }

    override func rootViewDidLoad() {
        rootView.onChoice = { [weak self] in self?.selectionEmitter.emit($0) }
    }

    func focus() {
        rootView.focus()
    }
}

internal import Gtk
internal import Signals
internal import TripsFeature

/// The selection page of a trip in the detail pane.
final class OutcomePage: EntryPage<OutcomeSelectionViewModel, OutcomeSelectionView>,
    OutcomeSelectionPage
{
    override var title: String { model?.title ?? "" }
    var signalSelection: Signal<OutcomeChoice> { selectionEmitter.signal }

    private let selectionEmitter = Emitter<OutcomeChoice>()

    init(for id: String) {
        super.init(for: id) { OutcomeSelectionView() }
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

internal import Gtk
internal import Signals
internal import TripsFeature

/// The selection page of a trip in the detail pane.
final class OutcomePage: EntryPage<OutcomeSelectionViewModel, OutcomeSelectionView>,
    OutcomeSelectionPage
{
    /// The question stands on the page, and is longer than a header bar is wide.
    override var title: String { rootView.card.model?.title ?? "" }
    var signalSelection: Signal<OutcomeChoice> { selectionEmitter.signal }

    var signalTime: Signal<OutcomeTime> { timeEmitter.signal }

    private let selectionEmitter = Emitter<OutcomeChoice>()
    private let timeEmitter = Emitter<OutcomeTime>()

    init(for id: String) {
        super.init(for: id) { OutcomeSelectionView() }
    }

    override func rootViewDidLoad() {
        rootView.onChoice = { [weak self] value in
            self?.act { self?.selectionEmitter.emit(value) }
        }
        rootView.onTime = { [weak self] value in self?.act { self?.timeEmitter.emit(value) } }
    }

    override func focus() {
        rootView.focus()
    }
}

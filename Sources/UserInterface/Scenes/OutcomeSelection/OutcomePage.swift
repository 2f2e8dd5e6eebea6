internal import Gtk
internal import Signals
internal import TripsFeature

/// The selection page of a trip in the detail pane.
final class OutcomePage:
    EntryPage<SelectionModel<TripViewModel, OutcomeSelectionViewModel>, OutcomeSelectionView>,
    OutcomeSelectionPage, DisplaysTrip, DisplaysOutcomeSelection
{
    /// The title of the trip. The question stands on the page, and is longer than a header bar is
    /// wide.
    override var title: String { model?.card?.title ?? "" }
    var signalSelection: Signal<OutcomeChoice> { selectionEmitter.signal }

    var signalTime: Signal<OutcomeTime> { timeEmitter.signal }

    /// Returns the text that was typed on the page that led here.
    var takeTyped: () -> String = { "" }

    private let selectionEmitter = Emitter<OutcomeChoice>()
    private let timeEmitter = Emitter<OutcomeTime>()

    init(for id: String) {
        super.init(for: id) { OutcomeSelectionView() }
        model = SelectionModel()
    }

    func showTrip(_ trip: TripViewModel) {
        model?.card = trip
    }

    func showOutcomeSelection(_ selection: OutcomeSelectionViewModel) {
        model?.choices = selection
    }

    /// Shows the meaning of a time that was set on this page. Another page ignores it.
    func showOutcomeTime(_ meaning: OutcomeTimePreview) {
        rootViewIfLoaded?.show(meaning)
    }

    override func rootViewDidLoad() {
        rootView.onChoice = { [weak self] value in
            self?.performIfVisible { self?.selectionEmitter.emit(value) }
        }
        rootView.onTime = { [weak self] value in
            self?.performIfVisible { self?.timeEmitter.emit(value) }
        }
    }

    override func focus() {
        rootView.focus()
        let typed = takeTyped()
        if !typed.isEmpty { _ = rootView.startTyping(with: typed) }
    }
}

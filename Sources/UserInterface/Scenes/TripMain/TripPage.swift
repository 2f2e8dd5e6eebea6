internal import Gtk
internal import Signals
internal import TripsFeature

/// The main page of a trip in the detail pane.
final class TripPage: Page<TripViewModel, TripMainView>, TripMainPage, DetailPage {
    let entryID: String
    var title: String { model?.title ?? "" }
    var widget: Widget { rootView }

    var signalRecordOutcome: Signal<Void> { recordOutcomeEmitter.signal }
    var signalArrivalChosen: Signal<Bool> { arrivalEmitter.signal }
    var signalRelatedEntry: Signal<String> { relatedEmitter.signal }

    private let recordOutcomeEmitter = Emitter<Void>()
    private let arrivalEmitter = Emitter<Bool>()
    private let relatedEmitter = Emitter<String>()

    init(for id: String) {
        entryID = id
        super.init { TripMainView() }
    }

    override func rootViewDidLoad() {
        rootView.onRecordOutcome = { [weak self] in self?.recordOutcomeEmitter.emit() }
        rootView.onArrivalChosen = { [weak self] in self?.arrivalEmitter.emit($0) }
        rootView.onOpenRelated = { [weak self] in self?.relatedEmitter.emit($0) }
    }

    func focus() {
        rootView.focus()
    }
}

internal import Gtk
internal import Presentation
internal import Signals
internal import TripsFeature

/// The main page of a trip in the detail pane.
final class TripPage: EntryPage<TripViewModel, TripMainView>, TripMainPage, DisplaysTrip {
    override var title: String { model?.title ?? "" }

    var signalRecordOutcome: Signal<Void> { recordOutcomeEmitter.signal }
    var signalNow: Signal<Void> { nowEmitter.signal }
    var signalArrivalChosen: Signal<Bool> { arrivalEmitter.signal }
    var signalSubstitute: Signal<String> { substituteEmitter.signal }
    var signalClaim: Signal<String> { claimEmitter.signal }
    var signalJourney: Signal<Void> { journeyEmitter.signal }
    var signalRelatedEntry: Signal<String> { relatedEmitter.signal }
    var signalRelatedSearch: Signal<String> { searchEmitter.signal }

    private let recordOutcomeEmitter = Emitter<Void>()
    private let nowEmitter = Emitter<Void>()
    private let arrivalEmitter = Emitter<Bool>()
    private let substituteEmitter = Emitter<String>()
    private let claimEmitter = Emitter<String>()
    private let journeyEmitter = Emitter<Void>()
    private let relatedEmitter = Emitter<String>()
    private let searchEmitter = Emitter<String>()

    /// The text of an outcome that was typed here, for the page on which it is chosen.
    private var typed = ""

    /// Is called with the address of the ticket to open.
    var onOpenTicket: (String) -> Void = { _ in }

    init(for id: String) {
        super.init(for: id) { TripMainView() }
    }

    func takeTyped() -> String {
        defer { typed = "" }
        return typed
    }

    func showTrip(_ trip: TripViewModel) {
        model = trip
    }

    override func rootViewDidLoad() {
        rootView.onOpenTicket = { [weak self] in self?.onOpenTicket($0) }
        rootView.onRecordOutcome = { [weak self] in
            self?.performIfVisible { self?.recordOutcomeEmitter.emit() }
        }
        rootView.onRecordAt = { [weak self] isArrival in
            self?.performIfVisible {
                self?.arrivalEmitter.emit(isArrival)
                self?.recordOutcomeEmitter.emit()
            }
        }
        rootView.onTyped = { [weak self] text in
            self?.performIfVisible {
                self?.typed += text
                self?.recordOutcomeEmitter.emit()
            }
        }
        rootView.onNow = { [weak self] in self?.markNow() }
        rootView.onArrivalChosen = { [weak self] value in
            self?.performIfVisible { self?.arrivalEmitter.emit(value) }
        }
        rootView.onFind = { [weak self] value in
            self?.performIfVisible { self?.searchEmitter.emit(value) }
        }
        rootView.onSubstitute = { [weak self] value in
            self?.performIfVisible { self?.substituteEmitter.emit(value) }
        }
        rootView.onClaim = { [weak self] value in
            self?.performIfVisible { self?.claimEmitter.emit(value) }
        }
        rootView.onOpenJourney = { [weak self] in
            self?.performIfVisible { self?.journeyEmitter.emit() }
        }
        rootView.onOpenRelated = { [weak self] value in
            self?.performIfVisible { self?.relatedEmitter.emit(value) }
        }
    }

    /// Records a departure or an arrival at the present minute.
    func markNow() {
        guard model?.arrivesNow != nil, model?.recordingOutcome == .available else { return }
        performIfVisible { [weak self] in self?.nowEmitter.emit() }
    }

    override func focus() {
        rootView.focus()
    }
}

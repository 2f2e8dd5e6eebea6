internal import Gtk
internal import Presentation
internal import Signals
internal import TripsFeature

/// The main page of a journey in the detail pane.
final class JourneyPage: EntryPage<JourneyViewModel, JourneyMainView>, JourneyMainPage,
    DisplaysJourney
{
    override var title: String { model?.whole.title ?? "" }

    var signalLeg: Signal<String> { legEmitter.signal }
    var signalInstead: Signal<String> { insteadEmitter.signal }
    var signalNextLeg: Signal<Void> { nextLegEmitter.signal }
    var signalClaim: Signal<String> { claimEmitter.signal }
    var signalOpenClaim: Signal<String> { openClaimEmitter.signal }

    private let legEmitter = Emitter<String>()
    private let insteadEmitter = Emitter<String>()
    private let nextLegEmitter = Emitter<Void>()
    private let claimEmitter = Emitter<String>()
    private let openClaimEmitter = Emitter<String>()

    /// Is called with the address of the ticket to open.
    var onOpenTicket: (String) -> Void = { _ in }

    init(for id: String) {
        super.init(for: id) { JourneyMainView() }
    }

    func showJourney(_ journey: JourneyViewModel) {
        model = journey
    }

    override func rootViewDidLoad() {
        rootView.onOpenTicket = { [weak self] in self?.onOpenTicket($0) }
        rootView.onOpenLeg = { [weak self] leg in
            self?.performIfVisible { self?.legEmitter.emit(leg) }
        }
        rootView.onInstead = { [weak self] leg in
            self?.performIfVisible { self?.insteadEmitter.emit(leg) }
        }
        rootView.onClaim = { [weak self] id in
            self?.performIfVisible { self?.claimEmitter.emit(id) }
        }
        rootView.onOpenClaim = { [weak self] id in
            self?.performIfVisible { self?.openClaimEmitter.emit(id) }
        }
        rootView.onNextLeg = { [weak self] in self?.addLeg() }
    }

    /// Asks to add a leg at the end.
    func addLeg() {
        guard model?.changing == .available else { return }
        performIfVisible { [weak self] in self?.nextLegEmitter.emit() }
    }

    /// The id of the leg that has the focus, or `nil` if none has.
    var focusedLeg: String? { rootView.focusedLeg }

    override func focus() {
        rootView.focus()
    }
}

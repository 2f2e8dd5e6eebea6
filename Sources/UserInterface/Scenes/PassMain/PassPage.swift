internal import ClaimsFeature
internal import Gtk
internal import Presentation
internal import Signals

/// The main page of a season ticket in the detail pane.
final class PassPage: EntryPage<PassViewModel, PassMainView>, PassMainPage, DisplaysPass {
    override var title: String { model?.entry.title ?? "" }

    var signalTrip: Signal<String> { tripEmitter.signal }
    var signalClaim: Signal<String> { claimEmitter.signal }
    var signalPaper: Signal<String> { paperEmitter.signal }
    var signalChooseRules: Signal<Void> { rulesEmitter.signal }
    var signalRelatedSearch: Signal<String> { searchEmitter.signal }

    private let tripEmitter = Emitter<String>()
    private let claimEmitter = Emitter<String>()
    private let paperEmitter = Emitter<String>()
    private let rulesEmitter = Emitter<Void>()
    private let searchEmitter = Emitter<String>()

    init(for id: String) {
        super.init(for: id) { PassMainView() }
    }

    func showPass(_ pass: PassViewModel) {
        model = pass
    }

    override func rootViewDidLoad() {
        rootView.onOpenTrip = { [weak self] trip in
            self?.performIfVisible { self?.tripEmitter.emit(trip) }
        }
        rootView.onClaim = { [weak self] pot in
            self?.performIfVisible { self?.claimEmitter.emit(pot) }
        }
        rootView.onWrite = { [weak self] pot in
            self?.performIfVisible { self?.paperEmitter.emit(pot) }
        }
        rootView.onChooseRules = { [weak self] in
            self?.performIfVisible { self?.rulesEmitter.emit() }
        }
        rootView.onFind = { [weak self] search in
            self?.performIfVisible { self?.searchEmitter.emit(search) }
        }
    }

    override func focus() {
        rootView.focus()
    }
}

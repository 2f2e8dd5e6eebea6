internal import ClaimsFeature
internal import Gtk
internal import Presentation
internal import Signals

/// The main page of a claim in the detail pane.
final class ClaimPage: EntryPage<ClaimViewModel, ClaimMainView>, ClaimMainPage, DisplaysClaim {
    override var title: String { model?.title ?? "" }

    var signalRecord: Signal<ClaimQuestion> { recordEmitter.signal }
    var signalRelatedEntry: Signal<String> { relatedEmitter.signal }

    private let recordEmitter = Emitter<ClaimQuestion>()
    private let relatedEmitter = Emitter<String>()

    init(for id: String) {
        super.init(for: id) { ClaimMainView() }
    }

    func showClaim(_ claim: ClaimViewModel) {
        model = claim
    }

    override func rootViewDidLoad() {
        rootView.onRecord = { [weak self] value in
            self?.performIfVisible { self?.recordEmitter.emit(value) }
        }
        rootView.onOpenRelated = { [weak self] value in
            self?.performIfVisible { self?.relatedEmitter.emit(value) }
        }
    }

    override func focus() {
        rootView.focus()
    }
}

internal import FilmsFeature
internal import Gtk
internal import Signals

/// The main page of a film in the detail pane.
final class FilmPage: Page<FilmViewModel, FilmMainView>, FilmMainPage, DetailPage {
    let entryID: String
    var title: String { model?.title ?? "" }
    var widget: Widget { rootView }

    var signalLeaveFeedback: Signal<Void> { leaveFeedbackEmitter.signal }
    var signalPolarizedChanged: Signal<Bool> { polarizedEmitter.signal }
    var signalRelatedEntry: Signal<String> { relatedEmitter.signal }

    private let leaveFeedbackEmitter = Emitter<Void>()
    private let polarizedEmitter = Emitter<Bool>()
    private let relatedEmitter = Emitter<String>()

    init(for id: String) {
        entryID = id
        super.init { FilmMainView() }
    }

    override func rootViewDidLoad() {
        rootView.onLeaveFeedback = { [weak self] in self?.leaveFeedbackEmitter.emit() }
        rootView.onPolarizedChanged = { [weak self] in self?.polarizedEmitter.emit($0) }
        rootView.onOpenRelated = { [weak self] in self?.relatedEmitter.emit($0) }
    }

    func focus() {
        rootView.focus()
    }
}

internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Signals

/// The main page of a film in the detail pane.
final class FilmPage: EntryPage<FilmViewModel, FilmMainView>, FilmMainPage, DisplaysFilm,
    DisplaysFeedbackTrail
{
    override var title: String { model?.title ?? "" }

    var signalLeaveFeedback: Signal<Void> { leaveFeedbackEmitter.signal }
    var signalWatched: Signal<Void> { watchedEmitter.signal }
    var signalPolarizedChanged: Signal<Bool> { polarizedEmitter.signal }
    var signalWholeTrail: Signal<Void> { wholeTrailEmitter.signal }
    var signalRelatedEntry: Signal<String> { relatedEmitter.signal }
    var signalRelatedSearch: Signal<String> { searchEmitter.signal }

    /// Is called with the address of a link, which the desktop opens without a presenter.
    var onFollowLink: (String) -> Void = { _ in }

    /// The callback that waits for the text of every feedback.
    private var takesTrail: ((String) -> Void)?

    private let leaveFeedbackEmitter = Emitter<Void>()
    private let watchedEmitter = Emitter<Void>()
    private let polarizedEmitter = Emitter<Bool>()
    private let wholeTrailEmitter = Emitter<Void>()
    private let relatedEmitter = Emitter<String>()
    private let searchEmitter = Emitter<String>()

    init(for id: String) {
        super.init(for: id) { FilmMainView() }
    }

    func showFilm(_ film: FilmViewModel) {
        model = film
    }

    /// Shows the text that was asked for on this page. Another page ignores it.
    func showWholeTrail(_ trail: String, of id: String) {
        if let takesTrail {
            self.takesTrail = nil
            takesTrail(trail)
        } else {
            rootViewIfLoaded?.showWholeTrail(trail)
        }
    }

    /// Calls back with the text of every feedback.
    func askForTrail(_ done: @escaping (String) -> Void) {
        guard let model, !model.isTrailWhole else { return done(model?.trail ?? "") }
        takesTrail = done
        wholeTrailEmitter.emit()
    }

    override func rootViewDidLoad() {
        rootView.onLeaveFeedback = { [weak self] in
            self?.act { self?.leaveFeedbackEmitter.emit() }
        }
        rootView.onWatched = { [weak self] in self?.markWatched() }
        rootView.onPolarizedChanged = { [weak self] value in
            self?.act { self?.polarizedEmitter.emit(value) }
        }
        rootView.onWholeTrail = { [weak self] in
            self?.act { self?.wholeTrailEmitter.emit() }
        }
        rootView.onFollowLink = { [weak self] value in
            self?.act { self?.onFollowLink(value) }
        }
        rootView.onFind = { [weak self] value in
            self?.act { self?.searchEmitter.emit(value) }
        }
        rootView.onOpenRelated = { [weak self] value in
            self?.act { self?.relatedEmitter.emit(value) }
        }
    }

    /// Marks a film on the watchlist as watched today.
    func markWatched() {
        guard let model, model.isWanted, model.leavingFeedback == .available else { return }
        act { watchedEmitter.emit() }
    }

    override func focus() {
        rootView.focus()
    }
}

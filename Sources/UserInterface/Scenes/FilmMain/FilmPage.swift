internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Signals

/// The main page of a film in the detail pane.
final class FilmPage: EntryPage<FilmViewModel, FilmMainView>, FilmMainPage, DisplaysFilm,
    DisplaysFeedbackHistory
{
    override var title: String { model?.title ?? "" }

    var signalLeaveFeedback: Signal<Void> { leaveFeedbackEmitter.signal }
    var signalWatched: Signal<Void> { watchedEmitter.signal }
    var signalPolarizedChanged: Signal<Bool> { polarizedEmitter.signal }
    var signalWholeFeedbackHistory: Signal<Void> { wholeFeedbackHistoryEmitter.signal }
    var signalRelatedEntry: Signal<String> { relatedEmitter.signal }
    var signalRelatedSearch: Signal<String> { searchEmitter.signal }

    /// Is called with the address of a link, which the desktop opens without a presenter.
    var onFollowLink: (String) -> Void = { _ in }

    /// The callback that waits for the text of every feedback.
    private var onFeedbackHistory: ((String) -> Void)?

    private let leaveFeedbackEmitter = Emitter<Void>()
    private let watchedEmitter = Emitter<Void>()
    private let polarizedEmitter = Emitter<Bool>()
    private let wholeFeedbackHistoryEmitter = Emitter<Void>()
    private let relatedEmitter = Emitter<String>()
    private let searchEmitter = Emitter<String>()

    init(for id: String) {
        super.init(for: id) { FilmMainView() }
    }

    func showFilm(_ film: FilmViewModel) {
        model = film
    }

    /// Shows the text that was asked for on this page. Another page ignores it.
    func showWholeFeedbackHistory(_ history: String, of id: String) {
        if let onFeedbackHistory {
            self.onFeedbackHistory = nil
            onFeedbackHistory(history)
        } else {
            rootViewIfLoaded?.showWholeFeedbackHistory(history)
        }
    }

    /// Calls back with the text of every feedback.
    func requestFeedbackHistory(_ done: @escaping (String) -> Void) {
        guard let model, !model.isFeedbackHistoryComplete else {
            return done(model?.feedbackHistory ?? "")
        }
        onFeedbackHistory = done
        wholeFeedbackHistoryEmitter.emit()
    }

    override func rootViewDidLoad() {
        rootView.onLeaveFeedback = { [weak self] in
            self?.performIfVisible { self?.leaveFeedbackEmitter.emit() }
        }
        rootView.onWatched = { [weak self] in self?.markWatched() }
        rootView.onPolarizedChanged = { [weak self] value in
            self?.performIfVisible { self?.polarizedEmitter.emit(value) }
        }
        rootView.onWholeFeedbackHistory = { [weak self] in
            self?.performIfVisible { self?.wholeFeedbackHistoryEmitter.emit() }
        }
        rootView.onFollowLink = { [weak self] value in
            self?.performIfVisible { self?.onFollowLink(value) }
        }
        rootView.onFind = { [weak self] value in
            self?.performIfVisible { self?.searchEmitter.emit(value) }
        }
        rootView.onOpenRelated = { [weak self] value in
            self?.performIfVisible { self?.relatedEmitter.emit(value) }
        }
    }

    /// Marks a film on the watchlist as watched today.
    func markWatched() {
        guard let model, model.isWanted, model.leavingFeedback == .available else { return }
        performIfVisible { watchedEmitter.emit() }
    }

    override func focus() {
        rootView.focus()
    }
}

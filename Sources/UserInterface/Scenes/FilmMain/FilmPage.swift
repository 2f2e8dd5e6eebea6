internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Signals

/// The main page of a film in the detail pane.
final class FilmPage: EntryPage<FilmViewModel, FilmMainView, FilmPageEvents>, DisplaysFilm,
    DisplaysFeedbackHistory
{
    override var title: String { model?.title ?? "" }

    /// Is called with the address of a link, which the desktop opens without a presenter.
    var onFollowLink: (String) -> Void = { _ in }

    private var following: Subscription?
    /// The callback that waits for the text of every feedback.
    private var onFeedbackHistory: ((String) -> Void)?

    init(for id: String) {
        super.init(for: id, events: FilmPageEvents.init) { FilmMainView($0) }
        following =
            events.link.signal.onReception § eachTime § { [weak self] in self?.onFollowLink($0) }
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
        events.wholeFeedbackHistory.emit()
    }

    /// Marks a film on the watchlist as watched today.
    func markWatched() {
        guard let model, model.isWanted, model.leavingFeedback == .available else { return }
        events.watched.emit()
    }

    override var capabilities: EntryCapabilities {
        var capabilities = EntryCapabilities(isOfFilm: true, putOnPaper: putOnPaper)
        if model?.leavingFeedback == .available {
            capabilities.takePicture = { [events] in events.pictureChosen.emit($0) }
        }
        if model?.isWanted == true {
            capabilities.isWanted = true
            capabilities.markWatched = { [weak self] in self?.markWatched() }
        }
        return capabilities
    }

    override func focus() {
        rootView.focus()
    }
}

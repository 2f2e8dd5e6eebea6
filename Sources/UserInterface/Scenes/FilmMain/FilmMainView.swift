internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Wording

/// Everything about a film, the choice of the scale, and the way to the selection page.
final class FilmMainView: ModelView<FilmViewModel>, EntryRootView {
    private let ticket: FilmTicketView
    private let feedbackHistory = LongText(
        Text.body(), name: Localizer.ofWidgets.feedbackGiven, scalars: 1_200)
    private let rating = Text.body()
    private let ratingOfOthers = Text.body()
    private let facts = FactsView(among: SizeGroup(.horizontal))
    private let link = Link()
    private let notes = LongText.notes()
    private let viewings = RelatedEntriesView(Localizer.ofWidgets.otherViewings)
    private let relatedSearches = RelatedSearchesView(Localizer.ofWidgets.seeAll)
    private let related = RelatedEntriesView(Localizer.ofWidgets.sameDay)
    private let blocks: [Block]

    init(_ events: FilmPageEvents) {
        ticket = FilmTicketView(events)
        blocks = [
            Block(Localizer.ofWidgets.feedbackGiven, [feedbackHistory]),
            Block(localized("Details"), [rating, ratingOfOthers, facts, link]),
            Block(Localizer.ofWidgets.notes, [notes]),
        ]
        super.init(.vertical)
        feedbackHistory.onWholeWanted = events.wholeFeedbackHistory.emit
        relatedSearches.onFind = events.relatedSearch.emit
        for others in [viewings, related] { others.onOpen = events.relatedEntry.emit }
        link.onFollow = events.link.emit
        append(
            PageBody(
                [ticket], blocks: blocks, others: [viewings, related, relatedSearches],
                heading: ticket.title), expand: true)
    }

    override func fill(with film: FilmViewModel) {
        ticket.model = film
        feedbackHistory.show(
            film.historyRepeatsVerdict ? "" : film.feedbackHistory,
            isWhole: film.isFeedbackHistoryComplete)
        rating.show(film.ratingBesideStars)
        ratingOfOthers.show(film.ratingOfOthers)
        facts.show(film.details + [Fact(Localizer.ofWidgets.tags, film.tags)])
        link.show(film.link, opens: film.opensLink)
        notes.show(film.notes)
        for block in blocks { block.update() }
        viewings.show(film.viewings, more: film.moreViewings)
        relatedSearches.show(film.relatedSearches)
        related.show(film.related, more: film.moreRelated)
    }

    func showWholeFeedbackHistory(_ whole: String) { feedbackHistory.showWhole(whole) }

    func focus() { ticket.focus() }
}

/// A film as a cinema ticket: the film on its body, and on the stub the day, the feedback with its
/// scale, and the next action.
final class FilmTicketView: ModelView<FilmViewModel> {
    let title = LongText.title()
    private let picture = PictureView()
    /// The text in place of a picture that is gone or damaged.
    private let noPicture = Text.dim()
    private let work = LongText(Text.dim(), name: localized("Details"), scalars: 240)
    private let occasion = LongText(Text.body(), name: Localizer.ofWidgets.place, scalars: 240)
    private let day = Text.dim()
    private let mark = FeedbackMarkView(side: 16)
    private let verdict = Text.wrapping(style: "counterfoil-verdict")
    private let marks = FeedbackMarksView()
    private let stars = StarsView()
    private let leaveFeedback = Button("")
    private let watched = Button(localized("Mark as Watched Today")).styled("suggested-action")
    private let more = MenuButton.moreActions([
        (localized("Log Another Viewing…"), "win.again"),
        (localized("Add to List…"), "win.add-to-list"),
    ])
    private let scale: RadioGroup<Bool>
    private let choice: Widget

    init(_ events: FilmPageEvents) {
        let scales = FilmViewModel.scales(in: .ofWidgets)
        scale = RadioGroup(scales.map { ($0.isPolarized, $0.label) })
        choice = scale.dotted(caption: localized("Feedback scale"))
        super.init(.vertical)
        for offered in scales {
            let button = scale.button(for: offered.isPolarized)
            button?.accessibleName = offered.name
            button?.tooltip = offered.name
        }
        scale.wrapLabels()
        stars.onGiven = events.starsGiven.emit
        scale.onChange(events.polarizedChanged.emit)
        let opinion = Box(.horizontal, spacing: Space.close, of: mark, expanding: verdict)
        picture.onRead = { [weak noPicture] in
            noPicture?.show($0 ? nil : localized("The picture cannot be shown."))
        }
        append(
            TicketBox(
                [title, work, occasion, noPicture], beside: picture,
                stub: [day, opinion, marks, stars, actions(events), choice]))
    }

    private func actions(_ events: FilmPageEvents) -> Widget {
        leaveFeedback.onClicked(events.leaveFeedback.emit)
        watched.onClicked(events.watched.emit)
        let actions = Box(.horizontal, spacing: Space.close, of: watched, leaveFeedback, more)
        for action in [watched, leaveFeedback] { action.wrapsLabel() }
        (actions.marginTop, actions.marginBottom) = (Space.close, Space.close)
        return actions
    }

    override func fill(with film: FilmViewModel) {
        if film.picture == nil { noPicture.show(nil) }
        picture.show(film.picture, name: film.pictureName)
        title.show(film.title)
        work.show(film.work)
        occasion.show(film.occasion)
        day.show(film.day)
        mark.show(film.mark)
        verdict.show(film.feedback ?? (film.isWanted ? "" : localized("No feedback yet")))
        verdict.setStyleClass(Style.dim, on: film.feedback == nil)
        marks.show(film.marksOfHistory, words: film.feedbackHistory)
        stars.show(film.stars, film.leavingFeedback)
        watched.allow(
            film.leavingFeedback, tooltip: localized("Mark as watched today (Ctrl+Enter)"))
        watched.isVisible = film.isWanted
        leaveFeedback.allow(film.leavingFeedback)
        leaveFeedback.label =
            film.feedback == nil ? localized("Add Feedback…") : localized("Change Feedback…")
        leaveFeedback.setStyleClass("suggested-action", on: film.feedback == nil)
        leaveFeedback.isVisible = !film.isWanted
        more.isVisible = !film.isWanted
        scale.value = film.isPolarized
        scale.allow(film.leavingFeedback)
        choice.isVisible = !film.isWanted
    }

    func focus() {
        let first = [watched, leaveFeedback].first { $0.isVisible && $0.isSensitive }
        if let first { first.grabFocus() } else { focusFirstInside() }
    }
}

/// The marks of a film's feedback in a line, the latest last. It is hidden for a single one, whose
/// mark is beside the verdict.
final class FeedbackMarksView: Box {
    /// The greatest number of marks, which fits into a ticket's stub.
    private static let mostMarks = 10
    private static let side = 12

    private var shown: [FeedbackMark] = []

    init() {
        super.init(.horizontal, spacing: Space.close)
        isVisible = false
    }

    /// - Parameter words: the history in words, of which the marks are a picture.
    func show(_ marks: [FeedbackMark], words: String) {
        isVisible = marks.count > 1
        tooltip = words
        let latest = Array(marks.suffix(Self.mostMarks))
        guard latest != shown else { return }
        shown = latest
        removeAll()
        for mark in latest { append(FeedbackMarkView(mark, side: Self.side)) }
    }
}

final class FilmPage: EntryPage<FilmViewModel, FilmMainView>, DisplaysFilm, DisplaysFeedbackHistory
{
    override var title: String { model?.title ?? "" }

    /// The callback that waits for the text of every feedback.
    private var onFeedbackHistory: ((String) -> Void)?

    func showFilm(_ film: FilmViewModel) { model = film }

    /// Shows the text that was asked for on this page. Another page ignores it.
    func showWholeFeedbackHistory(_ history: String, of id: String) {
        if let onFeedbackHistory {
            self.onFeedbackHistory = nil
            onFeedbackHistory(history)
        } else {
            rootViewIfLoaded?.showWholeFeedbackHistory(history)
        }
    }

    func requestFeedbackHistory(_ done: @escaping (String) -> Void) {
        guard let model, !model.isFeedbackHistoryComplete else {
            return done(model?.feedbackHistory ?? "")
        }
        onFeedbackHistory = done
        events.wholeFeedbackHistory.emit()
    }

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
}

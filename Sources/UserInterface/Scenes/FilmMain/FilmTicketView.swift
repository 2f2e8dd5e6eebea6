internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Wording

/// A film as a cinema ticket: the film on its body, and on the stub the day, the feedback with its
/// scale, and the next action.
final class FilmTicketView: ModelView<FilmViewModel> {
    let title = LongText.title()
    private let picture = PictureView()
    /// The text in place of a picture that is gone or damaged.
    private let noPicture = Text.dim()
    private let work = LongText(Text.dim(), name: localized("Details"), scalars: 240)
    private let occasion = LongText(
        Text.body(), name: Localizer.ofWidgets.place, scalars: 240)
    private let day = Text.dim()
    private let mark = FeedbackMarkView(side: 16)
    private let verdict = Text.wrapping(style: "counterfoil-verdict")
    private let marks = FeedbackMarksView()
    private let stars = StarsView()
    private let leaveFeedback = Button("")
    private let watched = Button(localized("Mark as Watched Today"))
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
        let film = Box(.vertical, spacing: Space.close, of: title, work, occasion, noPicture)
        let opinion = Box(.horizontal, spacing: Space.close)
        opinion.append(mark)
        opinion.append(verdict, expand: true)
        let stub = Box(.vertical, spacing: Space.close)
        for part in [day, opinion, marks, stars, actions(events), choice] as [Widget] {
            stub.append(part)
        }
        let body = Box(.horizontal, spacing: Space.part)
        body.append(picture)
        picture.onRead = { [weak noPicture] in
            noPicture?.show($0 ? nil : localized("The picture cannot be shown."))
        }
        body.append(film, expand: true)
        for part in [body, stub] { part.margin = Space.part }
        append(TicketBox(body, stub: stub))
    }

    private func actions(_ events: FilmPageEvents) -> Widget {
        watched.addStyleClass("suggested-action")
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

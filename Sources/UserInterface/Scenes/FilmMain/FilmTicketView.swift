internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Wording

/// A film as a cinema ticket: the film on its body, and on the stub the day and the feedback.
final class FilmTicketView: ModelView<FilmViewModel> {
    let title = LongText(Text.title(), name: Localizer.ofWidgets.title, scalars: 240)
    private let origin = Text.dim()
    private let viewing = Text.body()
    private let day = Text.dim()
    private let verdict = Text.wrapping(style: "counterfoil-verdict")
    private let leaveFeedback = Button("")
    private let watched = Button(localized("Mark as Watched Today"))
    private let again = Button(localized("Log Another Viewing…"))

    init(_ events: FilmPageEvents) {
        super.init(.vertical)
        let film = Box(.vertical, spacing: Space.close)
        for part in [title, origin, viewing] as [Widget] { film.append(part) }
        let stub = Box(.vertical, spacing: Space.close)
        for part in [day, verdict, actions(events)] as [Widget] { stub.append(part) }
        for part in [film, stub] { part.margin = Space.part }
        append(TicketBox(film, stub: stub))
    }

    private func actions(_ events: FilmPageEvents) -> Widget {
        for button in [leaveFeedback, watched] { button.addStyleClass("suggested-action") }
        leaveFeedback.onClicked(events.leaveFeedback.emit)
        watched.onClicked(events.watched.emit)
        again.actionName = "win.again"
        let actions = WrapBox(spacing: Space.close)
        for action in [watched, leaveFeedback, again] { actions.append(action) }
        actions.marginTop = Space.close
        return actions
    }

    override func fill(with film: FilmViewModel) {
        title.show(film.title)
        origin.show(film.origin)
        viewing.show(film.viewing)
        day.show(film.day)
        verdict.show(film.feedback ?? (film.isWanted ? "" : localized("No feedback yet")))
        verdict.setStyleClass(Style.dim, on: film.feedback == nil)
        watched.allow(
            film.leavingFeedback, tooltip: localized("Mark as watched today (Ctrl+Enter)"))
        watched.isVisible = film.isWanted
        leaveFeedback.allow(film.leavingFeedback)
        leaveFeedback.label =
            film.feedback == nil ? localized("Add Feedback…") : localized("Change Feedback…")
        leaveFeedback.isVisible = !film.isWanted
        again.tooltip =
            film.leavingFeedback.reason ?? localized("Log another viewing today (Ctrl+D)")
        again.isVisible = !film.isWanted
    }

    func focus() {
        let first = [watched, leaveFeedback].first { $0.isVisible && $0.isSensitive }
        if let first { first.grabFocus() } else { focusFirstInside() }
    }
}

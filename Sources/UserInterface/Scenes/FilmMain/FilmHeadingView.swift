internal import FilmsFeature
internal import Gtk

/// What film it is about and what was thought of it. It heads the film's page, and stands as a card
/// over the values to choose from.
final class FilmHeadingView: ModelView<FilmViewModel> {
    private let title = LongText(Text.title(), name: "title", scalars: 240)
    private let when = Text.dim()
    private let feedback = Text.wrapping(style: "counterfoil-verdict")

    init() {
        super.init(.vertical, spacing: 6)
        append(title)
        append(when)
        append(feedback)
        feedback.marginTop = 6
    }

    override func fill(with film: FilmViewModel) {
        title.show(film.title)
        when.show(
            [film.year, film.day, film.place].filter { !$0.isEmpty }.joined(separator: " · "))
        feedback.show(film.feedback)
    }
}

import Domain
import EntryFeature
import Foundation
import Presentation
import TestSupport
import Wording

@testable import FilmsFeature

extension FormViewModel {
    typealias Completions = [FormKey: [String]]

    /// Creates the form of a film, as it is expected.
    static func film(
        _ title: String, _ draft: FormDraft, of film: Film = Film(title: ""),
        asksFeedback: Bool = true, completions: [FormKey: [String]] = [:], check: FormCheck
    ) -> FormViewModel {
        FormViewModel(
            title: title,
            rows: FilmRows.of(film, asksFeedback: asksFeedback, .inEnglish).map(\.row),
            draft: draft, focus: .title,
            days: CalendarDay(year: 2026, month: 11, day: 19).map {
                DayFormat(FilmWords.british.local, today: $0, tendency: .past)
            }, completions: completions, check: check,
            words: FilmWords.british.local)
    }

    var offersWanted: Bool { rows.contains { $0.key == .wanted } }
}

extension FilmForm {
    /// Creates the form of a film that no view opens.
    static func of(_ film: Film, words: Localizer = .inEnglish) -> FilmForm {
        FilmForm(
            film, pictures: PicturesDouble(), journal: JournalDouble(), view: nil, words: words)
    }
}

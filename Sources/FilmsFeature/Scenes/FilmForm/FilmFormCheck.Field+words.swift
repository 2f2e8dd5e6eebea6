internal import Domain
internal import Wording

extension FilmFormCheck.Field {
    /// The field of the film, or `nil` for the line above the fields.
    var name: FieldName? {
        switch self {
        case .line: nil
        case .title: .title
        case .year: .year
        case .directors: .directors
        case .day: .watched
        case .feedback: .feedback
        case .place: .place
        case .tags: .tags
        case .viewing: .viewing
        case .link: .link
        case .notes: .notes
        case .originalTitle: .originalTitle
        case .runningTime: .runningTime
        case .genres: .genres
        case .countries: .countries
        case .languages: .languages
        }
    }

    /// Returns the caption of the field.
    func caption(_ words: Localizer) -> String {
        switch self {
        case .line: words.inOneLine
        case .feedback: words.feedbackCaption
        default: name.map(words.caption) ?? ""
        }
    }

    /// Returns the placeholder of the empty field.
    func hint(_ words: Localizer) -> String {
        self == .line ? words.exampleOfFilm : name.map(words.hint) ?? ""
    }
}

internal import Domain

extension FilmFormCheck.Field {
    var name: FieldName {
        switch self {
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
}

/// The fields of a film, in the order of its tables' columns.
public enum FilmFields {
    public static let all: [EntryField<Film>] = [
        .line(.title, \.title, isSearched: true, isListed: true),
        .number(.year, \.year, isSearched: true, isListed: true),
        .line(.originalTitle, \.originalTitle, isSearched: true),
        .list(.directors, \.directors, searchedBy: .director),
        .list(.cast, \.cast, searchedBy: .cast),
        .number(.runningTime, \.runningTime),
        .list(.genres, \.genres, searchedBy: .genre),
        .list(.countries, \.countries, searchedBy: .country),
        .list(.languages, \.languages, searchedBy: .language),
        .day(.watched, \.watched, as: "DTSTART", markName: "day"),
        .line(.place, \.place, as: "LOCATION", searchedBy: .place, isIndexed: true),
        .tags(\.tags),
        .paragraphs(.notes, \.notes, as: "DESCRIPTION", isSearched: true),
        .word(.scale, \.scale, preset: .average, merging: .never),
        .feedbackHistory(.feedback, \.feedbackGiven, isListed: true),
        .number(.viewing, \.viewing),
        .flag(.rewatch, \.isRewatch),
        .todo(.wanted, \.isWanted),
        .rating(.rating, \.rating, by: .oneself),
        .rating(.ratingOfOthers, \.ratingOfOthers, by: .others),
        .attachment(.picture, \.picture, as: "ATTACH"),
        .link(.link, \.link, as: "URL"),
        .imports(\.imports),
    ]

    /// The fields whose names are counted in the years, in the order of the figures.
    public static let counted: [FieldName] = [.genres, .directors, .cast, .countries, .languages]

    /// The fields with facts of the film itself, which all its viewings share.
    public static let ofWork: [EntryField<Film>] = all.filter {
        [
            .year, .originalTitle, .directors, .cast, .runningTime, .genres, .countries, .languages,
        ].contains($0.name)
    }
}

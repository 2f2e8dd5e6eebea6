/// The fields of a claim, in the order of its tables' columns.
public enum ClaimFields {
    public static let all: [EntryField<Claim>] = [
        .init(.subject, \.subject, FieldValue.line, isSearched: true),
        .init(.travelled, \.travelled, FieldValue.day, as: "DTSTART"),
        .init(.due, \.due, FieldValue.day, as: "DUE"),
        .init(.recipient, \.recipient, FieldValue.line, isSearched: true),
        .init(.amount, \.amount, FieldValue.fare),
        .init(.paid, \.paid, FieldValue.fare),
        .init(.rule, \.rule, FieldValue.rule, merging: .never),
        .init(.reference, \.reference, FieldValue.line, isSearched: true),
        .init(.answer, \.answer, FieldValue.paragraphs, isSearched: true),
        .init(.steps, \.steps, FieldValue.steps, as: "X-COUNTERFOIL-STEP", merging: .never),
        .init(.about, \.about, FieldValue.about, as: "RELATED-TO", merging: .never),
        .tags(\.tags),
        .init(.notes, \.notes, FieldValue.paragraphs, as: "DESCRIPTION", isSearched: true),
        .imports(\.imports),
    ]
}

/// The fields of a season ticket or a pass, in the order of its tables' columns.
public enum PassFields {
    public static let all: [EntryField<Pass>] = [
        .init(.name, \.name, FieldValue.line, as: "SUMMARY", isSearched: true),
        .init(.operator, \.operator, FieldValue.line, searchedBy: .operator, isIndexed: true),
        .init(.area, \.area, FieldValue.line, as: "LOCATION", isSearched: true),
        .init(.product, \.product, FieldValue.line),
        .init(.travelClass, \.travelClass, FieldValue.line),
        .init(.validFrom, \.validFrom, FieldValue.day, as: "DTSTART"),
        .init(.validUntil, \.validUntil, FieldValue.day),
        .init(.price, \.price, FieldValue.fare),
        .init(.ticketNumber, \.ticketNumber, FieldValue.line, isSearched: true),
        .tags(\.tags),
        .init(.notes, \.notes, FieldValue.paragraphs, as: "DESCRIPTION", isSearched: true),
        .imports(\.imports),
    ]
}

/// The fields of a film, in the order of its tables' columns.
public enum FilmFields {
    public static let all: [EntryField<Film>] = [
        .init(.title, \.title, FieldValue.line, isSearched: true, isListed: true),
        .init(.year, \.year, FieldValue.number, isSearched: true, isListed: true),
        .init(.originalTitle, \.originalTitle, FieldValue.line, isSearched: true),
        .init(.directors, \.directors, FieldValue.list, searchedBy: .director, isIndexed: true),
        .init(.cast, \.cast, FieldValue.list, searchedBy: .cast, isIndexed: true),
        .init(.runningTime, \.runningTime, FieldValue.number),
        .init(.genres, \.genres, FieldValue.list, searchedBy: .genre, isIndexed: true),
        .init(.countries, \.countries, FieldValue.list, searchedBy: .country, isIndexed: true),
        .init(.languages, \.languages, FieldValue.list, searchedBy: .language, isIndexed: true),
        .init(.watched, \.watched, FieldValue.day, as: "DTSTART", markName: "day"),
        .init(
            .place, \.place, FieldValue.line, as: "LOCATION", searchedBy: .place, isIndexed: true),
        .tags(\.tags),
        .init(.notes, \.notes, FieldValue.paragraphs, as: "DESCRIPTION", isSearched: true),
        .word(.scale, \.scale, preset: .average, merging: .never),
        .init(.feedback, \.feedbackGiven, FieldValue.feedbackHistory, isListed: true),
        .init(.viewing, \.viewing, FieldValue.number),
        .init(.rewatch, \.isRewatch, FieldValue.flag),
        .init(.wanted, \.isWanted, FieldValue.todo, as: "STATUS", merging: .never),
        .init(.rating, \.rating, { .rating($0, by: .oneself) }, as: "X-COUNTERFOIL-RATING"),
        .init(
            .ratingOfOthers, \.ratingOfOthers, { .rating($0, by: .others) },
            as: "X-COUNTERFOIL-RATING"),
        .init(.picture, \.picture, FieldValue.attachment, as: "ATTACH", merging: .filled),
        .init(.link, \.link, FieldValue.link, as: "URL"),
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

/// The fields of a trip, in the order of its tables' columns.
public enum TripFields {
    public static let all: [EntryField<Trip>] = [
        .init(.from, \.from, FieldValue.line, searchedBy: .from, isListed: true),
        .init(.to, \.to, FieldValue.line, searchedBy: .to, isListed: true),
        .init(
            .fromCoordinates, \.fromCoordinates, FieldValue.coordinates, as: "GEO", isListed: true),
        .init(
            .toCoordinates, \.toCoordinates, FieldValue.coordinates, as: "X-COUNTERFOIL-TO-GEO",
            isListed: true),
        .word(.mode, \.mode, preset: .other, isListed: true),
        .init(.operator, \.operator, FieldValue.line, searchedBy: .operator, isIndexed: true),
        .init(.service, \.service, FieldValue.line, searchedBy: .service, isIndexed: true),
        .init(.departure, \.departure, FieldValue.start, as: "DTSTART", isListed: true),
        .init(.arrival, \.arrival, FieldValue.time, as: "DTEND"),
        .init(.actualDeparture, \.actualDeparture, FieldValue.time),
        .init(.actualArrival, \.actualArrival, FieldValue.time),
        .init(.disruption, \.disruption, FieldValue.disruption, as: "X-COUNTERFOIL-OUTCOME"),
        .word(.abandonment, \.abandonment, preset: .none, isPresetWritten: false),
        .init(.distance, \.distance, FieldValue.distance, isListed: true),
        .init(.seat, \.seat, FieldValue.line, isSearched: true),
        .init(.travelClass, \.travelClass, FieldValue.line, isSearched: true),
        .init(.fare, \.fare, FieldValue.fare),
        .word(.ticket, \.ticket, preset: .single, isPresetWritten: false),
        .init(.ticketNumber, \.ticketNumber, FieldValue.line, isSearched: true),
        .init(.ticketFile, \.ticketFile, FieldValue.attachment, as: "ATTACH", merging: .filled),
        .init(.journey, \.journey, FieldValue.line, isSearched: true),
        .init(.journeyName, \.journeyName, FieldValue.line, isSearched: true),
        .init(.substitute, \.isSubstitute, FieldValue.flag),
        .init(.leg, \.leg, FieldValue.number),
        .init(.claim, \.claim, FieldValue.paragraphs, searchedBy: .claim),
        .tags(\.tags),
        .init(.notes, \.notes, FieldValue.paragraphs, as: "DESCRIPTION", isSearched: true),
        .imports(\.imports),
    ]
}

/// A kind of entry that has a table of fields.
public protocol HasFields: Sendable {
    static var kind: EntryKind { get }
    static var fields: [EntryField<Self>] { get }
}

extension Film: HasFields {
    public static var kind: EntryKind { .film }
    public static var fields: [EntryField<Film>] { FilmFields.all }
}

extension Trip: HasFields {
    public static var kind: EntryKind { .trip }
    public static var fields: [EntryField<Trip>] { TripFields.all }
}

extension Pass: HasFields {
    public static var kind: EntryKind { .pass }
    public static var fields: [EntryField<Pass>] { PassFields.all }
}

extension Claim: HasFields {
    public static var kind: EntryKind { .claim }
    public static var fields: [EntryField<Claim>] { ClaimFields.all }
}

/// The fields of a claim, in the order of its tables' columns.
public enum ClaimFields {
    public static let all: [EntryField<Claim>] = [
        .line(.subject, \.subject, isSearched: true),
        .day(.travelled, \.travelled, as: "DTSTART"),
        .day(.due, \.due, as: "DUE"),
        .line(.recipient, \.recipient, isSearched: true),
        .fare(.amount, \.amount),
        .fare(.paid, \.paid),
        .rule(.rule, \.rule),
        .line(.reference, \.reference, isSearched: true),
        .paragraphs(.answer, \.answer, isSearched: true),
        .steps(.steps, \.steps, as: "X-COUNTERFOIL-STEP"),
        .about(.about, \.about),
        .tags(\.tags),
        .paragraphs(.notes, \.notes, as: "DESCRIPTION", isSearched: true),
        .imports(\.imports),
    ]
}

/// The fields of a season ticket or a pass, in the order of its tables' columns.
public enum PassFields {
    public static let all: [EntryField<Pass>] = [
        .line(.name, \.name, as: "SUMMARY", isSearched: true),
        .line(.operator, \.operator, searchedBy: .operator, isIndexed: true),
        .line(.area, \.area, as: "LOCATION", isSearched: true),
        .line(.product, \.product),
        .line(.travelClass, \.travelClass),
        .day(.validFrom, \.validFrom, as: "DTSTART"),
        .day(.validUntil, \.validUntil),
        .fare(.price, \.price),
        .line(.ticketNumber, \.ticketNumber, isSearched: true),
        .tags(\.tags),
        .paragraphs(.notes, \.notes, as: "DESCRIPTION", isSearched: true),
        .imports(\.imports),
    ]
}

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

/// The fields of a trip, in the order of its tables' columns.
public enum TripFields {
    public static let all: [EntryField<Trip>] = [
        .line(.from, \.from, searchedBy: .from, isListed: true),
        .line(.to, \.to, searchedBy: .to, isListed: true),
        .coordinates(.fromCoordinates, \.fromCoordinates, as: "GEO", isListed: true),
        .coordinates(.toCoordinates, \.toCoordinates, as: "X-COUNTERFOIL-TO-GEO", isListed: true),
        .word(.mode, \.mode, preset: .other, isListed: true),
        .line(.operator, \.operator, searchedBy: .operator, isIndexed: true),
        .line(.service, \.service, searchedBy: .service, isIndexed: true),
        .start(.departure, \.departure, as: "DTSTART", isListed: true),
        .time(.arrival, \.arrival, as: "DTEND"),
        .time(.actualDeparture, \.actualDeparture),
        .time(.actualArrival, \.actualArrival),
        .disruption(.disruption, \.disruption),
        .word(.abandonment, \.abandonment, preset: .none, isPresetWritten: false),
        .distance(.distance, \.distance, isListed: true),
        .line(.seat, \.seat, isSearched: true),
        .line(.travelClass, \.travelClass, isSearched: true),
        .fare(.fare, \.fare),
        .word(.ticket, \.ticket, preset: .single, isPresetWritten: false),
        .line(.ticketNumber, \.ticketNumber, isSearched: true),
        .attachment(.ticketFile, \.ticketFile, as: "ATTACH"),
        .line(.journey, \.journey, isSearched: true),
        .line(.journeyName, \.journeyName, isSearched: true),
        .flag(.substitute, \.isSubstitute),
        .number(.leg, \.leg),
        .paragraphs(.claim, \.claim, searchedBy: .claim),
        .tags(\.tags),
        .paragraphs(.notes, \.notes, as: "DESCRIPTION", isSearched: true),
        .imports(\.imports),
    ]
}

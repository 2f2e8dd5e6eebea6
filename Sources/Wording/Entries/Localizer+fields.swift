package import Domain
internal import Presentation

/// Words for the fields of entries.
extension Localizer {
    /// The caption of a field in a form, with an underscore before its mnemonic. It is empty for a
    /// field that no form has.
    package func caption(of field: FieldName) -> String {
        field == .distance ? say("Distance (_km)", context: "of a trip") : words(for: field).caption
    }

    /// The name of a field by itself, such as "Directors".
    ///
    /// - Parameter count: the number of its values, if it holds a list.
    package func name(of field: FieldName, count: Int = several) -> String {
        words(for: field, count: count).caption.withoutMnemonic
    }

    /// The name of a field in the middle of a sentence, such as "running time".
    package func label(of field: FieldName) -> String { words(for: field).label }

    /// The names of several fields in the middle of a sentence.
    package func labels(of fields: [FieldName]) -> String { fields.map(label).commaSeparated }

    /// The placeholder of a field, or an empty text if it needs none.
    package func hint(for field: FieldName) -> String {
        switch field {
        case .directors, .cast, .genres, .countries, .languages, .tags: say("Separate with commas")
        case .runningTime: say("In minutes")
        case .fromCoordinates, .toCoordinates: say("Latitude, longitude")
        case .viewing: say("2 = second time")
        case .ticketNumber: say("Ticket or booking number")
        case .steps: say("One step per line, for example “sent 2026-11-30”")
        default: ""
        }
    }

    /// The name of the field for a time of day beside a planned day.
    package func clock(at end: TripStop) -> String {
        switch end {
        case .departure: say("Departure time")
        case .arrival: say("Arrival time")
        }
    }

    /// The name of the field for a time zone beside a planned time.
    package func zone(at end: TripStop) -> String {
        switch end {
        case .departure: say("Departure time zone")
        case .arrival: say("Arrival time zone")
        }
    }

    /// The name of the field for a currency beside a fare.
    package var currency: String { say("Currency") }

    package var tags: String { name(of: .tags) }
    package var place: String { name(of: .place) }

    /// The number that stands for many when a name is to be a plural.
    package static let several = 2

    /// Returns the caption, with its mnemonic, and the label. The caption is empty if only
    /// sentences name the field.
    private func words(
        for field: FieldName, count: Int = several
    ) -> (caption: String, label: String) {
        switch field {
        case .title: (say("_Title", context: "of a film"), say("title"))
        case .year: (say("_Year", context: "of a film"), say("year"))
        case .originalTitle: (say("_Original title"), say("original title"))
        case .directors:
            (say(one: "Di_rector", other: "Di_rectors", count: count), say("directors"))
        case .cast: (say("Played _by"), say("performers"))
        case .runningTime: (say("R_unning time"), say("running time"))
        case .genres: (say(one: "G_enre", other: "G_enres", count: count), say("genres"))
        case .countries:
            (say(one: "Countr_y", other: "Countr_ies", count: count), say("countries"))
        case .languages:
            (say(one: "L_anguage", other: "L_anguages", count: count), say("languages"))
        case .watched: (say("_Date", context: "a film was watched"), say("day"))
        case .place: (say("_Place", context: "where a film was watched"), say("place"))
        case .scale: ("", say("feedback scale"))
        case .feedback: ("", say("feedback"))
        case .viewing:
            (
                say("_Viewing number", context: "which one it was of a film"),
                say("viewing number")
            )
        case .rewatch: ("", say("“seen before”"))
        case .wanted: ("", say("“on the watchlist”"))
        case .rating: ("", say("rating"))
        case .ratingOfOthers: ("", say("rating of others"))
        case .link: (say("_Link", context: "an address on the web"), say("link"))
        case .from: (say("_From", context: "a place"), say("origin"))
        case .to: (say("_To", context: "a place"), say("destination"))
        case .fromCoordinates:
            (say("De_parture coordinates"), say("coordinates of the origin"))
        case .toCoordinates:
            (say("Arrival coordinates"), say("coordinates of the destination"))
        case .mode: (say("Tra_vel by", context: "a means of transport"), say("means of transport"))
        case .operator: (say("_Operator", context: "of a train"), say("operator"))
        case .service: (say("Line or num_ber", context: "such as ICE 93"), say("service"))
        case .departure: (say("_Departure"), say("departure"))
        case .arrival: (say("_Arrival"), say("arrival"))
        case .actualDeparture: ("", say("actual departure"))
        case .actualArrival: ("", say("actual arrival"))
        case .disruption: ("", say("disruption"))
        case .abandonment: ("", say("“gave up or turned back”"))
        case .distance: (say("Distance", context: "of a trip"), say("distance"))
        case .seat: (say("S_eat"), say("seat"))
        case .travelClass: (say("C_lass", context: "of a seat"), say("class"))
        case .fare: (say("Fa_re"), say("fare"))
        case .ticket: (say("Ticket t_ype"), say("type of ticket"))
        case .ticketNumber: (say("Ticket n_umber"), say("ticket number"))
        case .ticketFile: (say("Ticket file"), say("ticket file"))
        case .picture: (say("Picture", context: "of a film"), say("picture"))
        case .journey: (say("_Journey", context: "of several trips"), say("journey"))
        case .journeyName: ("", say("name of the journey"))
        case .substitute: ("", say("“replacement”"))
        case .leg: ("", say("place in the journey"))
        case .claim: (say("Cla_im", context: "for compensation"), say("claim"))
        case .name: (say("_Name", context: "of a season ticket"), say("name"))
        case .area: (say("_Area", context: "where a season ticket is valid"), say("area"))
        case .product: (say("_Rules", context: "of a season ticket"), say("rules"))
        case .validFrom: (say("_From", context: "a day"), say("first day"))
        case .validUntil: (say("_Until", context: "a day"), say("last day"))
        case .price: (say("_Price", context: "of a season ticket"), say("price"))
        case .subject: (say("_Subject", context: "of a claim"), say("subject"))
        case .travelled: (say("_Travelled on", context: "a day"), say("day of the journey"))
        case .due: (say("_Deadline", context: "of a claim"), say("deadline"))
        case .recipient: (say("_To", context: "whom a claim goes to"), say("recipient"))
        case .amount: (say("_Amount", context: "of a claim"), say("amount"))
        case .paid: (say("_Paid", context: "an amount"), say("amount paid"))
        case .rule: ("", say("rule", context: "by which something is owed"))
        case .reference: (say("Re_ference", context: "of a claim"), say("reference"))
        case .answer: (say("Rep_ly", context: "to a claim"), say("reply"))
        case .steps:
            (say("_History", context: "of a claim"), say("what was done", context: "about a claim"))
        case .about: ("", say("trips", context: "of a claim"))
        case .tags: (say("Ta_gs"), say("tags"))
        case .notes: (say("_Notes"), say("notes"))
        case .imports: ("", say("source", context: "of an import"))
        case .kind: ("", say("kind of entry"))
        }
    }
}

extension FieldName {
    /// Whether the label is a plural, with which a sentence says "are".
    var isPlural: Bool {
        switch self {
        case .directors, .cast, .genres, .countries, .languages, .tags, .notes, .fromCoordinates,
            .toCoordinates, .about:
            true
        default: false
        }
    }
}

/// Words about long texts, of which a page shows the beginning.
extension Localizer {
    /// The names of long texts without a caption. Others are named by their captions.
    package var notes: String { name(of: .notes) }
    package var title: String { name(of: .title) }
    package var feedbackGiven: String { say("Feedback", context: "for a film") }

    /// The accessible name of the button that shows the whole text.
    package func showAll(of name: String) -> String { say("{text}: show all", ["text": name]) }
}

/// Words about files of tickets.
extension Localizer {
    /// The caption of the file on a page, and the title of the dialog that chooses one.
    package var ticketFile: String { name(of: .ticketFile) }
}

extension String {
    /// The text without its mnemonic, such as "Director" of "_Director", and "監督" of "監督(_D)".
    package var withoutMnemonic: String {
        guard let mark = firstIndex(of: "_") else { return self }
        let letter = index(after: mark)
        if mark > startIndex, letter < endIndex {
            let (open, close) = (index(before: mark), index(after: letter))
            if self[open] == "(", close < endIndex, self[close] == ")" {
                return String(self[..<open] + self[index(after: close)...])
            }
        }
        return String(self[..<mark] + self[letter...])
    }
}

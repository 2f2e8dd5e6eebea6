import Domain
import Foundation

extension EntryField {
    /// Returns the properties of a field with a single value. Tags, feedback, ratings, marks of imports,
    /// tasks, steps of claims and relations have lines of their own; see `ComponentEdit`.
    func properties(of whole: Whole, in zones: FileZones) -> [Field] {
        switch value {
        case .line(let path):
            [Field(text: whole[keyPath: path], as: property, in: group)]
        case .paragraphs(let path):
            [Field(text: whole[keyPath: path], as: property)]
        case .link(let path):
            [Field(property, whole[keyPath: path].unlessEmpty)]
        case .attachment(let path):
            [
                Field(
                    property, whole[keyPath: path]?.address,
                    [
                        ParameterName.value: nil,
                        ParameterName.mediaType: whole[keyPath: path]?.mediaType,
                        ParameterName.own: Tokens.ticket,
                    ])
            ]
        case .number(let path):
            [Field(integer: whole[keyPath: path], as: property, in: group)]
        case .flag(let path):
            [Field(property, whole[keyPath: path] ? Tokens.true : nil)]
        case .day(let path):
            [
                Field(
                    property, whole[keyPath: path].map { Values.encoded($0) },
                    [ParameterName.value: "DATE", ParameterName.zone: nil])
            ]
        case .time(let path):
            [zones.field(property, whole[keyPath: path], in: group)]
        case .start(let path):
            [zones.field(property, whole[keyPath: path], in: group)]
        case .word(let word):
            [Field(property, word.written(whole)?.uppercased())]
        case .disruption(let path):
            Tokens.fields(for: whole[keyPath: path], as: property)
        case .fare(let path):
            [
                Field(
                    property, whole[keyPath: path].map { Values.encoded($0.amount.description) },
                    [ParameterName.currency: whole[keyPath: path]?.currency.unlessEmpty])
            ]
        case .coordinates(let path):
            [Field(property, whole[keyPath: path].map { Values.encoded($0) }, in: group)]
        case .distance(let path):
            [
                Field(
                    property, whole[keyPath: path].map(\.description),
                    [ParameterName.value: "FLOAT"])
            ]
        case .list(let path):
            [Field(texts: whole[keyPath: path], as: property)]
        case .rule(let path):
            [Field(text: whole[keyPath: path]?.text ?? "", as: property)]
        case .rating, .feedbackHistory, .tags, .imports, .todo, .steps, .about: []
        }
    }

    private var group: Field.Group? {
        switch value {
        case .start, .time: property.hasPrefix(PropertyName.ownPrefix) ? nil : .timetable
        case .line, .number: PropertyName.summarised.contains(property) ? .name : nil
        // A reservation in the file may have coordinates, as it has the places.
        case .coordinates: .name
        default: nil
        }
    }
}

extension Entry {
    /// Returns the properties with single values, iCalendar's own first.
    func fields(in zones: FileZones) -> [Field] {
        let fields =
            switch self {
            case .film(let film):
                FilmFields.all.flatMap { $0.properties(of: film, in: zones) }
                    + [Field(text: film.summary.text, as: "SUMMARY", in: .name)]
            case .trip(let trip):
                TripFields.all.flatMap { $0.properties(of: trip, in: zones) }
                    + [
                        Field(text: trip.summary.cutText, as: "SUMMARY", in: .name),
                        Field(text: trip.from, as: "LOCATION"),
                    ]
            case .pass(let pass):
                PassFields.all.flatMap { $0.properties(of: pass, in: zones) }
            case .claim(let claim):
                ClaimFields.all.flatMap { $0.properties(of: claim, in: zones) }
                    + [
                        Field(
                            text: ClaimSummaryText(claim.subject).text, as: "SUMMARY", in: .name)
                    ]
            }
        let order = PropertyName.order
        return order.compactMap { name in fields.first { $0.name == name } }
            + fields.filter { !order.contains($0.name) }
    }
}

extension Film {
    var summary: FilmSummary { FilmSummary(title: title, year: year) }
}

extension Trip {
    var summary: TripSummary { TripSummary(service: service, from: from, to: to) }
}

extension FileZones {
    fileprivate func field(_ name: String, _ time: DateTime?, in group: Field.Group?) -> Field {
        // A property of Counterfoil needs the type DATE-TIME, which DTSTART has by default.
        let type = name.hasPrefix(PropertyName.ownPrefix) ? "DATE-TIME" : nil
        return Field(
            name, time.map { Values.encoded($0) },
            [ParameterName.value: type, ParameterName.zone: time.flatMap(writtenIdentifier)],
            in: group)
    }
}

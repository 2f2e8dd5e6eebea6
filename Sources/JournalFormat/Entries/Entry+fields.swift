import Domain
import Foundation

extension Entry {
    /// The properties of this entry that hold one value each.
    func fields(in zones: FileZones) -> [Field] {
        switch self {
        case .film(let film): film.fields
        case .trip(let trip): trip.fields(in: zones)
        }
    }
}

extension Film {
    fileprivate var fields: [Field] {
        [
            Field(
                "DTSTART", watched.map { Values.encoded($0) },
                [ParameterName.value: "DATE", ParameterName.zone: nil]),
            Field(text: FilmSummary(title: title, year: year).text, as: "SUMMARY", in: .name),
            Field(text: place, as: "LOCATION"),
            Field(text: notes, as: "DESCRIPTION"),
            Field("URL", link.isEmpty ? nil : link),
            Field(text: title, as: PropertyName.title, in: .name),
            Field(integer: year, as: PropertyName.year, in: .name),
            Field(PropertyName.scale, Tokens.scale[scale]),
            Field(integer: viewing, as: PropertyName.viewing),
            Field(PropertyName.rewatch, isRewatch ? Tokens.true : nil),
            Field(
                PropertyName.rating, rating.map { Values.encoded($0.value) },
                [ParameterName.source: rating.flatMap { $0.source.isEmpty ? nil : $0.source }]),
        ]
    }
}

extension Trip {
    fileprivate func fields(in zones: FileZones) -> [Field] {
        [
            zones.field("DTSTART", departure, in: .timetable),
            zones.field("DTEND", arrival, in: .timetable),
            Field(
                text: TripSummary(service: service, from: from, to: to).cutText, as: "SUMMARY",
                in: .name),
            Field(text: from, as: "LOCATION"),
            Field(text: notes, as: "DESCRIPTION"),
            Field("STATUS", disruption == .cancelled ? Tokens.cancelled : nil, in: .outcome),
            Field(PropertyName.mode, Tokens.mode[mode]),
            Field(text: from, as: PropertyName.from, in: .name),
            Field(text: to, as: PropertyName.to, in: .name),
            Field(text: `operator`, as: PropertyName.operator),
            Field(text: service, as: PropertyName.service, in: .name),
            Field(text: seat, as: PropertyName.seat),
            Field(text: travelClass, as: PropertyName.travelClass),
            Field(
                PropertyName.fare, fare.map { Values.encoded($0.amount.description) },
                [ParameterName.currency: fare.flatMap { $0.currency.isEmpty ? nil : $0.currency }]),
            zones.field(PropertyName.actualDeparture, actualDeparture),
            zones.field(PropertyName.actualArrival, actualArrival),
            Field(
                PropertyName.outcome,
                disruption == .missedConnection ? Tokens.missedConnection : nil, in: .outcome),
            Field(text: journey, as: PropertyName.journey),
            Field(text: claim, as: PropertyName.claim),
        ]
    }
}

extension FileZones {
    fileprivate func field(
        _ name: String, _ time: DateTime?, in group: Field.Group? = nil
    ) -> Field {
        // A property of ours says that it is a DATE-TIME; DTSTART is one without saying so.
        let type = name.hasPrefix(PropertyName.ownPrefix) ? "DATE-TIME" : nil
        return Field(
            name, time.map { Values.encoded($0) },
            [ParameterName.value: type, ParameterName.zone: time.flatMap(writtenIdentifier)],
            in: group)
    }
}

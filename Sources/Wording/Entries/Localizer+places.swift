package import Domain
package import Foundation
package import Presentation

extension Localizer {
    /// A distance, such as "1,023 km" or "12.5 km".
    package func kilometres(_ number: Decimal) -> String {
        let number = number.formatted(.number.precision(.fractionLength(0...12)).locale(locale))
        return say("{number} km", ["number": number])
    }

    /// A computed number of kilometres, such as "746", or "3.4" below ten.
    package func about(_ number: Double) -> String {
        number.formatted(
            .number.precision(.fractionLength(0...(number < 9.95 ? 1 : 0))).locale(locale))
    }

    /// A computed distance in a field, such as "746 in a straight line".
    package func asTheCrowFlies(_ number: Double) -> String {
        say("{number} in a straight line", ["number": about(number)])
    }

    /// The distance of a trip, such as "1,023 km", or "746 km in a straight line" if only
    /// coordinates are known, or "about 746 km" if its ends were looked up by their names. Empty if
    /// none of these is known.
    package func distance(of trip: Trip, between ends: FoundEnds = FoundEnds()) -> String {
        if let distance = trip.distance { return kilometres(distance.kilometres) }
        if let number = trip.greatCircle {
            return say("{number} km in a straight line", ["number": about(number)])
        }
        return ends.greatCircle(of: trip).map {
            approximately(say("{number} km", ["number": about($0)]))
        } ?? ""
    }

    /// A distance or speed between places that were looked up, such as "about 746 km".
    package func approximately(_ value: String) -> String { say("about {value}", ["value": value]) }

    /// Coordinates as on maps, such as "50.8659° N, 7.1427° E".
    package func coordinates(_ place: Coordinates) -> String {
        let latitude =
            place.latitude < 0
            ? say("{degrees}° S", ["degrees": place.digits.latitude])
            : say("{degrees}° N", ["degrees": place.digits.latitude])
        let longitude =
            place.longitude < 0
            ? say("{degrees}° W", ["degrees": place.digits.longitude])
            : say("{degrees}° E", ["degrees": place.digits.longitude])
        return "\(latitude), \(longitude)"
    }

    /// The known coordinates of a trip, such as "from 50.8659° N, 7.1427° E to 48.1103° N, 16.5697°
    /// E".
    package func coordinates(of trip: Trip) -> String {
        switch (trip.fromCoordinates.map(coordinates), trip.toCoordinates.map(coordinates)) {
        case (let from?, let to?): say("from {from} to {to}", ["from": from, "to": to])
        case (let from?, nil): say("from {from}", ["from": from])
        case (nil, let to?): say("to {to}", ["to": to])
        case (nil, nil): ""
        }
    }
}

extension Localizer {
    /// A place with its country, such as "Köln, Germany".
    func place(_ name: String, in country: String) -> String {
        say(
            "{place}, {country}",
            ["place": name.displayIsolated, "country": self.country(country)])
    }

    /// A place with its country and zone, such as "Köln, Germany · Europe/Berlin".
    package func zone(of place: FoundPlace) -> String {
        [self.place(place.name, in: place.country), place.zone ?? ""].listed
    }

    /// The zones of a line's ends that were found by their names, each as the meaning of that end,
    /// such as "from (Köln, Germany · Europe/Berlin)". Empty if all are the zone at home.
    func meanings(of ends: FoundEnds, home: String) -> [TripLine.Meaning: String] {
        var meanings: [TripLine.Meaning: String] = [:]
        guard ends.isAway(from: home) else { return meanings }
        if let from = ends.from, from.zone != nil {
            meanings[.from] = say("from ({place})", ["place": zone(of: from)])
        }
        if let to = ends.to, to.zone != nil {
            meanings[.to] = say("to ({place})", ["place": zone(of: to)])
        }
        return meanings
    }

    /// Tells by which zone the clock at a stop goes if none was given.
    package func assumedZone(of place: FoundPlace, for stop: String) -> String {
        say(
            "No time zone was given, so times at “{stop}” are by the clock of {place}.",
            ["stop": stop.quoted, "place": zone(of: place)])
    }

    /// The towns whose names begin with a typed text, each with its country.
    package func towns(beginning text: String, in gazetteer: any FindsPlaces) -> [CompletionOffer] {
        guard text.isEnoughToComplete else { return [] }
        return gazetteer.towns(beginning: text, most: 5).map {
            CompletionOffer($0.name, note: country($0.country))
        }
    }
}

extension FoundEnds {
    fileprivate func isAway(from home: String) -> Bool {
        [from, to].contains { $0?.zone.map { $0 != home } ?? false }
    }
}

extension String {
    /// Whether enough is typed to look for names that begin so: two letters, or one of a script in
    /// which that may be a word.
    var isEnoughToComplete: Bool {
        let letters = filter { !$0.isWhitespace }
        return letters.count > 1 || letters.contains { !$0.isASCII }
    }
}

extension Localizer {
    /// The name of a country in the language of the locale, as those of months, such as "Germany", or
    /// its code if it has none.
    package func country(_ code: String) -> String {
        CountryNames.name(of: code, in: locale) ?? code
    }
}

/// The zones that a typed town or country has, to complete the field of a zone.
package struct ZoneOffers {
    private let gazetteer: any FindsPlaces
    private let words: Localizer
    /// The zones that tell a country, with its name and the names by which it is found.
    private let zones: [(zone: String, country: String, keys: [String])]

    package init(by gazetteer: any FindsPlaces, words: Localizer) {
        self.gazetteer = gazetteer
        self.words = words
        zones = Zone.offered.compactMap { zone in
            guard let code = gazetteer.country(of: zone) else { return nil }
            let names = [words.country(code), Localizer.inEnglish.country(code)]
            return (zone, names[0], names.map(WholeText.key))
        }
    }

    /// Returns the zones of the towns that begin with a text, and then those of the countries of
    /// which a word begins so, each once.
    package func offers(for text: String) -> [CompletionOffer] {
        guard text.isEnoughToComplete else { return [] }
        let typed = WholeText.key(of: text)
        let towns = gazetteer.towns(beginning: text, most: 5).map {
            CompletionOffer($0.zone, note: words.place($0.name, in: $0.country))
        }
        let countries = zones.filter { zone in
            zone.keys.contains { $0.hasPrefix(typed) || $0.contains(" " + typed) }
        }.map { CompletionOffer($0.zone, note: $0.country) }
        var known: Set<String> = []
        return (towns + countries).filter { known.insert($0.text).inserted }
    }
}

package import Domain
internal import Foundation
package import Presentation

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

package import Domain
internal import Foundation
package import Presentation

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

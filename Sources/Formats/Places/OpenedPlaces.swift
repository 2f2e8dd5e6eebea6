internal import Domain
internal import Foundation

struct OpenedPlaces: Sendable {
    let zones: ZoneCountries
    let towns: TownFiles
    let words: StationWords
    let stations: ListedPlaces
    let own: ListedPlaces
    private let operatorCountries: PlaceTable.OperatorCountries

    init(shipped: URL?, own: URL, operatorCountries: @escaping PlaceTable.OperatorCountries) {
        self.operatorCountries = operatorCountries
        func text(_ name: String) -> String {
            shipped.flatMap { try? String(contentsOf: $0.appending(path: name), encoding: .utf8) }
                ?? ""
        }
        zones = ZoneCountries(text("zones.tsv"))
        towns = TownFiles(shipped)
        words = StationWords(text("words.tsv"))
        stations = ListedPlaces(
            [shipped?.appending(path: "stations.csv")].compactMap(\.self), zones)
        // Without the countries of zones, each line would seem wrong.
        self.own = zones.isEmpty ? ListedPlaces([], zones) : ListedPlaces(folder: own, zones)
    }

    func place(of name: String, hints: PlaceHints) -> FoundPlace? {
        if let found = listed(name, hints: hints) { return found.place }
        let saints = OtherSpellings.withSaints(name)
        if !saints.isEmpty { return saint(saints, orItself: name, hints: hints) }
        if let found = town(StationName(name, words: words), hints: hints) { return found.place }
        let plain = OtherSpellings.withoutUmlauts(name)
        return plain == name
            ? nil : town(StationName(plain, words: words), hints: hints)?.place
    }

    /// A known name with its place, or `nil` if the place cannot be told.
    private struct Found {
        let place: FoundPlace?
    }

    /// Returns the place of the name with each word that an abbreviated saint may stand for, or
    /// `nil` if their countries differ.
    private func saint(
        _ spellings: [String], orItself name: String, hints: PlaceHints
    ) -> FoundPlace? {
        let found = ([name] + spellings).compactMap {
            // A beginning needs another word, as many names begin with the saint.
            let parts = StationName($0, words: words)
            return town(parts, hints: hints, isMeant: { $0.contains(" ") })
        }
        let places = found.compactMap(\.place)
        guard places.count == found.count, Set(places.map(\.country)).count == 1 else { return nil }
        return places.first
    }

    private func listed(_ name: String, hints: PlaceHints) -> Found? {
        let sought = StationName(name, words: words)
        return listed(sought, in: own, hints: hints) ?? listed(sought, in: stations, hints: hints)
    }

    /// Looks up a name in a list. It has to be whole, except for words such as *Station*.
    private func listed(_ name: StationName, in list: ListedPlaces, hints: PlaceHints) -> Found? {
        for part in name.whole {
            let candidates = list.places(named: part.key)
            if candidates.isEmpty { continue }
            let around = part.surroundings(words)
            guard around.isWhole else { continue }
            let choice = choice(candidates, hints: hints, told: around.countries)
            return Found(
                place: choice.place(named: String(part.text), isWhole: true, isAbout: false))
        }
        return nil
    }

    /// - Parameter isMeant: whether a folded beginning of the name may be a town's.
    private func town(
        _ name: StationName, hints: PlaceHints, isMeant: (String) -> Bool = { _ in true }
    ) -> Found? {
        for part in name.parts where isMeant(part.key) {
            let qualified = towns.candidates(
                named: part.key, qualifiedBy: part.qualifiers, as: zones)
            let candidates =
                qualified.isEmpty ? towns.candidates(named: part.key, as: zones) : qualified
            if candidates.isEmpty { continue }
            var around = part.surroundings(words)
            around.isWhole = around.isWhole || !part.qualifiers.isEmpty
            guard around.isWhole || !part.isSingleSign else { continue }
            let choice = choice(candidates, hints: hints, told: around.countries)
            return Found(
                place: choice.place(
                    named: String(part.text), isWhole: around.isWhole, isAbout: true))
        }
        return nil
    }

    /// - Parameter told: the countries in which the words around the name are used.
    private func choice(
        _ candidates: [PlaceCandidate], hints: PlaceHints, told: Set<String>
    ) -> PlaceChoice {
        var countries: Set<String> = []
        if let mode = hints.mode, !hints.operator.allSatisfy(\.isWhitespace) {
            countries = operatorCountries(CountedName(hints.operator), mode)
        }
        return PlaceChoice(
            candidates, hints: hints, told: told, zones: zones, operatorCountries: countries)
    }
}

/// Other spellings of a name in the table: *Saint* or *Sankt* for *St*, and *u* for *ue*.
enum OtherSpellings {
    /// Returns the name with each word that the abbreviation at its beginning may stand for; none
    /// if it does not begin with a saint.
    static func withSaints(_ name: String) -> [String] {
        let first = name.prefix { $0.isLetter }
        let rest = name.dropFirst(first.count)
        guard let saints = saints[first.lowercased()], first.count > 1 || rest.first == ".",
            rest.contains(where: \.isLetter)
        else { return [] }
        return saints.map { "\($0) \(rest.drop { ". -".contains($0) })" }
    }

    /// Returns the name with plain vowels for umlauts that are written with an e.
    static func withoutUmlauts(_ name: String) -> String {
        pairs.reduce(name) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    private static let saints = [
        "st": ["Saint", "Sankt", "Sint"], "ste": ["Sainte"], "sta": ["Santa"],
        "s": ["San", "Santa"],
    ]
    private static let pairs = [
        ("ae", "a"), ("oe", "o"), ("ue", "u"), ("Ae", "A"), ("Oe", "O"), ("Ue", "U"),
        ("AE", "A"), ("OE", "O"), ("UE", "U"),
    ]
}

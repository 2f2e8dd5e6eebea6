import Domain
import JournalFormat

/// The likelihood that two entries with different origins are the same.
enum EntryLikeness: Comparable {
    /// The films have the same title, and one of them has no day; or the trips depart at the same
    /// time, and their stops may be the same.
    case doubtful
    /// The entries agree, but one of them lacks a fact.
    case compatible
    case same

    /// Returns `nil` if the entries are not the same.
    ///
    /// - Parameters:
    ///   - hasZonesOfPlaces: Whether the zones of the first entry were looked up, so that its clock
    ///     counts as much as the instant.
    ///   - gazetteer: The places that tell which names of stops are of one town.
    init?(
        _ one: Entry, _ other: Entry, hasZonesOfPlaces: Bool = false, gazetteer: any FindsPlaces
    ) {
        switch (one, other) {
        case (.film(let one), .film(let other)): self.init(one, other)
        case (.trip(let one), .trip(let other)): self.init(one, other, hasZonesOfPlaces, gazetteer)
        case (.pass(let one), .pass(let other)):
            guard Folded.text(one.name) == Folded.text(other.name),
                one.validFrom == other.validFrom
            else { return nil }
            self = .same
        case (.claim(let one), .claim(let other)):
            guard Folded.text(one.subject) == Folded.text(other.subject),
                one.travelled == other.travelled, one.rule?.scheme == other.rule?.scheme
            else { return nil }
            self = .same
        default: return nil
        }
    }

    private init?(_ one: Film, _ other: Film) {
        guard Folded.text(one.title) == Folded.text(other.title),
            one.year == other.year || one.year == nil || other.year == nil
        else { return nil }
        if one.watched == other.watched {
            self = one.year == other.year ? .same : .compatible
        } else if one.watched == nil || other.watched == nil {
            self = .doubtful
        } else {
            return nil
        }
    }

    private init?(
        _ one: Trip, _ other: Trip, _ hasZonesOfPlaces: Bool, _ gazetteer: any FindsPlaces
    ) {
        let isSameClock = one.departure.clockText == other.departure.clockText
        let isSameTime =
            if let instant = one.departure.instant, let second = other.departure.instant {
                instant == second || hasZonesOfPlaces && isSameClock
            } else {
                isSameClock
            }
        guard isSameTime else { return nil }
        let isSameWay =
            Folded.text(one.from) == Folded.text(other.from)
            && Folded.text(one.to) == Folded.text(other.to)
        let isSameService =
            !one.service.isEmpty
            && ServiceName.key(of: one.service) == ServiceName.key(of: other.service)
        if isSameWay {
            self = .same
        } else if isSameService {
            self = .compatible
        } else {
            switch StopLikeness(of: one, other, by: gazetteer) {
            case .same: self = .compatible
            case .perhaps: self = .doubtful
            case .unlike: return nil
            }
        }
    }
}

/// The likelihood that two trips go between the same stops, however those are named.
enum StopLikeness: Comparable {
    case unlike
    /// The names are of neighbouring stops, or one is the beginning of the other.
    case perhaps
    /// The names are of one stop, or one of them is the town of the other.
    case same

    /// Compares both ends, of which the less like one decides.
    init(of one: Trip, _ other: Trip, by gazetteer: any FindsPlaces) {
        let (first, second) = (gazetteer.ends(of: one), gazetteer.ends(of: other))
        // Airports are far from the towns that they are named after.
        let near = one.mode == .flight ? 60.0 : 10
        self = min(
            Self.compare(Stop(one.from, first.from), Stop(other.from, second.from), near: near),
            Self.compare(Stop(one.to, first.to), Stop(other.to, second.to), near: near))
    }

    /// - Parameter near: The distance within which a stop may be in a town, in kilometres.
    private static func compare(_ one: Stop, _ other: Stop, near: Double) -> StopLikeness {
        if one.name == other.name { return .same }
        let isBeginning = one.isBeginning(of: other) || other.isBeginning(of: one)
        guard let here = one.found, let there = other.found, here.country == there.country else {
            return isBeginning ? .perhaps : .unlike
        }
        let distance = here.coordinates.flatMap { place in
            there.coordinates.map { place.distance(to: $0) }
        }
        if distance == 0, !here.isAbout, !there.isAbout { return .same }
        let isNear = distance.map { $0 <= near } ?? false
        let isOfOneTown = distance == 0 || one.town == other.town || isBeginning && isNear
        if one.isTown || other.isTown, isOfOneTown { return .same }
        return isBeginning || isNear ? .perhaps : .unlike
    }

    /// A stop with the place that was looked up by its name.
    private struct Stop {
        /// The folded name.
        let name: String
        let found: FoundPlace?

        init(_ name: String, _ found: FoundPlace?) {
            self.name = WholeText.folded(name)
            self.found = found
        }

        /// The folded name of the town, or `nil` if none was found.
        var town: String? {
            guard let found, found.isAbout else { return nil }
            return WholeText.folded(found.name)
        }

        /// Whether the name is that of a town, without a station.
        var isTown: Bool { town == name }

        func isBeginning(of other: Stop) -> Bool { other.name.hasPrefix(name + " ") }
    }
}

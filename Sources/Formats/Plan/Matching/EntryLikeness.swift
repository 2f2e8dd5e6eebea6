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
        case (.trip(let one), .trip(let other)):
            self.init(one, other, hasZonesOfPlaces, gazetteer)
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

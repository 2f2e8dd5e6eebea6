internal import Claims
internal import Domain
internal import Foundation
internal import Presentation
internal import Wording

/// The objects that the screens of trips and journeys share.
struct TripServices {
    let journal: any Journal
    let gazetteer: any FindsPlaces
    /// The maps of the pages, or `nil` if there are none.
    let maps: TripMaps?
    let rights: any KnowsRights
    /// Knows the claims, or is `nil` if claims are not kept.
    let ledger: (any ReadsLedger)?
    let words: Localizer
    /// The time zone of the computer.
    let timeZone: TimeZone
    /// Returns the present moment.
    let now: () -> Date
    /// Whether the file of a ticket exists.
    let isThere: (TicketFile) -> Bool

    /// Returns the compensation that may be owed for a trip, or for a journey as one trip.
    func answers(for trip: Trip, on passes: KnownPasses) -> [RightsAnswer] {
        let (rights, ticket) = (rights.rights, JourneyTicket(trip, passes: passes))
        return rights.answers(
            for: rights.journey(of: trip, ticket: ticket, gazetteer: gazetteer))
    }

    /// Returns the ends of a trip, or of a journey as one trip.
    func ends(of trip: Trip) -> FoundEnds { gazetteer.ends(of: trip) }

    /// The time zone at home.
    var home: TimeZone { words.homeZone ?? timeZone }

    /// The zones that the program fills in, which say nothing of a place.
    var filledInZones: Set<String> { [home.identifier, timeZone.identifier] }

    /// Returns the names by which the line of a trip is read.
    func knownNames() async -> KnownNames {
        await journal.knownNames(gazetteer: gazetteer, rights: rights)
    }

    /// Returns the currency of a trip's country, or else the usual one.
    ///
    /// - Parameter code: the code of the journal's usual currency, or `nil` if it is unknown.
    func currency(of trip: Trip, inJournal code: String?) -> String {
        words.usualCurrency(
            of: trip, rights: rights.rights, gazetteer: gazetteer, inJournal: code)
    }

    /// Returns a page's map, or `nil` if there are no maps.
    ///
    /// - Parameter areLegs: whether the trips are legs of a journey.
    func map(areLegs: Bool) -> PageMap? {
        maps.map { PageMap($0, areLegs: areLegs, words: words) }
    }

    /// Returns the claims of a screen, or `nil` if claims are not kept.
    ///
    /// - Parameter openClaim: opens a claim that was made.
    func claims(
        view: any DisplaysFailure, openClaim: @escaping (EntryID) -> Void
    ) -> TripClaims? {
        ledger.map { ledger in
            TripClaims(
                in: journal, ledger, today: { [now, timeZone] in CalendarDay(now(), in: timeZone) },
                view: view, words: words, openClaim: openClaim)
        }
    }
}

public import Domain
public import EntryFeature
public import Foundation
public import Maps
public import Presentation
public import Wording

/// The view on which trips, journeys and their forms are shown.
public protocol TripsView: DisplaysTrip, DisplaysOutcomeSelection, DisplaysForm, MakesTripPages,
    AsksQuestions, DisplaysJourney, DisplaysSubstituteSelection, MakesJourneyPages
{}

/// The part of the view on which journeys are shown.
typealias JourneysView = DisplaysJourney & DisplaysSubstituteSelection & MakesJourneyPages

/// Opens trips, journeys and their forms, and other entries of the same day.
public final class TripsCoordinator: EntryCoordinator {
    private weak var view: (any TripsView)?
    private let gazetteer: any FindsPlaces
    private let maps: TripMaps?
    private let rights: any KnowsRights
    private let ledger: (any ReadsLedger)?
    private let words: Localizer
    private let timeZone: TimeZone
    private let isThere: (TicketFile) -> Bool
    private let tickets: () -> (any StoresTickets)?

    /// Retains the journal and the navigation, but neither the view nor the router of flows.
    ///
    /// - Parameters:
    ///   - atlas: the atlas of the maps, or `nil` if there are no maps.
    ///   - filledInZones: returns the zones that the program fills in, which say nothing of a place.
    ///   - ledger: knows the claims, or `nil` if claims are not kept.
    ///   - timeZone: the time zone of the computer.
    ///   - isThere: whether the file of a ticket exists.
    ///   - tickets: returns the current store of ticket copies, or `nil` if tickets are not copied.
    public init(
        journal: any Journal, view: any TripsView, navigation: NavigationStack,
        flows: any FlowRouting, gazetteer: any FindsPlaces, atlas: AtlasFile? = nil,
        filledInZones: @escaping @Sendable () -> Set<String> = { [] }, rights: any KnowsRights,
        ledger: (any ReadsLedger)? = nil, words: Localizer,
        timeZone: TimeZone = .current,
        isThere: @escaping (TicketFile) -> Bool = { _ in true },
        tickets: @escaping () -> (any StoresTickets)? = { nil },
        now: @escaping () -> Date = { Date() }
    ) {
        self.view = view
        self.gazetteer = gazetteer
        maps = atlas.map {
            TripMaps(gazetteer: gazetteer, atlas: $0, filledInZones: filledInZones)
        }
        self.rights = rights
        self.ledger = ledger
        self.words = words
        self.timeZone = timeZone
        self.isThere = isThere
        self.tickets = tickets
        super.init(journal: journal, navigation: navigation, flows: flows, now: now)
    }

    override public func makeScene(_ id: EntryID, _ entrance: PagePresentation)
        -> EntryPageCoordinator?
    {
        guard let view else { return nil }
        let record = RecordOutcome(id: id, journal: journal)
        return EntryPageCoordinator(
            of: TripModel(id, in: journal, commit: record.record), view: view,
            navigation: navigation, words: words, now: now, timeZone: timeZone,
            map: maps.map { PageMap($0, areLegs: false, words: words) }, rights: answers,
            claims: claims { [weak self] in self?.openRelated($0.rawValue, from: id) },
            isThere: isThere,
            ends: { [gazetteer] in gazetteer.ends(of: $0) },
            entrance: entrance,
            openRelated: { [weak self] in self?.openRelated($0, from: id) },
            openJourney: { [weak self] in self?.openJourney(of: id) },
            begin: { [weak self] substitute in
                Task { [weak self] in await self?.begin(.instead(substitute), from: id) }
            },
            find: { [weak self] in self?.find($0) })
    }

    /// Finds the compensation that may be owed for a trip, or for a journey as one trip.
    private var answers: (Trip, KnownPasses) -> [RightsAnswer] {
        { [rights, gazetteer] trip, passes in
            let (rights, ticket) = (rights.rights, JourneyTicket(trip, passes: passes))
            return rights.answers(
                for: rights.journey(of: trip, ticket: ticket, gazetteer: gazetteer))
        }
    }

    /// Finds the currency of a trip's country, or else the usual one.
    private var currency: (Trip) -> String {
        { [rights, gazetteer, words] trip in
            words.usualCurrency(of: trip, rights: rights.rights, gazetteer: gazetteer)
        }
    }

    /// Returns the claims of a screen, or `nil` if claims are not kept.
    ///
    /// - Parameter openClaim: opens a claim that was made.
    private func claims(openClaim: @escaping (EntryID) -> Void) -> TripClaims? {
        guard let view, let ledger else { return nil }
        return TripClaims(
            in: journal, ledger, today: { [now, timeZone] in CalendarDay(now(), in: timeZone) },
            view: view, words: words, openClaim: openClaim)
    }

    override public func makeJourneyScene(_ id: EntryID, _ entrance: PagePresentation)
        -> EntryPageCoordinator?
    {
        guard let view else { return nil }
        return EntryPageCoordinator(
            of: JourneyModel(id, in: journal), view: view, navigation: navigation, words: words,
            map: maps.map { PageMap($0, areLegs: true, words: words) }, rights: answers,
            claims: claims { [weak self] in self?.openLeg($0.rawValue, of: id) },
            isThere: isThere, ends: { [gazetteer] in gazetteer.ends(of: $0) }, entrance: entrance,
            openLeg: { [weak self] in self?.openLeg($0, of: id) },
            begin: { [weak self] next, leg in
                Task { [weak self] in await self?.begin(next, from: leg) }
            },
            abandon: { [weak self] in self?.record($0, of: $1) })
    }

    /// Records that the traveller took nothing instead of a leg.
    private func record(_ abandonment: Abandonment, of leg: EntryID) {
        let record = RecordOutcome(id: leg, journal: journal)
        Task.immediate { [journal, words, weak view] in
            await journal.withTerminationDeferred {
                do {
                    _ = try await record.record(.abandoned(abandonment))
                } catch {
                    view?.showFailure(words.failure(words.outcomeNotRecorded, because: error))
                }
            }
        }
    }

    override public func makeForm(
        for subject: FormMode, _ events: FormCallbacks
    ) -> (any Presenting)? {
        guard let view else { return nil }
        let now = now()
        let today = CalendarDay(now, in: timeZone)
        let home = words.homeZone ?? timeZone
        let line: String? = if case .line(let text) = subject { text } else { nil }
        let make = {
            [journal, gazetteer, rights, tickets, currency, timeZone, words, weak view]
            (
                trip: Trip, arrivalZone: Zone?, focus: FormKey, legs: [Trip],
                timesAreActual: ((Trip) -> Bool)?
            ) in
            TripForm(
                trip, legs: legs, arrivalZone: arrivalZone, focus: focus, line: line,
                known: { await journal.knownNames(gazetteer: gazetteer, rights: rights) },
                today: today, journal: journal, view: view, gazetteer: gazetteer, tickets: tickets,
                timesAreActual: timesAreActual, currency: currency, home: .local(home),
                filledInZones: [home.identifier, timeZone.identifier], words: words)
        }
        return EntryFormPresenter(
            for: subject, journal: journal, view: view, events: events, words: words,
            new: { [journal] in
                let passes = await journal.passes()
                return Trip.suggested(at: now, in: home, passes: passes).map { trip in
                    var trip = trip
                    if let texts = events.passedOn {
                        trip.tags = [String](commaSeparated: texts.tags, except: "Trip")
                        trip.notes = texts.notes
                    }
                    return make(trip, nil, FormKey(.from), [], nil)
                }
            },
            existing: { make($0, nil, FormKey(.from), [], nil) },
            next: { [journal, timeZone, words] next, trip in
                switch next {
                case .again:
                    today.map { make(trip.again(on: $0), nil, FormKey.departure.day, [], nil) }
                case .wayBack:
                    make(trip.wayBack, trip.departure.zone, FormKey.departure.clock, [], nil)
                case .journeyAgain, .journeyBack:
                    await journal.legs(of: next, from: subject, on: today).flatMap { legs in
                        legs.first.map {
                            make(
                                $0, nil,
                                next == .journeyAgain
                                    ? FormKey.departure.day : FormKey.departure.clock,
                                legs, nil)
                        }
                    }
                case .nextLeg:
                    make(trip.nextLeg(journey: JourneyID.new()), nil, FormKey(.to), [], nil)
                case .instead(let substitute):
                    make(
                        trip.substitute(
                            substitute, journey: JourneyID.new(),
                            service: words.service(of: substitute)), nil, FormKey.departure.clock,
                        [],
                        { $0.isOver(at: now, in: timeZone) })
                }
            })
    }
}

extension ReadsEntries {
    /// Returns the legs of a journey that repeats or returns the journey of a trip, or `nil` if
    /// there is none.
    fileprivate func legs(
        of next: EntryDerivation, from subject: FormMode, on today: CalendarDay?
    ) async -> [Trip]? {
        guard case .next(_, from: let id) = subject, let today,
            let journey = Journey(await journeyLegs(with: id))
        else { return nil }
        return next == .journeyAgain
            ? journey.again(on: today, id: JourneyID.new())
            : journey.wayBack(id: JourneyID.new())
    }
}

public import Claims
public import Domain
public import EntryFeature
public import Foundation
public import Maps
public import Presentation
public import Wording

public protocol TripsView: DisplaysTrip, DisplaysOutcomeSelection, DisplaysForm, MakesTripPages,
    AsksQuestions, DisplaysJourney, DisplaysSubstituteSelection, MakesJourneyPages
{}

/// Opens trips, journeys and their forms, and other entries of the same day.
public final class TripsCoordinator: EntryCoordinator {
    private weak var view: (any TripsView)?
    private let services: TripServices
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
        flows: any FlowRouting<EntryFlow>, gazetteer: any FindsPlaces, atlas: AtlasFile? = nil,
        filledInZones: @escaping @Sendable () -> Set<String> = { [] }, rights: any KnowsRights,
        ledger: (any ReadsLedger)? = nil, words: Localizer, timeZone: TimeZone = .current,
        isThere: @escaping (TicketFile) -> Bool = { _ in true },
        tickets: @escaping () -> (any StoresTickets)? = { nil },
        now: @escaping () -> Date = { Date() }
    ) {
        self.view = view
        self.tickets = tickets
        services = TripServices(
            journal: journal, gazetteer: gazetteer,
            maps: atlas.map {
                TripMaps(gazetteer: gazetteer, atlas: $0, filledInZones: filledInZones)
            },
            rights: rights, ledger: ledger, words: words, timeZone: timeZone, now: now,
            isThere: isThere)
        super.init(journal: journal, navigation: navigation, flows: flows, now: now)
    }

    override public func pageCoordinator(
        of id: EntryID, _ entrance: PagePresentation
    ) -> EntryPageCoordinator? {
        guard let view else { return nil }
        let record = RecordOutcome(id: id, journal: journal)
        return TripCoordinator(
            of: TripModel(id, in: journal, commit: record.record), view: view,
            navigation: navigation, flows: flows, services: services, entrance: entrance)
    }

    override public func journeyCoordinator(
        of id: EntryID, _ entrance: PagePresentation
    ) -> EntryPageCoordinator? {
        guard let view else { return nil }
        return JourneyCoordinator(
            of: JourneyModel(id, in: journal), view: view, navigation: navigation, flows: flows,
            services: services, entrance: entrance)
    }

    override public func makeForm(for request: FormRequest) async -> (any Presenting)? {
        guard let view else { return nil }
        let (now, timeZone, words) = (now(), services.timeZone, services.words)
        let today = CalendarDay(now, in: timeZone)
        func make(_ beginning: TripBeginning) -> TripForm {
            TripForm(
                beginning, for: request, tickets: tickets, services: services,
                view: view)
        }
        return await form(
            for: request, over: view, words: words,
            new: {
                let passes = await journal.passes()
                return Trip.suggested(at: now, in: services.home, passes: passes).map { trip in
                    var trip = trip
                    if let texts = request.passedOn {
                        trip.tags = texts.tags(besides: .trip)
                        trip.notes = texts.notes
                    }
                    return make(TripBeginning(trip: trip, passes: passes))
                }
            },
            existing: { make(TripBeginning(trip: $0)) },
            next: { next, trip in
                let passes = await journal.passes()
                let (day, clock) = (FormKey.departure.day, FormKey.departure.clock)
                let beginning: TripBeginning? =
                    switch next {
                    case .again:
                        today.map {
                            TripBeginning(trip: trip.again(on: $0), focus: day)
                                .renewing(passes, from: trip)
                        }
                    case .wayBack:
                        TripBeginning(
                            trip: trip.wayBack, focus: clock, arrivalZone: trip.departure.zone
                        ).renewing(passes, from: trip)
                    case .journeyAgain, .journeyBack:
                        await journal.legs(of: next, from: request.mode, on: today, passes: passes)
                            .flatMap { first, legs in
                                legs.first.map {
                                    TripBeginning(
                                        trip: $0, focus: next == .journeyAgain ? day : clock,
                                        legs: legs
                                    ).renewing(passes, from: first)
                                }
                            }
                    case .nextLeg:
                        TripBeginning(
                            trip: trip.nextLeg(journey: JourneyID.new()), focus: FormKey(.to)
                        ).renewing(passes, from: trip)
                    case .instead(let substitute):
                        TripBeginning(
                            trip: trip.substitute(
                                substitute, journey: JourneyID.new(),
                                service: words.service(of: substitute)), focus: clock,
                            timesAreActual: { $0.isOver(at: now, in: timeZone) })
                    }
                return beginning.map(make)
            }, currency: { await services.ledger?.usualCurrency() })
    }
}

extension ReadsEntries {
    /// Returns the legs of a journey that repeats or returns the journey of a trip, with the leg that
    /// the first of them is made from, or `nil` if there is none.
    fileprivate func legs(
        of next: EntryDerivation, from subject: FormMode, on today: CalendarDay?,
        passes: KnownPasses
    ) async -> (first: Trip, legs: [Trip])? {
        guard case .next(_, from: let id) = subject, let today,
            let journey = Journey(await journeyLegs(with: id))
        else { return nil }
        let (planned, new) = (journey.promised.map(\.trip), JourneyID.new())
        return next == .journeyAgain
            ? (planned[0], journey.again(on: today, id: new, passes: passes))
            : (planned[planned.count - 1], journey.wayBack(id: new, passes: passes))
    }
}

extension Trip {
    /// Returns the trip with which the form for a new one begins: one hour from the next full hour
    /// in `timeZone`, on the season ticket that is valid then. It is `nil` only outside the years
    /// of the calendar.
    static func suggested(
        at now: Date, in timeZone: TimeZone, passes: KnownPasses
    ) -> Trip? {
        guard let clock = DateTime(now, onClockIn: timeZone),
            let hour = DateTime(clock.day, hour: clock.hour, minute: 0, zone: .local(timeZone)),
            let departure = hour.nextHour
        else { return nil }
        let ticket = passes.ticket(on: departure.day)
        return Trip(
            from: "", to: "", departure: departure, arrival: nil, ticket: ticket.kind,
            ticketNumber: ticket.number)
    }
}

extension DateTime {
    /// The time one hour later, or two if that hour is repeated, since a form has no second
    /// occurrence of an hour.
    fileprivate var nextHour: DateTime? {
        let later = [1, 2].compactMap { advanced(by: .seconds($0 * 3_600)) }
        return later.first { $0.zone == zone } ?? later.first
    }
}

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
    let now: () -> Date
    /// Whether the file of a ticket exists.
    let isThere: (TicketFile) -> Bool

    /// Returns the compensation that may be owed for a trip, or for a journey as one trip.
    func answers(for trip: Trip, on passes: KnownPasses) -> [RightsAnswer] {
        let (rights, ticket) = (rights.rights, JourneyTicket(trip, passes: passes))
        return rights.answers(for: rights.journey(of: trip, ticket: ticket, gazetteer: gazetteer))
    }

    /// Returns the ends of a trip, or of a journey as one trip.
    func ends(of trip: Trip) -> FoundEnds { gazetteer.ends(of: trip) }

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
        words.usualCurrency(of: trip, rights: rights.rights, gazetteer: gazetteer, inJournal: code)
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
    func claims(view: any DisplaysFailure, openClaim: @escaping (EntryID) -> Void) -> TripClaims? {
        ledger.map { ledger in
            TripClaims(
                in: journal, ledger, today: { [now, timeZone] in CalendarDay(now(), in: timeZone) },
                view: view, words: words, openClaim: openClaim)
        }
    }
}

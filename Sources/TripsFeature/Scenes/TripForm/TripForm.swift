internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// The trip with which a form begins.
struct TripBeginning {
    var trip: Trip
    /// The field that has the keyboard focus first.
    var focus = FormKey(.from)
    /// The zone of an arrival that is not known, or `nil` for that of the departure.
    var arrivalZone: Zone?
    /// The legs of the journey that the trip is the first leg of, which are written with it; empty
    /// for a single trip.
    var legs: [Trip] = []
    /// Whether the times of a new trip are actual ones, or `nil` if they are planned ones.
    var timesAreActual: ((Trip) -> Bool)?
    /// The season tickets that the ticket of the trip follows, or `nil` if its ticket stays.
    var passes: KnownPasses?
    /// The trip that this one was made from, or `nil` if there is none.
    var source: Trip?

    /// Returns the beginning with the ticket of its day, which follows the day from then on.
    func renewing(_ passes: KnownPasses, from source: Trip) -> TripBeginning {
        var beginning = self
        beginning.trip = passes.renewing(trip, from: source)
        (beginning.passes, beginning.source) = (passes, source)
        return beginning
    }
}

/// A trip that is edited in a form.
final class TripForm: EntryForm<Trip> {
    private let beginning: TripBeginning
    private var filling = LineFilling()
    /// The offer to repeat an earlier trip, or `nil` if the form begins with a trip or a line.
    private var routine: Lookup<TripRoutine, Trip>?
    private var isFilling = false
    private let services: TripServices
    private var lookedUp: Set<String> = []
    private lazy var zoneOffers = ZoneOffers(by: services.gazetteer, words: words)
    private var edit: TripEdit
    /// The id of the journey of a next leg.
    private let journey = JourneyID.new()
    private var following: TripFollowing
    /// The ticket that follows the day, or `nil` if it stays.
    private var ticket: TicketFollowing?
    /// The reason why what the line says cannot be recorded, or `nil`.
    private var recordError: TripError?

    /// - Parameter tickets: returns the current store of ticket copies, or `nil` if tickets are not
    ///   copied.
    init(
        _ beginning: TripBeginning, for request: FormRequest,
        tickets: @escaping () -> (any StoresTickets)?, services: TripServices,
        view: (any DisplaysForm)?
    ) {
        let original = beginning.trip
        let (journal, words) = (services.journal, services.words)
        self.beginning = beginning
        self.services = services
        if original.from.isEmpty, request.mode.lineText == nil {
            routine = Lookup { [journal] in await $0.trip(in: journal) }
        }
        let rows = TripRows.of(original, hasLine: request.mode.lineText != nil, words)
        let draft = FormDraft(of: original, in: rows)
        edit = TripEdit(original: original, before: draft, draft: draft, words: words)
        following = TripFollowing(
            edit, arrivalZone: beginning.arrivalZone, gazetteer: services.gazetteer)
        ticket = beginning.passes.flatMap {
            TicketFollowing($0, from: beginning.source, in: draft)
        }
        super.init(
            original, rows, for: request, focus: beginning.focus,
            today: CalendarDay(services.now(), in: services.timeZone),
            known: services.knownNames, files: tickets, journal: journal, view: view, words: words)
        routine?.onChange = { [weak self] in
            if let self { form?.show(check(edit.draft)) }
        }
    }

    // MARK: The form

    /// The zone that need not be shown.
    private var home: Zone { .local(services.home) }

    override func name(of draft: FormDraft) -> String {
        let (from, to) = (draft[.from].trimmingSpaces, draft[.to].trimmingSpaces)
        return from.isEmpty || to.isEmpty ? from + to : Trip.nameInList(from: from, to: to)
    }

    override func complete(_ form: inout FormViewModel, typed: FormDraft?) {
        if let typed { replay(typed) }
        let count = beginning.legs.count
        if count > 1 { form.title = words.formTitle(ofFirstLegOf: count) }
        (form.homeZone, form.zones) = (home.name, Zone.offered)
        form.proposals = FormDraft([FormKey.arrival.zone: following.arrivalZone])
    }

    override func react(to event: FormEvent) {
        switch event {
        case .pressed(.asBefore): takeOffer()
        case .editingEnded: showWhatFollows()
        default: super.react(to: event)
        }
    }

    // MARK: What a draft makes of the trip

    override func usualCurrency(for draft: FormDraft) -> String {
        var trip = original
        (trip.from, trip.to) = (draft[.from].trimmingSpaces, draft[.to].trimmingSpaces)
        (trip.operator, trip.mode) = (draft[.operator].trimmingSpaces, draft.travelMode)
        let edit = edit.typing(draft)
        if let departure = try? edit.departure() { trip.departure = departure }
        if let arrival = try? edit.time(at: .arrival) { trip.arrival = arrival }
        return services.currency(of: trip, inJournal: journalCurrency)
    }

    /// The trip that this one continues as the line says, or `nil` if it continues none.
    private var legBefore: Journey.Leg? {
        filling.line.isNextLeg ? filling.legBefore : nil
    }

    override func completion(
        of typed: Trip, from draft: FormDraft
    ) -> @Sendable (Trip) -> Trip {
        let move = draft[flag: .keepsRecord] ? nil : original.moveOfRecord(to: typed)
        let areActual = beginning.timesAreActual?(typed) ?? false
        let follow: @Sendable (Trip) -> Trip = { [legBefore, journey] trip in
            var trip = move?(trip) ?? trip
            if areActual {
                (trip.actualDeparture, trip.actualArrival) = (typed.departure, typed.arrival)
            }
            return legBefore.map { trip.inJourney(after: $0.trip, journey: journey) } ?? trip
        }
        let outcomes = filling.line.outcomes
        recordError = nil
        do throws(TripError) {
            _ = try follow(typed).recording(outcomes)
        } catch {
            recordError = error
        }
        return { trip in
            let trip = follow(trip)
            return (try? trip.recording(outcomes)) ?? trip
        }
    }

    override func change(_ draft: FormDraft) throws -> @Sendable (Trip) -> Trip {
        let change = try super.change(draft)
        if let recordError { throw recordError }
        return change
    }

    override func merged(_ fields: [FormField<Trip>], in draft: FormDraft) -> [FormField<Trip>] {
        let name = words.name(of: .departure)
        guard arrivalFollows(in: draft) else { return fields }
        return fields.map { field in
            guard field.name == name else { return field }
            return FormField(name, text: field.text) {
                field.copy($0, &$1)
                $1.arrival = $0.arrival
            }
        }
    }

    /// Returns whether the arrival moved by as much as the departure, and thus is not a separate
    /// change.
    private func arrivalFollows(in draft: FormDraft) -> Bool {
        let edit = edit.typing(draft)
        guard draft.departure != self.draft.departure, let duration = original.duration,
            let departure = try? edit.departure(), let arrival = try? edit.time(at: .arrival)
        else { return false }
        return departure.duration(until: arrival) == duration
    }

    // MARK: Checking

    override func key(of error: TripError, in trip: Trip, unread: Set<FormKey>) -> FormKey? {
        let areTimesRead = TripStop.allCases.allSatisfy {
            unread.isDisjoint(with: [$0.key.day, $0.key.clock, $0.key.zone])
        }
        return switch error {
        case .emptyOrigin, .emptyDestination:
            super.key(of: error, in: trip, unread: unread)
        case .arrivalBeforeDeparture where areTimesRead:
            trip.arrival.map { $0.day < trip.departure.day } == true
                ? FormKey.arrival.day : FormKey.arrival.clock
        // Recorded times may be about to move with a text that cannot be read.
        case .record where unread.isEmpty: .record
        default: nil
        }
    }

    override func complete(_ check: inout FormCheck, of draft: FormDraft, making trip: Trip) {
        edit.draft = draft
        if case .record? = recordError {
            check.complaints[.record] = recordError.map(words.complaint)
            check.canSave = false
        }
        let departure = try? edit.departure()
        let arrival = try? edit.time(at: .arrival)
        let notes = following.notes(in: draft, home: home.name, words: words)
        let duration = arrival.flatMap { departure?.duration(until: $0) }
        check.words[.duration] = duration.flatMap { $0 < .zero ? nil : words.duration($0) }
        check.words[.fromPlace] = notes.from.unlessEmpty
        check.words[.toPlace] = notes.to.unlessEmpty
        check.words[FormKey(.distance)] = trip.greatCircle.map(words.asTheCrowFlies)
        check.words[.asBefore] = routine?.answer.map(words.asBefore)
        if departure != nil {
            check.words[.keepsRecord] = original.offerToMoveRecord(to: trip, words)
        }
        let isTimeSet = draft.departure.clock != self.draft.departure.clock
        check.tell(
            filling.meanings(home: home.name, words),
            filling.complaint(isTimeSet: isTimeSet, words))
    }

    // MARK: The line

    /// Replays a draft from another form as if it had been typed here, beginning with the places
    /// and the departure, which other fields follow from.
    private func replay(_ typed: FormDraft) {
        var first = draft
        for name in [FieldName.from, .to, .mode] { first[name] = typed[name] }
        first.departure = typed.departure
        for draft in [first, typed] {
            _ = following(draft)
            showWhatFollows()
        }
        edit.draft = typed
    }

    /// Fills the form, which sends the draft as if all of it were typed and left.
    override func fill(_ draft: FormDraft) {
        isFilling = true
        super.fill(draft)
        isFilling = false
        if filling.line.isNextLeg { lookForLegBefore() }
    }

    override func read(_ line: String, by reading: FormLineWords) -> FormDraft {
        filling.fill(
            draft, from: line, by: reading, gazetteer: services.gazetteer, known: following.known,
            words: words)
    }

    /// Gives the arrival its zone, even if the draft before had no arrival.
    override func completing(filled draft: FormDraft) -> FormDraft {
        var draft = draft
        draft.arrival?.zone = following.arrivalZone
        return draft
    }

    /// Looks for the trip that a next leg continues. What follows from it is shown.
    private func lookForLegBefore() {
        guard let departure = try? edit.departure() else { return }
        Task { [weak self, journal, line = filling.line] in
            let leg = await journal.legBefore(departure, from: line.from)
            guard let self, filling.line == line, filling.legBefore != leg else { return }
            filling.legBefore = leg
            fillFromLine()
        }
    }

    // MARK: Saving

    override func add(_ trip: Trip, from draft: FormDraft) async throws -> EntryID {
        if let joined = legBefore?.id ?? mode.joined {
            return try await journal.add(trip.entry, joining: joined)
        }
        let others = beginning.legs.following(trip, passes: beginning.passes ?? .none)
        let all = ([trip] + others).enumerated().map { Journey.Leg(EntryID("\($0)"), $1) }
        guard !others.isEmpty, let journey = Journey(all) else {
            return try await super.add(trip, from: draft)
        }
        return try await journal.withUndoGroup(namedAfter: journey.whole.entry) {
            let id = try await $0.add(trip.entry)
            for other in others { _ = try await $0.add(other.entry) }
            return id
        }
    }

    // MARK: What follows

    /// Returns the draft with the zones of its places and the coordinates of its airports, with the
    /// arrival that follows its departure, with the currency of its fare, and with the ticket of its
    /// day. The form shows the zones, the coordinates and the arrival once the text that they follow
    /// from is whole.
    override func following(_ draft: FormDraft) -> FormDraft {
        offerCompletions(of: draft)
        func placeTexts(_ draft: FormDraft) -> [String] {
            [draft[.from], draft[.to], draft[.operator]]
        }
        let isPlaceTyped = !isFilling && placeTexts(draft) != placeTexts(edit.draft)
        edit.draft = following.update(edit.typing(draft))
        edit.draft = super.following(edit.draft)
        let said = filling.line.ticket
        if let next = ticket?.update(edit.draft, said: said, isTyped: !isFilling) {
            edit.draft.put(next)
            form?.put(next)
        }
        if !isPlaceTyped, let next = following.next(in: edit.draft, isOfPlaces: true) {
            form?.put(next)
        }
        routine?.ask(TripRoutine(edit))
        lookForStops()
        return edit.draft
    }

    /// Offers the towns and zones that complete the fields that a draft changes. A whole name of
    /// the journal is not completed, so that no list takes the next key.
    private func offerCompletions(of draft: FormDraft) {
        for key in [FieldName.from, .to].map({ FormKey($0) }) where draft[key] != edit.draft[key] {
            let isWhole = isKnown(draft[key].trimmingSpaces, of: key)
            form?.offer(
                isWhole ? [] : words.towns(beginning: draft[key], in: services.gazetteer), for: key)
        }
        for key in TripStop.allCases.map(\.key.zone) where draft[key] != edit.draft[key] {
            form?.offer(zoneOffers.offers(for: draft[key]), for: key)
        }
    }

    /// Looks up the facts that the journal has of the draft's stops. What follows from them is
    /// shown, and sent as if it were typed.
    private func lookForStops() {
        let names = [edit.draft[.from], edit.draft[.to]].map(\.trimmingSpaces)
            .filter { isKnown($0, of: FormKey(.from)) && lookedUp.insert($0).inserted }
        guard !names.isEmpty else { return }
        Task { [weak self, journal, filledInZones = services.filledInZones] in
            let known = await journal.knownPlaces(named: names, filledInZones: filledInZones)
            guard let self else { return }
            following.addKnownPlaces(known)
            var after = following
            guard after.update(edit) != edit.draft else { return }
            if line?.isEmpty == false { fillFromLine() } else { fill(edit.draft) }
        }
    }

    private func takeOffer() {
        guard let day = try? edit.departure().day, let trip = routine?.answer else { return }
        // The offer is the last one.
        routine = nil
        let passes = beginning.passes ?? .none
        let again = passes.renewing(trip.again(on: day), from: trip)
        var typed = edit.draft
        // A ticket that only followed the day gives way to that of the earlier trip.
        if ticket?.isChosen == false { typed.put(draft.ticketTexts) }
        let filled = FormDraft(of: again, in: TripRows.of(again, words))
            .keeping(typed, typedInto: draft)
        ticket =
            ticket?.isChosen == false ? TicketFollowing(passes, from: trip, in: filled) : nil
        fill(filled)
    }

    private func showWhatFollows() {
        guard let next = following.next(in: edit.draft) else { return }
        form?.put(next)
        // The notes of the places are about the zones that are shown.
        if next.texts.keys.contains(FormKey.departure.day) { form?.show(check(edit.draft)) }
    }
}

extension FormDraft {
    /// Returns this draft of an earlier trip with the values that the user typed for the new one,
    /// except the places, the service and the times, by which the earlier trip was found.
    func keeping(_ typed: FormDraft, typedInto before: FormDraft) -> FormDraft {
        var draft = self
        let times = [FormKey.departure, .arrival].flatMap { [$0.day, $0.clock, $0.zone] }
        let found = [FieldName.from, .to, .service].map { FormKey($0) } + times
        for (key, text) in typed.texts where text != before[key] && !found.contains(key) {
            draft[key] = text
        }
        // An amount and its currency belong together.
        let amount = [FormKey(.fare), .currency]
        if amount.contains(where: { typed[$0] != before[$0] }) {
            for key in amount { draft[key] = typed[key] }
        }
        return draft
    }
}

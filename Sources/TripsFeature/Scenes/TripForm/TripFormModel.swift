internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// A trip that is edited in a form.
final class TripFormModel: EntryInForm {
    var original: Trip { edit.original }
    var draft: TripDraft { edit.before }

    private let focus: TripFormCheck.Field
    /// The legs of the journey that the trip is the first leg of; empty for a single trip.
    private let legs: [Trip]
    private let today: CalendarDay?
    /// The typed line, or `nil` if the form has none.
    private(set) var line: String?
    private let known: () async -> KnownNames
    private var filling: LineFilling?
    /// The offer to repeat an earlier trip, or `nil` if the form begins with a trip or a line.
    private let routine: RoutineOffer?
    private var isFilling = false
    private let journal: any Journal
    private let completions: FormCompletions
    private let home: Zone
    private let words: Localizer
    private let gazetteer: any FindsPlaces
    private let stops: TripFormStops
    private let tickets: () -> (any StoresTickets)?
    private weak var view: (any DisplaysTripForm)?
    private var edit: TripEdit
    private var checker: TripFormChecker
    private var following: ArrivalFollowing
    private var places: PlaceFollowing
    private var currency: CurrencyFollowing
    private weak var form: (any TripForm)?
    private var shownCurrency: String
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - arrivalZone: the zone of an arrival that is not known.
    ///   - legs: the legs of the journey that the trip is the first leg of, which are written with
    ///     it.
    ///   - focus: the field that has the keyboard focus first.
    ///   - line: the initial text of the line above the fields, or `nil` if there is no such line.
    ///   - known: returns the names that a line is read with.
    ///   - today: the day that relative days such as "yesterday" refer to.
    ///   - tickets: returns the current store of ticket copies, or `nil` if tickets are not copied.
    ///   - timesAreActual: see `TripEdit`.
    ///   - currency: returns the code of the usual currency for a trip; empty for none.
    ///   - home: the zone that need not be shown.
    ///   - filledInZones: the zones that the program fills in, which say nothing of a place.
    init(
        _ original: Trip, legs: [Trip] = [], arrivalZone: Zone? = nil,
        focus: TripFormCheck.Field = .from,
        line: String? = nil, known: @escaping () async -> KnownNames = { .none },
        today: CalendarDay? = nil, journal: any Journal,
        view: (any DisplaysTripForm)?, gazetteer: any FindsPlaces,
        tickets: @escaping () -> (any StoresTickets)? = { nil },
        timesAreActual: ((Trip) -> Bool)? = nil, currency: @escaping (Trip) -> String,
        home: Zone, filledInZones: Set<String> = [], words: Localizer
    ) {
        self.focus = focus
        self.legs = legs
        self.line = line
        self.known = known
        self.today = today
        self.journal = journal
        routine = original.from.isEmpty && line == nil ? RoutineOffer(in: journal) : nil
        completions = FormCompletions(of: [.stop, .operator, .tag], in: journal)
        self.view = view
        self.home = home
        self.words = words
        self.gazetteer = gazetteer
        stops = TripFormStops(
            in: journal, gazetteer: gazetteer, filledInZones: filledInZones, words: words)
        self.tickets = tickets
        edit = TripEdit(
            of: original, words: words, timesAreActual: timesAreActual, currency: currency)
        shownCurrency = edit.currencyOfFare
        checker = TripFormChecker(words: words)
        following = ArrivalFollowing(edit, zone: arrivalZone)
        self.currency = CurrencyFollowing(
            AmountDraft(edit.before.fare, edit.before.currency), words: words)
        places = PlaceFollowing(
            edit.draft, arrivalZone: following.shown.zone,
            isArrivalZoneKnown: arrivalZone != nil, gazetteer: gazetteer)
    }

    func name(of draft: TripDraft) -> String {
        let (from, to) = (draft.from.trimmingSpaces, draft.to.trimmingSpaces)
        return from.isEmpty || to.isEmpty ? from + to : Trip.nameInList(from: from, to: to)
    }

    func open(
        title: String, typed: TripDraft?, check: TripFormCheck
    ) async -> FormHandle<TripDraft, TripFormCheck>? {
        let values = await completions.read()
        let names = line == nil ? .none : await known()
        stops.names = Set(values[.stop] ?? [])
        if let typed { replay(typed) }
        let opened = view?.openTripForm(
            TripFormViewModel(
                title: legs.count > 1 ? words.formTitle(ofFirstLegOf: legs.count) : title,
                draft: typed ?? draft, arrival: typed?.arrival ?? following.shown,
                line: line,
                focus: line == nil ? focus : .line,
                modes: TravelMode.allCases.map(words.mode),
                tickets: TicketKind.allCases.map(words.ticket), stops: values[.stop] ?? [],
                operators: values[.operator] ?? [], tags: values[.tag] ?? [],
                zones: Zone.offered, homeZone: home.name,
                days: today.map { DayFormat(words, today: $0, tendency: .thisYear) },
                currency: shownCurrency, check: check, words: words))
        guard let opened else { return nil }
        form = opened
        routine?.onChange = { [words, weak opened] in opened?.offer($0.map(words.asBefore) ?? "") }
        if let line {
            begin(line, in: opened, over: typed, known: names)
        }
        completions.observe { [stops, weak opened] values in
            stops.names = Set(values[.stop] ?? [])
            opened?.complete(
                stops: values[.stop] ?? [], operators: values[.operator] ?? [],
                tags: values[.tag] ?? [])
        }
        subscriptions +=
            opened.signalOfferTaken
            .onReception § eachTime § inAnyCase § weakly(self, TripFormModel.takeOffer)
        subscriptions +=
            opened.signalEditingEnded
            .onReception § eachTime § inAnyCase § weakly(self, TripFormModel.showWhatFollows)
        return FormHandle(
            opened,
            signalDraft: opened.signalDraft.map { [weak self] in self?.withDerivedFields($0) ?? $0
            },
            signalOtherKind: line == nil ? nil : opened.signalOtherKind,
            show: { opened.show($0) })
    }

    func check(_ draft: TripDraft) -> TripFormCheck {
        edit.draft = draft
        showCurrency()
        let check = checker.check(
            edit, places: places.notes(in: draft, home: home.name, words: words),
            tooLong: journal.textsTooLong(in: .trip(edit.withTexts)))
        guard let filling, let complaint = filling.complaint(about: draft) else { return check }
        return check.complaining(complaint, aboutLine: filling.refused)
    }

    /// Shows the currency of a fare that is typed without one.
    private func showCurrency() {
        guard edit.currencyOfFare != shownCurrency else { return }
        shownCurrency = edit.currencyOfFare
        form?.showCurrency(shownCurrency)
    }

    /// Replays a draft from another form as if it had been typed here, beginning with the places
    /// and the departure, which other fields follow from.
    private func replay(_ typed: TripDraft) {
        var first = draft
        (first.from, first.to, first.mode) = (typed.from, typed.to, typed.mode)
        first.departure = typed.departure
        for draft in [first, typed] {
            _ = withDerivedFields(draft)
            showArrival()
        }
        edit.draft = typed
    }

    /// Begins to fill the form from a line, whose text may have been typed before.
    ///
    /// - Parameter typed: a draft that takes precedence over the line, or `nil` if there is none.
    private func begin(
        _ line: String, in form: any TripForm, over typed: TripDraft?, known: KnownNames
    ) {
        guard let today else { return }
        filling = LineFilling(
            draft, today: today, known: known, gazetteer: gazetteer, words: words)
        subscriptions += form.signalLine.onReception § eachTime § weakly(self, TripFormModel.fill)
        guard !line.isEmpty else { return }
        // The draft that the form sends in answer has an observer only after this method has
        // returned.
        Task { [weak self] in self?.fill(from: line, over: typed) }
    }

    /// Fills the form, which sends the draft as if all of it were typed and left.
    private func fill(_ draft: TripDraft, meanings: String) {
        isFilling = true
        defer { isFilling = false }
        form?.fill(draft, meanings: meanings)
    }

    private func fill(from line: String) {
        self.line = line
        fill(from: line, over: nil)
    }

    private func fill(from line: String, over typed: TripDraft?) {
        guard var filling else { return }
        let draft = filling.fill(
            edit.draft, from: line, arrivalZone: places.arrivalZone, known: places.known)
        self.filling = filling
        edit.outcomes = filling.line.outcomes
        edit.legBefore = filling.line.isNextLeg ? filling.legBefore?.trip : nil
        fill(typed ?? draft, meanings: filling.meanings(home: home.name))
        if filling.line.isNextLeg { lookForLegBefore() }
    }

    /// Looks for the trip that a next leg continues. What follows from it is shown.
    private func lookForLegBefore() {
        guard let line = filling?.line, let departure = try? edit.departure() else { return }
        Task { [weak self, journal] in
            let leg = await journal.legBefore(departure, from: line.from)
            self?.addLegBefore(leg, of: line)
        }
    }

    private func addLegBefore(_ leg: Journey.Leg?, of line: TripLine) {
        guard filling?.line == line, filling?.legBefore != leg, let text = self.line else { return }
        filling?.legBefore = leg
        fill(from: text)
    }

    var joined: EntryID? {
        filling?.line.isNextLeg == true ? filling?.legBefore?.id : nil
    }

    func passedOn(_ draft: TripDraft) -> LineOfForm {
        LineOfForm(line ?? "", tags: draft.tags, notes: draft.notes)
    }

    func mentionWhatIsMissing() { checker.mentionWhatIsMissing() }

    func merge(_ draft: TripDraft, answers: [ConflictAnswer]) throws -> FormMerge<Trip> {
        var edit = edit
        edit.draft = draft
        return try edit.merge(answers: answers)
    }

    func company(of trip: Trip) -> (others: [Trip], whole: Trip)? {
        let others = legs.following(trip)
        guard !others.isEmpty else { return nil }
        let all = ([trip] + others).enumerated().map { Journey.Leg(EntryID("\($0)"), $1) }
        return Journey(all).map { (others, $0.whole) }
    }

    func save(
        _ draft: TripDraft, by write: (TripDraft) async throws -> EntryID
    ) async throws -> EntryID {
        guard let tickets = tickets(), draft.ticketFile != edit.before.ticketFile,
            let trip = try merge(draft, answers: []).merged(onto: original)
        else { return try await write(draft) }
        return try await ChosenTicket(of: trip, tickets: tickets, journal: journal)
            .save(draft, by: write)
    }

    /// Returns the draft with the zones of its places and the coordinates of its airports, and with
    /// the arrival that follows its departure. The form shows them once the text that they follow
    /// from is whole.
    private func withDerivedFields(_ draft: TripDraft) -> TripDraft {
        for (field, offers) in stops.offers(in: draft, typedOver: edit.draft) {
            form?.offer(offers, for: field)
        }
        func placeTexts(_ draft: TripDraft) -> [String] { [draft.from, draft.to, draft.operator] }
        let isPlaceTyped = !isFilling && placeTexts(draft) != placeTexts(edit.draft)
        let isZoneTyped = draft.arrival?.zone != places.shownArrivalZone
        edit.draft = places.update(draft)
        if let zone = edit.draft.arrival?.zone, !isZoneTyped || zone != draft.arrival?.zone {
            following.arrives(in: zone)
        }
        let arrival = following.arrival(in: edit)
        if draft.arrival != nil { edit.draft.arrival = arrival }
        followCurrency()
        if !isPlaceTyped { showPlaces() }
        routine?.update(for: edit)
        lookForStops()
        return edit.draft
    }

    /// Looks up the facts that the journal has of the draft's stops. What follows from them is
    /// shown, and sent as if it were typed.
    private func lookForStops() {
        let names = stops.namesToLookUp(in: edit.draft)
        guard !names.isEmpty else { return }
        Task { [weak self, stops] in
            let known = await stops.known(names)
            self?.addKnownPlaces(known)
        }
    }

    private func addKnownPlaces(_ known: [String: KnownPlace]) {
        places.addKnownPlaces(known)
        var following = places
        guard following.update(edit.draft) != edit.draft else { return }
        if filling != nil, let line, !line.isEmpty {
            fill(from: line)
        } else {
            fill(edit.draft, meanings: "")
        }
    }

    private func followCurrency() {
        let typed = AmountDraft(edit.draft.fare, edit.draft.currency)
        let fare = currency.update(typed, usual: edit.usualCurrency)
        guard fare != typed else { return }
        (edit.draft.fare, edit.draft.currency) = (fare.amount, fare.currency)
        form?.showFare(fare.amount, currency: fare.currency)
    }

    private func takeOffer() {
        guard let day = try? edit.departure().day, let trip = routine?.take() else { return }
        form?.offer("")
        let known = TripDraft(trip.again(on: day), words: words)
        fill(known.keeping(edit.draft, typedInto: edit.before), meanings: "")
    }

    private func showWhatFollows() {
        let isOtherShown = places.isOtherShown
        showPlaces()
        showArrival()
        if isOtherShown { form?.show(check(edit.draft)) }
    }

    private func showPlaces() {
        guard places.isOtherShown else { return }
        places.noteShown()
        form?.showPlaces(of: edit.draft)
        showArrival()
    }

    private func showArrival() {
        if let arrival = following.next() { form?.showArrival(arrival) }
    }
}

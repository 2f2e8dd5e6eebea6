internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// The fields of a trip's form, which make and show its draft.
final class TripFormFields {
    let grid: FormGrid<TripFormCheck.Field>
    let from: Entry
    let offers = TripFormOffers()

    private let line: LineField?
    private let to: Entry
    private let mode: ComboBoxText
    private let service: Entry
    private let `operator`: Entry
    private let departure: TripTimeField
    private let arrivalKnown = CheckButton(Localizer.ofWidgets.arrivalKnown)
    private let arrival: TripTimeField
    private let zones: ShownZones
    private let duration = Text.dim()
    private let seat: Entry
    private let travelClass: Entry
    private let fare: Entry
    private let currency: Entry
    private let ticket: ComboBoxText
    private let ticketNumber: Entry
    private let ticketFile: TicketFileField
    private let journey: Entry
    private let claim: Entry
    private let tags: Entry
    private let notes: TextView
    private let fromPlace = Text.dim()
    private let toPlace = Text.dim()
    private let places: TripPlaceFields

    init(_ form: TripFormViewModel, today: CalendarDay, months: [String]) {
        let draft = form.draft
        grid = FormGrid(captions: form.captions, hints: form.hints)
        line = form.line.map { LineField($0, change: localized("Change to Fil_m")) }
        from = Entry(draft.from)
        to = Entry(draft.to)
        mode = ComboBoxText(form.modes, selectedIndex: draft.mode)
        service = Entry(draft.service)
        `operator` = Entry(draft.operator)
        departure = TripTimeField(
            draft.departure, months: months, zones: form.zones, clock: form.clock, days: form.days,
            fields: (.departureDay, .departureTime, .departureZone), in: grid)
        arrival = TripTimeField(
            form.arrival, months: months, zones: form.zones, clock: form.clock, days: form.days,
            fields: (.arrivalDay, .arrivalTime, .arrivalZone), in: grid)
        zones = ShownZones(
            [departure.zone, arrival.zone], home: form.homeZone,
            following: [line?.entry, from, to].compactMap(\.self))
        seat = Entry(draft.seat)
        travelClass = Entry(draft.travelClass)
        fare = Entry(draft.fare)
        currency = Entry(draft.currency, placeholder: form.hints[.currency])
        ticket = ComboBoxText(form.tickets, selectedIndex: draft.ticket)
        ticketNumber = Entry(draft.ticketNumber)
        ticketFile = TicketFileField(draft.ticketFile ?? "")
        journey = Entry(draft.journey)
        claim = Entry(draft.claim)
        tags = Entry(draft.tags)
        notes = TextView(draft.notes)
        places = TripPlaceFields(draft)

        complete(stops: form.stops, operators: form.operators, tags: form.tags)
        tags.listsCompletions = true
        arrivalKnown.isActive = draft.arrival != nil
        arrival.isSensitive = arrivalKnown.isActive
        offers.movesRecord = draft.movesRecord
        layOut()
    }

    private func layOut() {
        line?.layOut(in: grid, as: .line)
        grid.add(from, field: .from, isRequired: true)
        grid.add(fromPlace)
        grid.add(to, field: .to, isRequired: true)
        grid.add(toPlace)
        grid.add(mode, field: .mode)
        grid.add(service, field: .service)
        grid.add(`operator`, field: .operator)
        grid.add(grid.caption(of: .departureDay), departure, focus: departure.firstField)
        grid.add(arrivalKnown)
        grid.add(grid.caption(of: .arrivalDay), arrival, focus: arrival.firstField)
        grid.add(duration)
        grid.addComplaint(.record, about: departure, focus: departure.firstField)
        let price = Box(.horizontal, spacing: Space.close)
        currency.widthChars = 5
        currency.accessibleName = grid.caption(of: .currency)
        price.append(fare, expand: true)
        price.append(currency)
        grid.add(price, field: .fare, focus: fare)
        grid.addComplaint(.currency, about: currency)
        grid.add(tags, field: .tags)
        let rare = [seat, travelClass, ticketNumber, journey, claim]
        grid.beginMore(
            localized("More Details"),
            isOpen: places.isAnySaid || ticket.selectedIndex ?? 0 > 0 || !notes.text.isEmpty
                || !ticketFile.path.isEmpty || rare.contains { !$0.text.isEmpty })
        grid.add(seat, field: .seat)
        grid.add(travelClass, field: .travelClass)
        grid.add(ticket, field: .ticket)
        grid.add(ticketNumber, field: .ticketNumber)
        grid.add(ticketFile, field: .ticketFile, focus: ticketFile.choose)
        grid.add(journey, field: .journey)
        grid.add(claim, field: .claim)
        grid.add(Text.framed(notes), field: .notes, focus: notes)
        places.layOut(in: grid)
    }

    func onChanged(_ handler: @escaping () -> Void) {
        let entries = [
            from, to, service, `operator`, seat, travelClass, fare, currency, ticketNumber, journey,
            claim, tags,
        ]
        for entry in entries { entry.onChanged { _ in handler() } }
        mode.onChanged { _ in handler() }
        ticket.onChanged { _ in handler() }
        departure.onChanged(handler)
        arrival.onChanged(handler)
        offers.onRecordMove(handler)
        places.onChanged(handler)
        ticketFile.onChanged(handler)
        notes.onChanged { _ in handler() }
        arrivalKnown.onToggled { [weak arrival] isOn in
            arrival?.isSensitive = isOn
            handler()
        }
    }

    /// Sets the window that is the parent of file dialogs.
    func ask(in window: @escaping () -> Window?) {
        ticketFile.window = window
    }

    func focusFirstWrongField() {
        grid.focusFirstWrongField()
        line?.selectRefused()
    }

    func onLine(_ handler: @escaping (String) -> Void) {
        line?.onChanged(handler)
    }

    func onOtherKind(_ handler: @escaping () -> Void) {
        line?.onOtherKind(handler)
    }

    /// Calls the handler when the earlier trip is taken over, after focusing the time, which
    /// usually differs.
    func onOfferTaken(_ handler: @escaping () -> Void) {
        offers.onBefore { [weak self] in
            self?.grid.focus(.departureTime)
            handler()
        }
    }

    func onEditingEnded(_ handler: @escaping () -> Void) {
        departure.onSet(handler)
        arrival.onSet(handler)
        for place in [line?.entry, from, to].compactMap(\.self) { place.onFocusOut(handler) }
    }

    func show(_ check: TripFormCheck) {
        // A wrong zone has to be visible.
        if [.departureZone, .arrivalZone].contains(where: { check.complaints[$0] != nil }) {
            zones.show()
        }
        grid.show(check.complaints)
        line?.refused = check.refused
        duration.show(check.duration)
        for (label, words) in [(fromPlace, check.fromPlace), (toPlace, check.toPlace)] {
            label.show(words)
            // The row of the form takes space of its own.
            label.parent?.isVisible = label.isVisible
        }
        places.show(check)
        offers.offerRecordMove(check.recordMove)
    }

    func showCurrency(_ code: String) {
        currency.placeholder = code
    }

    func showFare(_ amount: String, currency code: String) {
        (fare.text, currency.text) = (amount, code)
    }

    func complete(stops: [String], operators: [String], tags: [String]) {
        from.completions = stops
        to.completions = stops
        `operator`.completions = operators
        self.tags.completions = tags
    }

    func offer(_ completions: [CompletionOffer], for field: TripFormCheck.Field) {
        let zones = (departure.zone.entry, arrival.zone.entry)
        [.from: from, .to: to, .departureZone: zones.0, .arrivalZone: zones.1][field]?
            .offer(completions)
    }

    /// Puts a draft into the fields without calling handlers.
    func fill(_ draft: TripDraft, meanings: String) {
        let texts: [(Entry, String)] = [
            (from, draft.from), (to, draft.to), (service, draft.service),
            (`operator`, draft.operator), (fare, draft.fare), (currency, draft.currency),
            (seat, draft.seat), (travelClass, draft.travelClass), (tags, draft.tags),
            (ticketNumber, draft.ticketNumber),
        ]
        for (entry, text) in texts { entry.text = text }
        mode.selectedIndex = draft.mode
        ticket.selectedIndex = draft.ticket
        ticketFile.path = draft.ticketFile ?? ""
        if draft.departure != departure.value { departure.value = draft.departure }
        arrivalKnown.isActive = draft.arrival != nil
        arrival.isSensitive = arrivalKnown.isActive
        if let time = draft.arrival, time != arrival.value { arrival.value = time }
        zones.showUnlessTyping()
        places.fill(draft)
        line?.show(meanings)
    }

    func showArrival(_ time: TripDraft.Time) {
        arrival.value = time
        zones.showUnlessTyping()
    }

    func showPlaces(of draft: TripDraft) {
        departure.show(zone: draft.departure.zone)
        if let time = draft.arrival { arrival.show(zone: time.zone) }
        zones.showUnlessTyping()
        places.show(draft)
    }

    var draft: TripDraft {
        TripDraft(
            from: from.text, to: to.text, mode: mode.selectedIndex ?? 0, service: service.text,
            operator: `operator`.text, departure: departure.value,
            arrival: arrivalKnown.isActive ? arrival.value : nil, seat: seat.text,
            travelClass: travelClass.text, fare: fare.text, currency: currency.text,
            ticket: ticket.selectedIndex ?? 0, ticketNumber: ticketNumber.text,
            ticketFile: ticketFile.path.isEmpty ? nil : ticketFile.path, journey: journey.text,
            claim: claim.text, tags: tags.text, notes: notes.text,
            fromCoordinates: places.from, toCoordinates: places.to, distance: places.distance,
            movesRecord: offers.movesRecord)
    }
}

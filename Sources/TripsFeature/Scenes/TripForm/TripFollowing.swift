internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// The parts of a trip's form that follow from others until the user enters them: the zones of the
/// ends from their places, the coordinates of a flight from its airports, and the arrival from the
/// departure.
///
/// A zone of an existing trip follows only if it was that of its place, and coordinates only if they
/// were those of its airport. An arrival keeps the duration of the trip. If only its time is
/// entered, the day follows: a trip without an arrival arrives at that time first after its
/// departure, and any other keeps about its duration, but never arrives before its departure.
struct TripFollowing {
    /// The facts that the journal has of stops, by their names.
    private(set) var known: [String: KnownPlace] = [:]

    private let gazetteer: any FindsPlaces
    private let before: FormDraft
    private var departure: FollowingStop
    private var arrival: FollowingStop
    private var found = FoundEnds()

    private let duration: Duration?
    /// The zone of the arrival, which a half-typed name leaves as it was.
    private var zone: Zone
    /// The arrival in the form, and the one that follows; `nil` if it is unknown.
    private var shownTime: FormDraft.Time?
    private var time: FormDraft.Time?
    private var isClockTyped = false
    private var isDayTyped = false

    /// - Parameter arrivalZone: the zone of an arrival that is not known, or `nil` for that of the
    ///   departure.
    init(_ edit: TripEdit, arrivalZone: Zone?, gazetteer: any FindsPlaces) {
        let (trip, before) = (edit.original, edit.before)
        self.gazetteer = gazetteer
        self.before = before
        let mode = before.travelMode
        duration = trip.arrival == nil ? .zero : trip.duration
        zone = trip.arrival?.zone ?? arrivalZone ?? trip.departure.zone
        time = before.arrival
        shownTime = time
        departure = FollowingStop(
            zone: before.departure.zone, coordinates: before[.fromCoordinates],
            isZoneKnown: !before[.from].isEmpty,
            airport: gazetteer.airport(of: before[.from], by: mode)
        )
        arrival = FollowingStop(
            zone: zone.name, coordinates: before[.toCoordinates],
            isZoneKnown: !before[.to].isEmpty && (time != nil || arrivalZone != nil),
            airport: gazetteer.airport(of: before[.to], by: mode))
        findEnds(in: before) { $0.isZoneKnown ? $0.zone.value : nil }
        departure.keepUnlessFollowing(found.from)
        arrival.keepUnlessFollowing(found.to)
    }

    /// The zone of the arrival, even if that is unknown.
    var arrivalZone: String { arrival.zone.value }

    mutating func addKnownPlaces(_ places: [String: KnownPlace]) {
        known.merge(places) { _, new in new }
    }

    /// Notes the values in the form, and returns the draft with what follows from them.
    mutating func update(_ edit: TripEdit) -> FormDraft {
        var edit = edit
        note(edit.draft)
        findEnds(in: edit.draft) { $0.chosenZone }
        let draft = edit.draft
        let isSameMode = draft[.mode] == before[.mode]
        departure.go(
            to: found.from, airport: airport(of: draft[.from], in: draft),
            isBack: isSameMode && draft[.from] == before[.from])
        arrival.go(
            to: found.to, airport: airport(of: draft[.to], in: draft),
            isBack: isSameMode && draft[.to] == before[.to])
        edit.draft.departure.zone = departure.zone.value
        edit.draft.arrival?.zone = arrival.zone.value
        edit.draft[.fromCoordinates] = departure.coordinates.value
        edit.draft[.toCoordinates] = arrival.coordinates.value
        if edit.draft.arrival != nil, let new = try? edit.zone(at: .arrival) { zone = new }
        time = followingTime(in: edit)
        edit.draft.arrival = time
        return edit.draft
    }

    /// Returns the values that the form has to show, which it shows from now on.
    ///
    /// - Parameter isOfPlaces: whether an arrival is left as it is if it alone is another.
    mutating func next(in draft: FormDraft, isOfPlaces: Bool = false) -> FormDraft? {
        let isPlaceOther = departure.isOtherShown || arrival.isOtherShown
        guard isPlaceOther || !isOfPlaces && time != shownTime else { return nil }
        var shown = FormDraft()
        if time != nil || shownTime != nil { shown.arrival = time }
        if time == nil { shown[FormKey.arrival.zone] = arrivalZone }
        if isPlaceOther {
            shown.departure = draft.departure
            shown[.fromCoordinates] = departure.coordinates.value
            shown[.toCoordinates] = arrival.coordinates.value
        }
        shownTime = time
        departure.noteShown()
        arrival.noteShown()
        return shown
    }

    /// Returns the airports of a flight, and where the zones of other ends come from. Those are
    /// left out if all are the zone at home.
    func notes(in draft: FormDraft, home: String, words: Localizer) -> (from: String, to: String) {
        let isAway = [draft.departure.zone, draft.arrival?.zone ?? arrival.zone.shown].contains {
            $0 != home
        }
        func note(_ place: String, _ found: FoundPlace?, _ zone: String) -> String {
            if let airport = airport(of: place, in: draft) { return airport.name }
            if draft.travelMode == .flight, let code = Airport.code(in: place) {
                return words.say("No airport with the code {code} is known.", ["code": code])
            }
            guard isAway, let found, found.zone == zone else { return "" }
            return words.zone(of: found)
        }
        return (
            note(draft[.from], found.from, departure.zone.shown),
            note(draft[.to], found.to, arrival.zone.shown)
        )
    }

    private mutating func note(_ draft: FormDraft) {
        departure.zone.note(draft.departure.zone)
        departure.coordinates.note(draft[.fromCoordinates])
        arrival.coordinates.note(draft[.toCoordinates])
        guard let typed = draft.arrival else {
            (time, shownTime, isDayTyped, isClockTyped) = (nil, nil, false, false)
            return
        }
        arrival.zone.note(typed.zone)
        guard typed != shownTime, typed != time else { return }
        isDayTyped = !typed.date.isEmpty && (isDayTyped || typed.date != shownTime?.date)
        isClockTyped =
            isClockTyped || (typed.clock, typed.zone) != (shownTime?.clock, shownTime?.zone)
        (time, shownTime) = (typed, typed)
    }

    private mutating func findEnds(
        in draft: FormDraft, zone: (FollowingStop) -> String?
    ) {
        func stop(_ name: String, _ stop: FollowingStop) -> (name: String, hints: PlaceHints) {
            (
                name,
                PlaceHints(
                    mode: draft.travelMode, known: known[name.trimmingSpaces], clock: zone(stop),
                    operator: draft[.operator])
            )
        }
        found = gazetteer.ends(from: stop(draft[.from], departure), to: stop(draft[.to], arrival))
    }

    private func airport(of place: String, in draft: FormDraft) -> Airport? {
        gazetteer.airport(of: place, by: draft.travelMode)
    }

    /// Returns the arrival that follows from a draft. A half-typed departure, such as 3 November on
    /// the way to 31 November, leaves the one that the form shows.
    private func followingTime(in edit: TripEdit) -> FormDraft.Time? {
        guard let typed = edit.draft.arrival, !isDayTyped else { return edit.draft.arrival }
        // A day that followed goes with the time.
        if typed.clock.isEmpty { return nil }
        guard let duration, let start = try? edit.departure(),
            let following = start.advanced(by: duration)?.onClock(of: zone)
        else { return shownTime }
        guard isClockTyped else {
            var time = FormDraft.Time(following)
            time.zone = typed.zone
            return time
        }
        func arriving(later days: Int) -> FormDraft.Time? {
            guard let day = following.day.advanced(byDays: days) else { return nil }
            return FormDraft.Time(date: day.isoText, clock: typed.clock, zone: typed.zone)
        }
        func lasting(_ time: FormDraft.Time) -> Duration? {
            time.dateTime(in: zone).flatMap(start.duration(until:))
        }
        let onDay = arriving(later: 0)
        guard typed.timeOfDay != nil else { return typed.date.isEmpty ? onDay : typed }
        // Floating and zoned times cannot be compared.
        guard let onDay, let first = lasting(onDay) else { return onDay ?? typed }
        let aDay = Duration.seconds(86_400)
        if first >= .zero, duration >= aDay || first < aDay { return onDay }
        let possible = [1, -1, 0].compactMap { days -> (time: FormDraft.Time, off: Int64)? in
            guard let time = arriving(later: days), let lasting = lasting(time), lasting >= .zero
            else { return nil }
            return (time, abs((lasting - duration).components.seconds))
        }
        return possible.min { $0.off < $1.off }?.time ?? onDay
    }
}

/// A value in a form that follows from others until the user enters another.
struct FollowingValue {
    private(set) var value: String
    /// The value in the field of the form.
    private(set) var shown: String
    fileprivate(set) var isTyped = false

    init(_ value: String) {
        (self.value, shown) = (value, value)
    }

    /// Notes the value in the form. One that differs from the shown one was typed.
    mutating func note(_ new: String) {
        guard new != shown else { return }
        isTyped = isTyped || new != value
        (value, shown) = (new, new)
    }

    mutating func follow(_ new: String) {
        if !isTyped { value = new }
    }

    mutating func noteShown() { shown = value }
}

/// The zone and the coordinates of an end in the form.
private struct FollowingStop {
    var zone: FollowingValue
    var coordinates: FollowingValue
    let isZoneKnown: Bool
    /// The initial values, which apply while no place is found.
    private let own: (zone: String, coordinates: String)
    private let airport: Airport?
    private let wasAirport: Bool

    /// - Parameters:
    ///   - isZoneKnown: whether the zone belongs to a known time.
    ///   - airport: the airport of the initial place, or `nil` if it was none.
    init(zone: String, coordinates: String, isZoneKnown: Bool, airport: Airport?) {
        (self.zone, self.coordinates) = (FollowingValue(zone), FollowingValue(coordinates))
        own = (zone, coordinates)
        self.isZoneKnown = isZoneKnown
        self.airport = airport
        wasAirport = airport != nil && airport?.coordinates == Coordinates(coordinates)
    }

    /// Keeps the initial values that were not those of the place.
    mutating func keepUnlessFollowing(_ found: FoundPlace?) {
        zone.isTyped = isZoneKnown && (found?.zone ?? airport?.zone) != own.zone
        coordinates.isTyped = !own.coordinates.isEmpty && !wasAirport
    }

    /// The zone that a person chose, or `nil` if it follows from the place.
    var chosenZone: String? { zone.isTyped && !zone.value.isEmpty ? zone.value : nil }

    /// Whether the form shows other values than the current ones.
    var isOtherShown: Bool {
        zone.value != zone.shown || coordinates.value != coordinates.shown
    }

    mutating func noteShown() {
        zone.noteShown()
        coordinates.noteShown()
    }

    /// Takes the zone of a place and the coordinates of its airport, or the initial ones.
    ///
    /// - Parameter isBack: whether the form has its initial place again.
    mutating func go(to found: FoundPlace?, airport: Airport?, isBack: Bool) {
        zone.follow(isBack && isZoneKnown ? own.zone : found?.zone ?? airport?.zone ?? own.zone)
        coordinates.follow(
            isBack
                ? own.coordinates
                : airport?.coordinates.description ?? (wasAirport ? "" : own.coordinates))
    }
}

/// The ticket of a new trip, which follows from the day of departure until the user chooses another.
struct TicketFollowing {
    /// Whether the user chose the ticket.
    private(set) var isChosen = false

    private let passes: KnownPasses
    private let source: Trip?
    private var shown: FormDraft

    /// Returns `nil` if the ticket stays, as that of a trip made from one that was on no known season
    /// ticket does.
    ///
    /// - Parameters:
    ///   - source: the trip that the new one was made from, or `nil` if there is none.
    ///   - draft: the draft that the form shows.
    init?(_ passes: KnownPasses, from source: Trip?, in draft: FormDraft) {
        if let source, passes.pass(of: source) == nil { return nil }
        self.passes = passes
        self.source = source
        shown = draft.ticketTexts
    }

    /// Notes the ticket in the form, and returns the texts that the form has to show instead, or
    /// `nil` if there are none. A half-typed day leaves the ticket as it is.
    ///
    /// - Parameters:
    ///   - said: the kind of ticket that the line above the fields says, or `nil` if it says none.
    ///   - isTyped: whether the user typed into the fields, and did not have the line fill them.
    mutating func update(
        _ draft: FormDraft, said: TicketKind?, isTyped: Bool
    ) -> FormDraft? {
        let texts = draft.ticketTexts
        if texts != shown { isChosen = isTyped }
        shown = texts
        guard !isChosen, let day = draft.departure.calendarDay else { return nil }
        let ticket = passes.ticket(on: day, from: source)
        let kind = said ?? ticket.kind
        shown[choice: FormKey(.ticket)] = TicketKind.allCases.firstIndex(of: kind) ?? 0
        shown[.ticketNumber] = kind == ticket.kind ? ticket.number : ""
        return shown == texts ? nil : shown
    }
}

extension FormDraft {
    /// The texts of the ticket.
    var ticketTexts: FormDraft {
        FormDraft(
            [FormKey(.ticket): self[.ticket], FormKey(.ticketNumber): self[.ticketNumber]])
    }
}

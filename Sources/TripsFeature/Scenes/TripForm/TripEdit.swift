internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// A function that returns a changed trip.
typealias TripChange = @Sendable (Trip) -> Trip

/// A trip that is edited in its form.
struct TripEdit {
    let before: TripDraft
    var draft: TripDraft
    /// The outcomes that the line above the fields says.
    var outcomes: [TripOutcome] = []
    /// The trip that this one continues as the line says, or `nil` if it continues none.
    var legBefore: Trip?
    /// The id of the journey of a next leg.
    private let journey = JourneyID.new()
    let original: Trip
    let words: Localizer
    private let timesAreActual: ((Trip) -> Bool)?
    private let currency: (Trip) -> String

    /// - Parameters:
    ///   - timesAreActual: whether the times of a new trip are actual ones, or `nil` if they are
    ///     planned ones.
    ///   - currency: returns the code of the usual currency for a trip; empty for none.
    init(
        of original: Trip, words: Localizer, timesAreActual: ((Trip) -> Bool)? = nil,
        currency: @escaping (Trip) -> String
    ) {
        self.original = original
        self.timesAreActual = timesAreActual
        self.words = words
        self.currency = currency
        before = TripDraft(original, words: words)
        draft = before
    }

    /// Returns a change that applies only the fields that differ from `before`, so that changes by
    /// another program are kept.
    ///
    /// - Throws: an error if a typed text cannot be read.
    func change() throws(TripError) -> TripChange {
        let departure = try departure()
        let arrival = try arrival()
        let fare = try fare()
        let from = try coordinates(at: .departure)
        let to = try coordinates(at: .arrival)
        let distance = try distance()
        let steps: [TripChange?] = [
            step(\.mode, to: \.mode) { TravelMode(offeredAt: $0) },
            step(\.departure, to: \.departure) { _ in departure },
            step(\.arrival, to: \.arrival) { _ in arrival },
            step(\.fare, to: \.fare) { _ in fare },
            step(\.currency, to: \.fare) { _ in fare },
            step(\.ticket, to: \.ticket) { TicketKind(offeredAt: $0) },
            step(\.fromCoordinates, to: \.fromCoordinates) { _ in from },
            step(\.toCoordinates, to: \.toCoordinates) { _ in to },
            step(\.distance, to: \.distance) { _ in distance },
            draft.movesRecord ? moveOfRecord(departure: departure, arrival: arrival) : nil,
        ]
        let all = (steps + texts).compactMap(\.self)
        let typed = all.reduce(original) { $1($0) }
        _ = try typed.recording(outcomes)
        let areActual = timesAreActual?(typed) ?? false
        return { [outcomes, legBefore, journey] trip in
            var trip = all.reduce(trip) { $1($0) }
            if areActual { (trip.actualDeparture, trip.actualArrival) = (departure, arrival) }
            if let legBefore { trip = trip.inJourney(after: legBefore, journey: journey) }
            return (try? trip.recording(outcomes)) ?? trip
        }
    }

    /// The rules that the typed trip breaks. Rules about recorded times are checked only if all
    /// texts can be read, since those times may be about to move.
    var errors: [TripError] {
        var unrecorded: [TripError] = []
        do throws(TripError) {
            return Trip.rules.errors(in: try change()(original), changedFrom: original)
        } catch {
            if case .record = error { unrecorded = [error] }
        }
        var trip = withTexts
        trip.arrival = nil
        if let departure = try? departure(), let arrival = try? arrival() {
            (trip.departure, trip.arrival) = (departure, arrival)
        }
        return Trip.rules.errors(in: trip) + unrecorded
    }

    /// The trip with its typed texts, but not its typed times.
    var withTexts: Trip { texts.compactMap(\.self).reduce(original) { $1($0) } }

    private var texts: [TripChange?] {
        [
            step(\.from, to: \.from) { $0.trimmingSpaces },
            step(\.to, to: \.to) { $0.trimmingSpaces },
            step(\.service, to: \.service) { $0.trimmingSpaces },
            step(\.operator, to: \.operator) { $0.trimmingSpaces },
            step(\.seat, to: \.seat) { $0.trimmingSpaces },
            step(\.travelClass, to: \.travelClass) { $0.trimmingSpaces },
            step(\.ticketNumber, to: \.ticketNumber) { $0.trimmingSpaces },
            step(\.ticketFile, to: \.ticketFile) { $0.flatMap { TicketFile(path: $0) } },
            step(\.journey, to: \.journeyLabel) { $0.trimmingSpaces },
            step(\.claim, to: \.claim) { $0.trimmingSpaces },
            step(\.tags, to: \.tags) { [String](commaSeparated: $0, except: "Trip") },
            step(\.notes, to: \.notes) { $0 },
        ]
    }

    private func step<Typed: Equatable, Value: Sendable>(
        _ typed: (TripDraft) -> Typed,
        to value: any WritableKeyPath<Trip, Value> & Sendable, read: (Typed) -> Value
    ) -> TripChange? {
        guard typed(draft) != typed(before) else { return nil }
        let new = read(typed(draft))
        return { trip in
            var trip = trip
            trip[keyPath: value] = new
            return trip
        }
    }
}

extension TripEdit {
    func departure() throws(TripError) -> DateTime {
        guard draft.departure != before.departure else { return original.departure }
        return try draft.departure.read(in: zone(at: .departure))
    }

    /// Returns the typed arrival, or `nil` if it is unknown.
    func arrival() throws(TripError) -> DateTime? {
        guard draft.arrival != before.arrival else { return original.arrival }
        return try draft.arrival?.read(in: zone(at: .arrival))
    }

    /// Returns the typed fare, or `nil` if there is none or its amount was emptied.
    func fare() throws(TripError) -> Fare? {
        guard draft.fare != before.fare || draft.currency != before.currency else {
            return original.fare
        }
        let isTakenOut = draft.fare.trimmingSpaces.isEmpty && draft.currency == before.currency
        return try MoneyText(words.locale).fare(
            amount: draft.fare, currency: isTakenOut ? "" : draft.currency)?
            .in(usual: usualCurrency)
    }

    /// The code of the currency that applies to a fare typed without one; empty for none.
    var currencyOfFare: String {
        if let typed = MoneyText(words.locale).currency(in: draft.fare).unlessEmpty { return typed }
        let isKept = draft.fare == before.fare && draft.currency == before.currency
        return isKept ? original.fare?.currency ?? usualCurrency : usualCurrency
    }

    /// The code of the currency of the trip's country, or else of the usual one; empty for none.
    var usualCurrency: String {
        var trip = withTexts
        trip.mode = draft.travelMode
        if let departure = try? departure() { trip.departure = departure }
        if let arrival = try? arrival() { trip.arrival = arrival }
        return currency(trip)
    }

    /// Returns the zone of an end. An unchanged name means the original zone, since its definition
    /// may be only in the trip's own file.
    func zone(at end: TripStop) throws(TripError) -> Zone {
        let typed = (end == .departure ? draft.departure : draft.arrival)?.zone ?? ""
        if end == .arrival, typed == before.arrival?.zone, let zone = original.arrival?.zone {
            return zone
        }
        if typed == before.departure.zone { return original.departure.zone }
        if typed == before.arrival?.zone, let zone = original.arrival?.zone { return zone }
        return try Zone(typed: typed.trimmingSpaces)
    }
}

extension TripDraft {
    var travelMode: TravelMode { TravelMode(offeredAt: mode) }
}

extension TicketKind {
    fileprivate init(offeredAt index: Int) {
        self = Self.allCases.indices.contains(index) ? Self.allCases[index] : .single
    }
}

extension TravelMode {
    fileprivate init(offeredAt index: Int) {
        self = Self.allCases.indices.contains(index) ? Self.allCases[index] : .other
    }
}

internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// A step from one trip to the next.
typealias TripChange = @Sendable (Trip) -> Trip

/// A trip as somebody edits it in its form.
struct TripEdit {
    let before: TripDraft
    var draft: TripDraft
    let original: Trip
    let words: Localizer
    private let timesAreActual: ((Trip) -> Bool)?
    private let currency: (Trip) -> String

    /// - Parameters:
    ///   - timesAreActual: whether the times that are typed of a new trip are those at which it ran;
    ///     `nil` where they are those of a timetable.
    ///   - currency: the code of the usual one for a trip; empty for none.
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

    /// The change of what is different from the trip that the form was opened with, and of
    /// nothing else, so that what another program changed meanwhile stays.
    ///
    /// Throws where something typed cannot be read.
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
        let areActual = timesAreActual?(all.reduce(original) { $1($0) }) ?? false
        return { trip in
            var trip = all.reduce(trip) { $1($0) }
            if areActual { (trip.actualDeparture, trip.actualArrival) = (departure, arrival) }
            return trip
        }
    }

    /// The rules that the trip breaks as it is typed. As long as something typed cannot be read,
    /// nothing is said of what was recorded: it may be about to move.
    var errors: [TripError] {
        if let change = try? change() {
            return Trip.rules.errors(in: change(original), changedFrom: original)
        }
        var trip = withTexts
        trip.arrival = nil
        if let departure = try? departure(), let arrival = try? arrival() {
            (trip.departure, trip.arrival) = (departure, arrival)
        }
        return Trip.rules.errors(in: trip)
    }

    /// The trip with its texts as they are typed, whatever becomes of its times.
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

    /// Returns nil if it is not known.
    func arrival() throws(TripError) -> DateTime? {
        guard draft.arrival != before.arrival else { return original.arrival }
        return try draft.arrival?.read(in: zone(at: .arrival))
    }

    /// Returns nil if there is none, as where its amount alone was taken out.
    func fare() throws(TripError) -> Fare? {
        guard draft.fare != before.fare || draft.currency != before.currency else {
            return original.fare
        }
        let isTakenOut = draft.fare.trimmingSpaces.isEmpty && draft.currency == before.currency
        return try MoneyText(words.locale).fare(
            amount: draft.fare, currency: isTakenOut ? "" : draft.currency)?
            .in(usual: usualCurrency)
    }

    /// The code of the currency that the fare is in where none is typed beside it; empty for none.
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

    /// A name that stands in the form from the beginning means what it meant then, so that a zone
    /// known only to the trip's own file survives.
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

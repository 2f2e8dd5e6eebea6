import Domain

extension ColumnRow {
    mutating func trip(
        in row: TableRow, _ shown: ImportRow
    ) throws(RowTrouble) -> Outcome {
        var trip = FieldRecords<Trip>()
        var rest = try fill(&trip, row, shown)
        let times = try readTimes(of: &trip, row, &rest, shown)
        if times == .leftOut { return .leftOut(.untimed) }
        guard case .trip(var read) = try trip.entry() else { throw .noEntry }
        try delay(&read, row, &rest)
        disrupt(&read, row, &rest)
        return .entry(.trip(try read.checked()), rest)
    }

    private enum Times {
        case read, leftOut
    }

    private mutating func readTimes(
        of trip: inout FieldRecords<Trip>, _ row: TableRow, _ rest: inout Rest,
        _ shown: ImportRow
    ) throws(RowTrouble) -> Times {
        var texts: [FieldName: String] = [:]
        for field in Self.times { texts[field] = text(.field(field), row) }
        // The only time of departure that is known is the planned one.
        if let actual = texts[.actualDeparture], WrittenClock(actual) != nil,
            WrittenClock(texts[.departure] ?? "") == nil
        {
            (texts[.departure], texts[.actualDeparture]) = (actual, "")
        }
        let duration = text(.duration, row)
        let hasArrival =
            texts[.arrival] != "" || texts[.actualArrival] != "" || !duration.isEmpty
        var times = ColumnTimes(
            day: text(.date, row), in: forms.zone,
            at: search.zones(of: Self.route(of: trip)).complete(withArrival: hasArrival))
        let departure = texts[.departure] ?? ""
        if forms.hasUntimedTrips, WrittenClock(departure) == nil {
            guard let noon = try times.noon(departure, &days, shown: shown) else {
                throw .noDeparture
            }
            rest.question = times.question
            untimed.add(shown)
            if untimed.answer == .leave { return .leftOut }
            if untimed.answer == nil { rest.question = rest.question ?? untimed.id }
            trip[.departure] = .time(TimeRecord(noon))
            return .read
        }
        for field in Self.times {
            guard let text = texts[field], !text.isEmpty else { continue }
            trip[field] = .time(TimeRecord(try times.time(text, of: field, &days, shown: shown)))
        }
        if trip[.arrival] == nil, !duration.isEmpty {
            guard let minutes = forms.runningTime.minutes(duration) else {
                throw .noDuration(duration.onOneLine)
            }
            if minutes > 0 {
                let arrival = times.arrival(after: minutes)
                trip[.arrival] = arrival.map { .time(TimeRecord($0)) }
                if arrival == nil { rest.remarks.append(.durationAlone) }
            }
        }
        rest.question = rest.question ?? times.question
        if !times.zonesOfPlaces.isEmpty {
            rest.hasZonesOfPlaces = true
            rest.remarks.append(.localTimes(in: times.zonesOfPlaces))
        }
        return .read
    }

    private static let times: [FieldName] = [
        .departure, .arrival, .actualDeparture, .actualArrival,
    ]

    private static func route(of trip: FieldRecords<Trip>) -> StopZonesSearch.Route {
        func place(_ field: FieldName) -> Coordinates? {
            guard case .coordinates(let place)? = trip[field] else { return nil }
            return Coordinates(latitude: place.latitude, longitude: place.longitude)
        }
        return StopZonesSearch.Route(
            from: trip.text(.from), to: trip.text(.to),
            mode: TravelMode(rawValue: trip.text(.mode)) ?? .other,
            operator: trip.text(.operator), fromCoordinates: place(.fromCoordinates),
            toCoordinates: place(.toCoordinates))
    }

    /// Reads a delay from a column, if no column has the actual arrival.
    private func delay(
        _ trip: inout Trip, _ row: TableRow, _ rest: inout Rest
    ) throws(RowTrouble) {
        let said = text(.delay, row)
        guard !said.isEmpty, trip.actualArrival == nil else { return }
        guard let minutes = WrittenNumber.delay(said) else {
            throw .noDelay(said.onOneLine)
        }
        guard let arrival = trip.arrival else {
            rest.remarks.append(.delayAlone)
            return
        }
        trip.actualArrival = arrival.advanced(by: .seconds(minutes * 60))
    }

    /// Reads whether the trip was cancelled, or ended elsewhere.
    private func disrupt(_ trip: inout Trip, _ row: TableRow, _ rest: inout Rest) {
        if FilmCells.isYes(text(.cancelled, row)) {
            trip.disruption = .cancelled
            trip.forgetTimes()
        }
        let place = placeName(text(.diverted, row).onOneLine, trip.mode)
        guard !place.isEmpty else { return }
        // Its arrival there is none at the destination.
        let note = EntryNotes.diverted(to: place, at: trip.actualArrival)
        trip.actualArrival = nil
        trip.notes = [note, trip.notes].filter { !$0.isEmpty }.joined(separator: "\n")
        rest.remarks.append(.diverted(to: place))
    }

    func placeName(_ text: String, _ mode: TravelMode) -> String {
        mode == .flight ? AirportText.place(text, places) : text
    }
}

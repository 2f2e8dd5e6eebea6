import Domain

extension ColumnRow {
    mutating func trip(in row: TableRow, _ shown: ImportRow) throws(RowTrouble) -> Outcome {
        var trip = FieldRecords<Trip>()
        var rest = try fill(&trip, row, shown)
        if let reason = try readTimes(of: &trip, row, &rest, shown) { return .leftOut(reason) }
        guard case .trip(var read) = try trip.entry() else { throw .noEntry }
        try delay(&read, row, &rest)
        disrupt(&read, row, &rest)
        return .entry(.trip(try read.checked()), rest)
    }

    /// Reads the times, or returns the reason why the row is left out without one.
    private mutating func readTimes(
        of trip: inout FieldRecords<Trip>, _ row: TableRow, _ rest: inout Rest,
        _ shown: ImportRow
    ) throws(RowTrouble) -> RowReason? {
        var texts: [FieldName: String] = [:]
        for field in Self.times { texts[field] = text(.field(field), row) }
        // The only time of departure that is known is the planned one.
        if let actual = texts[.actualDeparture], WrittenClock(actual) != nil,
            WrittenClock(texts[.departure] ?? "") == nil
        {
            (texts[.departure], texts[.actualDeparture]) = (actual, "")
        }
        let duration = text(.duration, row)
        let hasArrival = texts[.arrival] != "" || texts[.actualArrival] != "" || !duration.isEmpty
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
            if untimed.answer == .leave { return .untimed }
            if untimed.answer == nil { rest.question = rest.question ?? untimed.id }
            trip[.departure] = .time(TimeRecord(noon))
            return nil
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
        return nil
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
    private func delay(_ trip: inout Trip, _ row: TableRow, _ rest: inout Rest) throws(RowTrouble) {
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

/// Reads names with the codes of airports or airlines, such as `Frankfurt / Main (FRA/EDDF)`.
enum AirportText {
    /// Returns the name of an airport with its IATA code in brackets, or a text that is only an ICAO
    /// code as the IATA code, if that is known. Other text is returned unchanged.
    static func place(_ text: String, _ airports: (any FindsAirports)?) -> String {
        if isCode(text, of: 4) { return airports?.airport(code: text)?.code ?? text }
        guard let (name, codes) = parts(of: text) else { return text }
        let code =
            codes.first { isCode($0, of: 3) }
            ?? codes.first { isCode($0, of: 4) }.flatMap { airports?.airport(code: $0)?.code }
        return code.map { name.isEmpty ? $0 : "\(name) (\($0))" } ?? name
    }

    /// Returns a name without the codes behind it, as in `Lufthansa (LH/DLH)`.
    static func name(_ text: String) -> String { parts(of: text)?.name ?? text }

    /// Returns the name and the codes in brackets behind it, or `nil` unless there are two codes,
    /// either of which may be missing.
    private static func parts(of text: String) -> (name: String, codes: [String])? {
        guard text.last == ")", let place = text.lastIndex(of: "(") else { return nil }
        let codes = text[text.index(after: place)...].dropLast()
            .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard codes.count == 2, codes.allSatisfy({ $0.utf8.count <= 4 && $0.allSatisfy(isSign) })
        else { return nil }
        return (String(text[..<place]).onOneLine, codes)
    }

    private static func isCode(_ text: String, of length: Int) -> Bool {
        text.utf8.count == length
            && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    private static func isSign(_ sign: Character) -> Bool {
        sign.isASCII && (sign.isNumber || sign.isUppercase)
    }
}

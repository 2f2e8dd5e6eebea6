import Domain

/// A journey as an event's text describes it, before it is compared with the event's times.
struct RecognisedJourney {
    /// The author whose form the event has, such as `Deutsche Bahn`.
    let author: String
    let from, to: String
    var mode: TravelMode = .other
    var `operator` = ""
    var service = ""
    var seat = ""
    /// The legs, one for each vehicle, if the description lists them.
    var legs: [Leg] = []
    /// The day in the description, or `nil` if there is none.
    var day: CalendarDay?
    var remarks: [RowRemark] = []
    /// Whether the text says that the journey is cancelled.
    var isCancelled = false

    struct Leg {
        var from, to: String
        var departure, arrival: Clock
        var mode: TravelMode = .train
        var `operator` = ""
        var service = ""
        var seat = ""
        /// The lines of the description about the leg, which become the notes of its trip.
        var words = ""
    }

    /// A time of day without a day.
    struct Clock: Equatable, CustomStringConvertible {
        let hour, minute: Int

        /// Reads a time such as `09:05` or `9:05`, or makes `nil` for any other text.
        init?(_ text: some StringProtocol) {
            var left = text.utf8.count
            guard left == 4 || left == 5 else { return nil }
            var number = 0
            for byte in text.utf8 {
                if left == 3 {
                    guard byte == UInt8(ascii: ":") else { return nil }
                } else {
                    guard (0x30...0x39).contains(byte) else { return nil }
                    number = number * 10 + Int(byte - 0x30)
                }
                left -= 1
            }
            guard number / 100 < 24, number % 100 < 60 else { return nil }
            hour = number / 100
            minute = number % 100
        }

        init(_ time: DateTime) {
            hour = time.hour
            minute = time.minute
        }

        var minutes: Int { hour * 60 + minute }
        var description: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
    }
}

extension RecognisedJourney {
    /// Makes a best guess at the journey of an event that does not name two places, for the person
    /// to correct, or `nil` if the event has neither title nor place.
    init?(anyEvent event: CalendarEvent) {
        let title = event.summary
        let place = event.text("LOCATION")
        guard !title.isEmpty || !place.isEmpty else { return nil }
        self.init(
            author: "", from: place.isEmpty ? title : place, to: title.isEmpty ? place : title,
            mode: RouteTitle.mode(title))
        if mode != .other { service = Self.service(in: title) }
        remarks = [.noPlaces]
    }

    /// Returns the service in a title, such as `LH 123` in `Flight LH 123 home`, or empty if there
    /// is none.
    private static func service(in title: String) -> String {
        let words = title.parts(at: " ").dropFirst().prefix(2)
        guard let last = words.firstIndex(where: { $0.contains(where: \.isNumber) }) else {
            return ""
        }
        return words[...last].joined(separator: " ")
    }

    /// Returns the trips of the journey, one for each leg, and adds remarks about oddities.
    ///
    /// The event's times apply to both ends, even if the description differs. The times in between
    /// come from the description, each on the first day on which it is after the one before.
    func trips(at times: EventTimes, notes: String) -> (trips: [Trip], remarks: [RowRemark]) {
        var remarks = times.remarks + self.remarks
        if let day, day != times.departure.day {
            remarks.append(.otherDay(said: day.isoText, event: times.departure.day.isoText))
        }
        guard let first = legs.first, let last = legs.last else {
            return ([whole(at: times, notes: notes)], remarks)
        }
        compare(first.departure, .departure, with: times.departure, in: &remarks)
        if let arrival = times.arrival {
            compare(last.arrival, .arrival, with: arrival, in: &remarks)
        }
        let ends = [(first.from, from), (last.to, to)]
        for (said, counts) in ends where said != counts {
            remarks.append(.otherPlace(said: said, title: counts))
        }
        guard let timetable = timetable(times) else {
            remarks.append(.timesDoNotFit)
            return ([whole(at: times, notes: notes)], remarks)
        }
        let isOne = legs.count == 1
        let name = isOne ? "" : "\(from) – \(to), \(times.departure.day.isoText)"
        var trips = zip(legs, timetable).map { leg, times in
            Trip(
                from: leg.from, to: leg.to, mode: leg.mode, operator: leg.operator,
                service: leg.service, departure: times.departure, arrival: times.arrival,
                seat: leg.seat, journey: name, notes: leg.words)
        }
        trips[0].from = from
        trips[trips.count - 1].to = to
        return (trips, remarks)
    }

    private func whole(at times: EventTimes, notes: String) -> Trip {
        Trip(
            from: from, to: to, mode: legs.first?.mode ?? mode,
            operator: legs.first?.operator ?? `operator`,
            service: legs.count == 1 ? legs[0].service : service, departure: times.departure,
            arrival: times.arrival, seat: legs.count == 1 ? legs[0].seat : seat, notes: notes)
    }

    private func compare(
        _ said: Clock, _ end: TripStop, with time: DateTime, in remarks: inout [RowRemark]
    ) {
        guard said != Clock(time) else { return }
        remarks.append(.otherTime(end, said: "\(said)", event: "\(Clock(time))"))
    }

    /// Returns the times of each leg, or `nil` if they are not in sequence.
    private func timetable(_ times: EventTimes) -> [(departure: DateTime, arrival: DateTime?)]? {
        var result: [(departure: DateTime, arrival: DateTime?)] = []
        var day = times.departure.day
        var latest = Clock(times.departure).minutes
        func next(_ clock: Clock) -> DateTime? {
            if clock.minutes < latest { day = day.advanced(byDays: 1) ?? day }
            latest = clock.minutes
            return DateTime(day, hour: clock.hour, minute: clock.minute, zone: times.departure.zone)
        }
        for (index, leg) in legs.enumerated() {
            guard let departure = index == 0 ? times.departure : next(leg.departure),
                let arrival = next(leg.arrival)
            else { return nil }
            result.append((departure, arrival))
        }
        if let arrival = times.arrival { result[result.count - 1].arrival = arrival }
        let all = result.flatMap { [$0.departure, $0.arrival].compactMap { $0 } }
        let isOrdered = zip(all, all.dropFirst()).allSatisfy { earlier, later in
            earlier.duration(until: later).map { $0 >= .zero } ?? true
        }
        let isWithoutZone =
            times.departure.zone == .utc && legs.count > 1
            && legs[0].departure != Clock(times.departure)
        return isOrdered && !isWithoutZone ? result : nil
    }
}

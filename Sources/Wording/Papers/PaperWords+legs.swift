public import Claims
internal import Domain

/// The legs of a journey in words.
extension PaperWords {
    /// A leg with its times, such as "ICE 93, Köln Hbf → Wien Westbf: planned 14:02–23:33, actual
    /// 14:14–00:41".
    func line(_ leg: PaperLeg) -> String {
        let trip = leg.trip
        let day = trip.departure.day
        let isLived = trip.hasTimesRecorded && leg.state != .cancelled
        let times = [
            trip.isSubstitute && isLived ? "" : planned(trip, besides: day),
            isLived ? actual(trip, besides: day) : "", state(of: leg),
        ].filter { !$0.isEmpty }.joined(separator: ", ")
        return name(of: trip) + language.colon + times
    }

    /// A trip by service and route, such as "ICE 93, Köln Hbf → Wien Westbf".
    func name(of trip: Trip) -> String {
        let route = "\(trip.from.onePaperLine) → \(trip.to.onePaperLine)"
        return [trip.service.onePaperLine, route].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The state of a leg in words, or an empty text if it simply ran.
    func state(of leg: PaperLeg) -> String {
        var parts = leg.trip.isSubstitute ? [say(.instead)] : []
        switch leg.state {
        case .cancelled: parts.append(say(.cancelled))
        case .missed: parts.append(say(.missed))
        case .skipped, .abandoned: parts.append(say(.skipped))
        case .planned: parts.append(say(.notRecorded))
        case .travelled: break
        }
        return parts.joined(separator: ", ")
    }

    private func planned(_ trip: Trip, besides day: CalendarDay) -> String {
        let start = time(trip.departure, besides: day)
        return trip.arrival.map { "\(say(.planned)) \(start)–\(time($0, besides: day))" }
            ?? "\(say(.plannedDeparture)) \(start)"
    }

    /// The recorded times, or an empty text if there are none. A single one is named.
    private func actual(_ trip: Trip, besides day: CalendarDay) -> String {
        let start = trip.actualDeparture.map { time($0, besides: day) }
        let end = trip.actualArrival.map { time($0, besides: day) }
        return switch (start, end) {
        case (let start?, let end?): "\(say(.actual)) \(start)–\(end)"
        case (let start?, nil): "\(say(.actualDeparture)) \(start)"
        case (nil, let end?): "\(say(.actualArrival)) \(end)"
        case (nil, nil): ""
        }
    }

    /// Returns the traveller's own words and as many whole lines about the legs as there is room
    /// for.
    func text(of remarks: PaperRemarks) -> String { fitted(remarks).text }

    /// Whether the remarks are too long for the form.
    public func leavesOutPart(of remarks: PaperRemarks) -> Bool { fitted(remarks).isCut }

    private func fitted(_ remarks: PaperRemarks) -> (text: String, isCut: Bool) {
        let own = remarks.own.paperLines
        let room = PaperRemarks.most - (remarks.isBelowCases ? say(.seeList).count + 1 : 0)
        var text = own.allSatisfy(\.isWhitespace) ? "" : String(own.prefix(room))
        if text.count < own.count, !text.isEmpty { return (text, true) }
        let lines = (remarks.answer.map { [rule($0)] } ?? []) + remarks.legs.map(line)
        for line in lines {
            let longer = text.isEmpty ? line : "\(text)\n\(line)"
            guard longer.count <= PaperRemarks.most else { return (text, true) }
            text = longer
        }
        return (text, false)
    }

    // MARK: Evidence

    /// Returns a table with a row for the departure and one for the arrival of each leg.
    func table(of legs: [PaperLeg]) -> [[String]] {
        let headings = [.leg, .stop, .promised, .lived, .difference].map { say($0) }
        return [headings]
            + legs.flatMap { leg in
                let trip = leg.trip
                return TripStop.allCases.map { end -> [String] in
                    let isStart = end == .departure
                    let day = trip.departure.day
                    let who = [trip.service, trip.operator].map(\.onePaperLine)
                        .filter { !$0.isEmpty }.joined(separator: ", ")
                    let planned = trip.planned(at: end)
                    let actual = leg.state == .cancelled ? nil : trip.actual(at: end)
                    let late = trip.delay(at: end)?.wholeMinutes
                    return [
                        isStart ? who : state(of: leg),
                        (isStart ? trip.from : trip.to).onePaperLine,
                        trip.isSubstitute && trip.arrival == nil && actual != nil
                            ? "" : planned.map { time($0, besides: day) } ?? "",
                        actual.map { time($0, besides: day) } ?? "",
                        trip.isSubstitute ? "" : late.map(signed) ?? "",
                    ]
                }
            }
    }

    private func signed(_ minutes: Int) -> String {
        minutes > 0 ? "+\(self.minutes(minutes))" : self.minutes(minutes)
    }

    /// The sources of a leg's planned and actual times.
    func origin(of leg: PaperLeg) -> String {
        let planned = say(.promised) + language.colon + text(of: leg.timetable)
        let actual = say(.lived) + language.colon + text(of: leg.record)
        return "\(planned); \(actual)"
    }

    private func text(of origin: PaperOrigin) -> String {
        switch origin {
        case .nothing: say(.nothingRecorded)
        case .byHand: say(.byHand)
        case .imported(let sources):
            say(.imported, ["sources": sources.map(\.onePaperLine).joined(separator: ", ")])
        case .partly(let sources):
            say(.partlyImported, ["sources": sources.map(\.onePaperLine).joined(separator: ", ")])
        }
    }
}

internal import Domain
internal import Presentation

extension Trip {
    /// The delay that counts, such as "1 hr, 8 min late"; nil where there is none, where nothing
    /// is known, and for a trip that did not happen.
    func wordsForDelay(_ words: LocalWords) -> String? {
        guard disruption != .cancelled,
            let minutes = (delay(at: .arrival) ?? delay(at: .departure))?.wholeMinutes,
            minutes > 0
        else { return nil }
        return "\(words.duration(minutes: minutes)) late"
    }

    /// Such as "9 hrs, 31 min", or "9 hrs, 31 min · took 10 hrs, 27 min" where it took another
    /// time than planned.
    func wordsForDuration(_ words: LocalWords) -> String {
        let planned = duration.flatMap { $0 < .zero ? nil : $0 }
        let actual = actualDuration.flatMap { actual in
            let isAsPlanned = planned.map { (actual - $0).wholeMinutes == 0 } ?? false
            return actual < .zero || isAsPlanned ? nil : actual
        }
        return [
            planned.map { words.duration($0) } ?? "",
            actual.map { "took \(words.duration($0))" } ?? "",
        ].listed
    }

    /// Such as "Cancelled"; empty where nothing kept it from happening.
    var wordsForDisruption: String {
        switch disruption {
        case .cancelled: "Cancelled"
        case .missedConnection: "Connection missed"
        case nil: ""
        }
    }

    /// What was recorded of either end, such as "departed 14:14, arrived 00:41 (+1 day)".
    func wordsForTimes(_ words: LocalWords) -> String {
        var run = self
        run.disruption = nil
        return TripEnd.allCases.map { TripEndWords(run, at: $0, words: words).actual }
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Such as "1,023 km", or "746 km as the crow flies" where nobody said how far it was; empty
    /// where nobody knows.
    func wordsForDistance(_ words: LocalWords) -> String {
        distance.map { words.kilometres($0.kilometres) }
            ?? greatCircle.map { words.kilometres(about: $0) + " as the crow flies" } ?? ""
    }

    /// Such as "from 50.8659° N, 7.1427° E to 48.1103° N, 16.5697° E", as far as they are known.
    var wordsForCoordinates: String {
        [fromCoordinates.map { "from \($0.words)" }, toCoordinates.map { "to \($0.words)" }]
            .compactMap(\.self).joined(separator: " ")
    }

    var withoutTimes: Trip {
        var trip = self
        trip.forgetTimes()
        return trip
    }

    /// Such as "Seat 61 · Class 2"; a bare number gets its noun, words stay as they are.
    var wordsForTicket: String {
        [
            seat.named("Seat") { $0.isNumber || $0.isUppercase },
            travelClass.named("Class", where: \.isNumber),
        ].listed
    }
}

extension String {
    fileprivate func named(_ noun: String, where isBare: (Character) -> Bool) -> String {
        contains(where: \.isNumber) && allSatisfy(isBare) ? "\(noun) \(self)" : self
    }
}

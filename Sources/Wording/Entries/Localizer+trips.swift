package import Claims
package import Domain
internal import Presentation

extension Localizer {
    /// The delay at arrival, or else at departure, such as "1 h 8 min late"; `nil` if there is
    /// none, it is not known, or the trip was cancelled.
    package func delay(of trip: Trip) -> String? {
        guard trip.disruption != .cancelled,
            let delay = trip.delay(at: .arrival) ?? trip.delay(at: .departure),
            delay.wholeMinutes > 0
        else { return nil }
        return self.delay(delay)
    }

    /// The planned duration, such as "9 h 31 min", or "Planned 9 h 31 min, actual 10 h 27 min" if
    /// the actual one differs.
    package func duration(of trip: Trip) -> String {
        let planned = trip.duration.flatMap { $0 < .zero ? nil : $0 }
        let actual = trip.actualDuration.flatMap { actual in
            let isAsPlanned = planned.map { (actual - $0).wholeMinutes == 0 } ?? false
            return actual < .zero || isAsPlanned ? nil : actual
        }
        return switch (planned, actual) {
        case (let planned?, let actual?):
            say(
                "Planned {planned}, actual {actual}",
                ["planned": duration(planned), "actual": duration(actual)])
        case (let planned?, nil): duration(planned)
        case (nil, let actual?): say("Actual {duration}", ["duration": duration(actual)])
        case (nil, nil): ""
        }
    }

    /// The disruption of a trip, such as "Cancelled · Given up", or an empty text if there was
    /// none.
    package func disruption(of trip: Trip) -> String {
        let disruption =
            switch trip.disruption {
            case .cancelled: say("Cancelled", context: "a trip")
            case .missedConnection: say("Connection missed")
            case nil: ""
            }
        let abandonment =
            switch trip.abandonment {
            case .none: ""
            case .gaveUp: say("Given up", context: "a trip")
            case .turnedBack: say("Turned back", context: "on a trip")
            }
        return [disruption, abandonment].listed
    }

    /// The abandonment of a leg beside its state, such as "given up".
    package func abandonment(of leg: Trip) -> String {
        switch leg.abandonment {
        case .none: ""
        case .gaveUp: say("given up", context: "a trip")
        case .turnedBack: say("turned back", context: "on a trip")
        }
    }

    /// The recorded times of a trip, such as "departed 14:14, arrived 00:41 (+1 day)".
    package func times(of trip: Trip) -> String {
        var run = trip
        run.disruption = nil
        return TripStop.allCases.map { TripEndWords(run, at: $0, words: self).actual }
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The accessible name of the icon beside either end of a trip.
    package var stop: String { say("Stop", context: "where a trip departs or arrives") }

    /// The ticket of a trip, such as "Seat 61 · Class 2 · Return". A bare number gets its noun;
    /// other texts stay.
    package func ticket(of trip: Trip) -> String {
        let isBareSeat = trip.seat.isBare { $0.isNumber || $0.isUppercase }
        let isBareClass = trip.travelClass.isBare(where: \.isNumber)
        return [
            isBareSeat ? say("Seat {seat}", ["seat": trip.seat]) : trip.seat,
            isBareClass ? say("Class {class}", ["class": trip.travelClass]) : trip.travelClass,
            // A single ticket is the default and goes without saying.
            trip.ticket == .single ? "" : ticket(trip.ticket),
        ].listed
    }

    package func ticket(_ kind: TicketKind) -> String {
        switch kind {
        case .single: say("Single", context: "a ticket")
        case .return: say("Return", context: "a ticket")
        case .season: say("Season ticket")
        }
    }
}

extension String {
    fileprivate func isBare(where isOfKind: (Character) -> Bool) -> Bool {
        contains(where: \.isNumber) && allSatisfy(isOfKind)
    }
}

extension [String] {
    /// The texts that are not empty, with dots between, such as "ICE 93 · ÖBB". Beside a text that is
    /// written from right to left, each is isolated, so that none reorders another.
    package var listed: String {
        let texts = filter { !$0.isEmpty }
        let isMixed = texts.count > 1 && texts.contains(where: \.hasRightToLeft)
        return
            (isMixed ? texts.map { $0.hasIsolates ? $0 : $0.isolatedAmongRightToLeft } : texts)
            .joined(separator: " · ")
    }

    /// The texts that are not empty, with spaces between.
    package var spaced: String { filter { !$0.isEmpty }.joined(separator: " ") }
}

extension Localizer {
    /// Returns the code of the currency of a trip's country, or else the usual one; empty for none.
    ///
    /// - Parameter code: the code of the journal's usual currency, or `nil` if it is unknown.
    package func usualCurrency(
        of trip: Trip, rights: TravelRights, gazetteer: any FindsPlaces,
        inJournal code: String? = nil
    ) -> String {
        rights.currency(of: rights.journey(of: trip, gazetteer: gazetteer))
            ?? usualCurrency(inJournal: code)
    }
}

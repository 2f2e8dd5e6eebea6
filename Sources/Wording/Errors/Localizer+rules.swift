import Domain

extension Localizer {
    /// Tells which rule a film breaks, as a sentence.
    func rule(_ error: FilmError) -> String {
        let (first, last) = ("\(FilmError.years.lowerBound)", "\(FilmError.years.upperBound)")
        return switch error {
        case .emptyTitle: say("A film needs a title.")
        case .wantedOnDay: say("A film on the watchlist cannot have a date.")
        case .impossibleYear(let year):
            say(
                "{year} cannot be a film’s year: it is a number from {first} to {last}.",
                ["year": "\(year)", "first": first, "last": last])
        case .yearIsNoNumber(let text):
            say(
                "“{text}” is not a year. Enter one from {first} to {last}.",
                ["text": text.quoted, "first": first, "last": last])
        case .viewingIsNoNumber: say("Enter a number, such as 2 for the second viewing.")
        case .runningTimeIsNoNumber: say("Enter the running time in minutes, such as 86.")
        case .linkIsNoAddress(let text):
            say(
                "“{text}” is not a link: write an address such as https://example.org/film.",
                ["text": text.quoted])
        }
    }

    /// Tells which rule a season ticket breaks, as a sentence.
    func rule(_ error: PassError) -> String {
        switch error {
        case .emptyName: say("A season ticket needs a name.")
        case .endsBeforeItBegins: say("The last day is before the first.")
        }
    }

    /// Tells which rule a claim breaks, as a sentence.
    func rule(_ error: ClaimError) -> String {
        switch error {
        case .emptySubject: say("A claim needs something that it is about.")
        case .dueBeforeTravel: say("The deadline is before the travel date.")
        case .amountUnread(let text):
            say("“{text}” is not an amount: write it such as 22.48 EUR.", ["text": text.quoted])
        case .stepUnread(let text):
            say(
                "“{text}” is not a step: write it such as “sent 2026-11-30”.",
                ["text": text.quoted])
        case .stepInFuture: say("This day is in the future.")
        case .stepTooEarly(let earliest):
            say("Enter a day that is not before {day}.", ["day": day(earliest)])
        }
    }

    /// Tells which rule a trip breaks, as a sentence.
    func rule(_ error: TripError) -> String {
        switch error {
        case .emptyOrigin: say("A trip needs a place to depart from.")
        case .emptyDestination: say("A trip needs a place to arrive at.")
        case .arrivalBeforeDeparture: say("The arrival is before the departure.")
        case .record(let error): rule(error)
        case .noSuchDay: say("This is not a date.")
        case .noSuchTime: say("This is not a time of day.")
        case .skipped(let time): skipped(time)
        case .unknownTimeZone(let name):
            say(
                "“{name}” is not a known time zone; one looks like Europe/Vienna.",
                ["name": name.quoted])
        case .fareIsNoNumber(let text):
            say(
                "“{text}” is not a fare: write a number, such as 49.90.",
                ["text": text.quoted])
        case .currencyIsNoCode(let text):
            say(
                "“{text}” is not a currency: write three letters, such as EUR.",
                ["text": text.quoted])
        case .currencyWithoutFare:
            say("Enter an amount as well; a currency alone is not saved.")
        case .twoCurrencies(let typed, let beside):
            say(
                "The fare is in {currency}, and {other} stands beside it: keep one of them.",
                ["currency": typed, "other": beside])
        case .coordinatesAreNoPlace(let text):
            say(
                "“{text}” is not a latitude and a longitude, such as 50.8659, 7.1427.",
                ["text": text.quoted])
        case .distanceIsNoNumber(let text):
            say(
                "“{text}” is not a distance: write kilometres, such as 12.5.",
                ["text": text.quoted])
        }
    }

    /// The complaint beside a field of a form. It says what to enter; elsewhere, as about a file or
    /// a row of an import, nothing can be entered, and the error is told as it is.
    package func complaint(_ error: any Error) -> String {
        switch error {
        case FilmError.emptyTitle: say("Enter a title.")
        case TripError.emptyOrigin: say("Enter where the trip starts.")
        case TripError.emptyDestination: say("Enter where the trip ends.")
        case PassError.emptyName: say("Enter a name.")
        case ClaimError.emptySubject: say("Enter what the claim is about.")
        case TripError.coordinatesAreNoPlace:
            say("Enter latitude and longitude, such as 50.8659, 7.1427.")
        default: sentence(error)
        }
    }

    /// Tells why something cannot be recorded of a trip.
    func rule(_ error: TripRecordError) -> String {
        switch error {
        case .noTimetable(.departure):
            say("This trip has no scheduled departure. Edit the trip to add one.")
        case .noTimetable(.arrival):
            say("This trip has no scheduled arrival. Edit the trip to add one.")
        case .noSuchTime: say("This is not a time of day.")
        case .skipped(let time): skipped(time)
        case .arrivedBeforeDeparture(let arrival, let departure):
            say(
                "The arrival at {arrival} is before the departure at {departure}.",
                [
                    "arrival": time(arrival, beside: departure),
                    "departure": time(departure, beside: arrival),
                ])
        case .arrivedBeforeTimetable(let arrival, let departure):
            say(
                """
                The arrival at {arrival} is before the scheduled departure at {departure}. If the \
                trip departed earlier, record the departure first.
                """,
                [
                    "arrival": time(arrival, beside: departure),
                    "departure": time(departure, beside: arrival),
                ])
        case .departedAfterArrival(let departure, let arrival):
            say(
                """
                The departure at {departure} is after the arrival at {arrival}. If the arrival is \
                wrong, correct the arrival first.
                """,
                [
                    "arrival": time(arrival, beside: departure),
                    "departure": time(departure, beside: arrival),
                ])
        }
    }

    /// Tells that a time of day does not exist, such as "02:30 does not exist on 29 March 2026 in
    /// Europe/Berlin: clocks go from 02:00 to 03:00."
    func skipped(_ skipped: SkippedTime) -> String {
        let values: KeyValuePairs = [
            "time": time(skipped.time), "day": day(of: skipped.time),
            "zone": skipped.time.zone.name, "from": time(skipped.from), "to": time(skipped.to),
            "later": day(of: skipped.to),
        ]
        return skipped.from.day == skipped.to.day
            ? say(
                "{time} does not exist on {day} in {zone}: clocks go from {from} to {to}.", values)
            : say(
                """
                {time} does not exist on {day} in {zone}: clocks go from {from} to {to} on {later}.
                """, values)
    }

    /// The time, with its zone and its day if those differ from the other time's.
    private func time(_ time: DateTime, beside other: DateTime) -> String {
        let hasZone = time.zone != other.zone && !time.zone.name.isEmpty
        let values: KeyValuePairs = [
            "time": self.time(time), "zone": time.zone.name, "day": day(of: time),
        ]
        return switch (hasZone, time.day != other.day) {
        case (false, false): self.time(time)
        case (true, false): say("{time} ({zone})", values)
        case (false, true): say("{time} on {day}", values)
        case (true, true): say("{time} ({zone}) on {day}", values)
        }
    }
}

extension TravelRights {
    /// Returns the currency of the country that a journey is in, or `nil` if it is unknown. The
    /// names of its places tell it first, then the operator, then a zone that the program did not
    /// fill in by itself.
    package func currency(of journey: TicketJourney) -> String? {
        func currency(_ place: TicketJourney.Place) -> String? {
            territories.currency(of: country(of: place, on: journey.day), on: journey.day)
        }
        let ends = [journey.from, journey.to]
        return ends.lazy.filter(\.isNamed).compactMap(currency).first
            ?? runner(of: journey).flatMap { territories.currency(of: $0, on: journey.day) }
            ?? ends.lazy.filter { !$0.isNamed && !isFilledIn($0) }.compactMap(currency).first
    }

    /// Returns the currency of the countries that a scheme is for, or `nil` if they have several.
    package func currency(of scheme: RightsScheme, on day: CalendarDay) -> String? {
        let places = scheme.covers.flatMap { [$0.either, $0.from, $0.to] }.compactMap(\.self)
        return territories.currency(of: territories.place(in: places, on: day), on: day)
    }
}

import Domain
import Wording

/// What a new trip begins with as long as nothing else is said, as in the window's form: the season ticket that
/// is valid on its day, and the currency of its country.
@MainActor
struct TripDefaults {
    let journal: any ReadsEntries
    let airports: any FindsAirports
    let rights: any KnowsRights
    let words: Localizer

    /// The trip with what was not said of it, and a sentence about each.
    ///
    /// - Parameter ticket: the sort of ticket that was said; `nil` if none was.
    func complete(_ trip: Trip, ticket: TicketKind?) async -> (trip: Trip, said: [String]) {
        var (trip, said) = (trip, [String]())
        if let ticket { trip.ticket = ticket }
        // A trip that was paid for is on no season ticket.
        if ticket == nil, trip.fare == nil,
            let pass = await journal.passes().pass(validOn: trip.departure.day)
        {
            trip.ticket = .season
            if trip.ticketNumber.isEmpty { trip.ticketNumber = pass.ticketNumber }
            said.append(words.assumedPass(pass.name))
        }
        if let fare = trip.fare, fare.currency.isEmpty {
            let currency =
                rights.rights.currency(of: TicketJourney(trip, airports: airports))
                ?? words.usualCurrency
            trip.fare = fare.in(usual: currency)
            if !currency.isEmpty {
                said.append(words.assumedCurrency(of: fare.in(usual: currency)))
            }
        }
        return (trip, said)
    }
}

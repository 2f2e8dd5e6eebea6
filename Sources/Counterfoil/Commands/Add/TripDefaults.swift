import Claims
import Domain
import Wording

/// The default values of a new trip, as in the window's form: the season ticket that is valid on
/// its day, and the currency of its country.
@MainActor
struct TripDefaults {
    let journal: any ReadsEntries
    let gazetteer: any FindsPlaces
    let rights: any KnowsRights
    let words: Localizer

    /// Returns the trip with its missing values, and a sentence about each.
    ///
    /// - Parameter ticket: the kind of ticket that was given, or `nil` if none was.
    func complete(_ trip: Trip, ticket: TicketKind?) async -> (trip: Trip, said: [String]) {
        var (trip, said) = (trip, [String]())
        if let ticket { trip.ticket = ticket }
        // A trip with a fare was not taken on a season ticket.
        if ticket == nil, trip.fare == nil,
            let pass = await journal.passes().pass(validOn: trip.departure.day)
        {
            trip.ticket = .season
            if trip.ticketNumber.isEmpty { trip.ticketNumber = pass.ticketNumber }
            said.append(words.assumedPass(pass.name))
        }
        if let fare = trip.fare, fare.currency.isEmpty {
            let currency = words.usualCurrency(
                of: trip, rights: rights.rights, gazetteer: gazetteer)
            trip.fare = fare.in(usual: currency)
            if !currency.isEmpty {
                said.append(words.assumedCurrency(of: fare.in(usual: currency)))
            }
        }
        return (trip, said)
    }
}

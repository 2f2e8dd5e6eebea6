public import Domain
public import Wording

/// Writes a new trip into the journal with what it begins with, and says what that is, and the name of its file.
public struct AddTrip: Command {
    private let trip: Trip
    private let ticket: TicketKind?
    private let journal: any Journal
    private let defaults: TripDefaults

    /// - Parameter ticket: the sort of ticket that was said; `nil` if none was.
    public init(
        _ trip: Trip, ticket: TicketKind?, to journal: any Journal, gazetteer: any FindsPlaces,
        rights: any KnowsRights, words: Localizer
    ) {
        self.trip = trip
        self.ticket = ticket
        self.journal = journal
        defaults = TripDefaults(
            journal: journal, gazetteer: gazetteer, rights: rights, words: words)
    }

    public func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let (trip, said) = await defaults.complete(trip, ticket: ticket)
        for sentence in said { console.tell(sentence) }
        return try await AddEntry(.trip(trip), to: journal).run(on: console)
    }
}

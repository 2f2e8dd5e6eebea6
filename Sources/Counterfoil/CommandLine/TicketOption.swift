internal import ArgumentParser
internal import Domain

/// The option for the ticket of a trip that is added.
struct TicketOption: ParsableArguments {
    /// The kind of ticket, or `nil` for the valid season ticket of a trip without a fare.
    @Option(
        name: .customLong("ticket"),
        help: ArgumentHelp(
            localized(
                """
                What sort of ticket it was taken on; without it, and without a fare, the season ticket that is \
                valid that day.
                """), valueName: "ticket"))
    var kind: TicketKind?
}

internal import Domain

/// What a paper is made of, as it was when somebody wanted to see it.
struct PaperMaterial {
    /// What it is about, in words.
    let title: String
    /// What several journeys come to, in words; nil where a scheme says it of the only one.
    let sum: String?
    let journey: Journey
    /// Further journeys on the same season ticket.
    let others: [Journey]
    /// `nil` where no season ticket was asked about.
    let pot: PaperPot?
    let date: CalendarDay
    let profile: TravellersProfile
    let passes: KnownPasses
    /// The season ticket that it names; nil for other tickets.
    let pass: Pass?
    /// What was claimed for them.
    let claims: [ClaimEntry]
    /// What the claim asks for that it is written from; nil where it is written from anything else.
    let claimed: Fare?
    /// Nil where none of that was sent.
    let earlier: EarlierRequest?

    /// What the ticket was for, as one trip.
    var ticket: Trip { journey.ticketed ?? journey.whole }
}

internal import Claims
internal import Domain

/// The data of a paper at the time when the user asked for it.
struct PaperMaterial {
    let title: String
    /// The sum of several journeys in words, or `nil` if the scheme's answer for the only journey
    /// says it.
    let sum: String?
    let journey: Journey
    /// Further journeys on the same season ticket.
    let others: [Journey]
    /// The pot of the season ticket, or `nil` if the paper is not about one.
    let pot: PaperPot?
    let date: CalendarDay
    let profile: TravellersProfile
    let passes: KnownPasses
    /// The season ticket that the journey names, or `nil` for another ticket.
    let pass: Pass?
    /// The claims that were made for the journeys.
    let claims: [ClaimEntry]
    /// The amount of the claim that the paper is written from, or `nil` if it is written from
    /// another entry.
    let claimed: Fare?
    /// The latest request that was sent, or `nil` if none was.
    let earlier: EarlierRequest?

    /// The trip that the ticket was for.
    var ticket: Trip { journey.ticketed ?? journey.whole }
}

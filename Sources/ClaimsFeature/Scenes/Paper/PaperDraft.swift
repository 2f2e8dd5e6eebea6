internal import Claims
internal import Domain
internal import Wording

/// The choices for a paper, as indices into the offered values, and the typed texts.
public struct PaperDraft: Hashable, Sendable {
    public var scheme: Int
    public var kind: Int
    public var language: Int
    /// The index of the wanted remedy, or 0 for the one that follows from the journey.
    public var wanted: Int
    public var payment: Int
    /// The index of the kind of ticket, or 0 if it is not known.
    public var ticket: Int
    public var reference = ""
    /// The cost of meals with its currency, such as "20 EUR".
    public var meals = ""
    public var hotel = ""
    public var earlier = ""
    public var earlierDay = ""
    public var place = ""
    public var remarks = ""
    public var consents = false
    public var declaresTruth = false

    /// The fields whose text may be unreadable.
    public enum Field: CaseIterable, Sendable {
        case meals, hotel, earlier, earlierDay
    }
}

extension PaperDraft {
    /// Whether all indices are within the offered values.
    var isPossible: Bool {
        scheme >= 0 && PaperKind.allCases.indices.contains(kind)
            && PaperLanguage.allCases.indices.contains(language)
            && (0...2).contains(wanted) && (0...1).contains(payment) && (0...3).contains(ticket)
    }

    /// The kind of the ticket, or `nil` if it is not known.
    var ticketKind: TicketKind? { ticket == 0 ? nil : TicketKind.allCases[ticket - 1] }

    /// Chooses the paper that the scheme wants, in the language of the scheme or else of the user.
    mutating func applyDefaults(_ scheme: RightsScheme?, _ words: Localizer) {
        kind = PaperKind.allCases.firstIndex(of: scheme?.usualPaper ?? .evidence) ?? 0
        let chosen =
            scheme.flatMap { PaperLanguage(rawValue: $0.language) }
            ?? PaperLanguage(of: words.locale) ?? .english
        language = PaperLanguage.allCases.firstIndex(of: chosen) ?? 0
    }

    /// Returns the draft with empty fields filled from the journal.
    ///
    /// - Parameter offered: the earlier request that was filled in before. If the user has changed
    ///   it, it is kept.
    func completed(
        from material: PaperMaterial, offered: EarlierRequest?, _ reader: PaperDraftReader
    ) -> PaperDraft {
        var draft = self
        if draft.reference.isEmpty {
            draft.reference = PaperChoices().taking(material.ticket, with: material.pass).reference
        }
        if draft.place.isEmpty { draft.place = material.profile.place }
        if material.earlier != offered, (earlier, earlierDay) == reader.texts(of: offered) {
            (draft.earlier, draft.earlierDay) = reader.texts(of: material.earlier)
        }
        return draft
    }
}

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

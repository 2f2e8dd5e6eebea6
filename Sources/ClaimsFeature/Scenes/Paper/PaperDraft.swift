internal import Domain
internal import Wording

/// The choices about a paper as they were made, by their places, and what was typed.
public struct PaperDraft: Hashable, Sendable {
    public var scheme: Int
    public var kind: Int
    public var language: Int
    /// 0 for what follows from the journey.
    public var wanted: Int
    public var payment: Int
    /// 0 where nobody said.
    public var ticket: Int
    public var reference = ""
    /// Amounts with their currencies, such as "20 EUR", as is that of an earlier request.
    public var meals = ""
    public var hotel = ""
    public var earlier = ""
    public var earlierDay = ""
    public var place = ""
    public var remarks = ""
    public var consents = false
    public var declaresTruth = false

    /// What can be typed wrongly.
    public enum Field: CaseIterable, Sendable {
        case meals, hotel, earlier, earlierDay
    }
}

extension PaperDraft {
    /// Whether all of it is among what there is to choose from.
    var isPossible: Bool {
        scheme >= 0 && PaperKind.allCases.indices.contains(kind)
            && PaperLanguage.allCases.indices.contains(language)
            && (0...2).contains(wanted) && (0...1).contains(payment) && (0...3).contains(ticket)
    }

    /// Nil where nobody said.
    var ticketKind: TicketKind? { ticket == 0 ? nil : TicketKind.allCases[ticket - 1] }

    /// The paper that the scheme wants, in its language or else in that of the person.
    mutating func take(_ scheme: RightsScheme?, _ words: Localizer) {
        kind = PaperKind.allCases.firstIndex(of: scheme?.usualPaper ?? .evidence) ?? 0
        let chosen =
            scheme.flatMap { PaperLanguage(rawValue: $0.language) }
            ?? PaperLanguage(of: words.locale) ?? .english
        language = PaperLanguage.allCases.firstIndex(of: chosen) ?? 0
    }

    /// With what the journal says of what nobody has typed.
    ///
    /// - Parameter offered: the earlier request that the journal had before: what somebody made of that
    ///   stays.
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

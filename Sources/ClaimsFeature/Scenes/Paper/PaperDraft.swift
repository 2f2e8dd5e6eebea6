internal import Claims
internal import Domain
internal import EntryFeature
internal import Presentation
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

/// Reads the typed texts of a paper.
struct PaperDraftReader {
    private let money: MoneyText
    private let days: DayReader
    private let words: Localizer

    /// - Parameter today: the day that relative days such as "yesterday" refer to.
    init(_ words: Localizer, today: CalendarDay) {
        self.words = words
        money = MoneyText(words.locale)
        days = DayReader(words: words.dayWords, today: today, tendency: .past)
    }

    /// Returns the choices, without the texts that cannot be read.
    ///
    /// - Parameter earlier: the earlier request in the journal, which has a recipient and a number
    ///   that the form does not ask for.
    func choices(in draft: PaperDraft, knowing earlier: EarlierRequest?) -> PaperChoices {
        PaperChoices(
            wanted: draft.wanted == 0 ? nil : draft.wanted == 1 ? .compensation : .refund,
            payment: draft.payment == 0 ? .money : .voucher, reference: draft.reference,
            ticket: draft.ticket == 0 ? nil : TicketKind.allCases[draft.ticket - 1],
            meals: fare(draft.meals), hotel: fare(draft.hotel),
            earlier: request(in: draft, knowing: earlier), place: draft.place,
            remarks: draft.remarks, consents: draft.consents, declaresTruth: draft.declaresTruth)
    }

    /// Returns the complaints about texts that cannot be read.
    func complaints(about draft: PaperDraft) -> [PaperDraft.Field: String] {
        var complaints: [PaperDraft.Field: String] = [:]
        for (field, text) in [
            (PaperDraft.Field.meals, draft.meals), (.hotel, draft.hotel),
            (.earlier, draft.earlier),
        ] {
            do throws(ClaimError) {
                let fare = try money.fare(text)
                if fare?.currency.isEmpty == true { throw .amountUnread(text.trimmingSpaces) }
            } catch {
                complaints[field] = words.sentence(error)
            }
        }
        let day = draft.earlierDay.trimmingSpaces
        if !day.isEmpty, self.day(day) == nil {
            complaints[.earlierDay] = words.sentence(RowTrouble.noDate(day))
        }
        return complaints
    }

    /// Returns the texts of an earlier request as they would be typed; empty for `nil`.
    func texts(of request: EarlierRequest?) -> (amount: String, day: String) {
        (money.text(request?.amount), request?.day.map { words.shortDayOfYear($0) } ?? "")
    }

    private func request(
        in draft: PaperDraft, knowing known: EarlierRequest?
    ) -> EarlierRequest? {
        if let known, texts(of: known) == (draft.earlier, draft.earlierDay) { return known }
        let request = EarlierRequest(
            on: day(draft.earlierDay), amount: fare(draft.earlier),
            recipient: known?.recipient ?? "", reference: known?.reference ?? "")
        return request.day == nil && request.amount == nil ? nil : request
    }

    private func fare(_ text: String) -> Fare? {
        guard let fare = (try? money.fare(text)) ?? nil, !fare.currency.isEmpty else { return nil }
        return fare
    }

    private func day(_ text: String) -> CalendarDay? {
        days.numbers(text).flatMap {
            CalendarDay(year: $0.year, month: $0.month, day: $0.day)
        }
    }
}

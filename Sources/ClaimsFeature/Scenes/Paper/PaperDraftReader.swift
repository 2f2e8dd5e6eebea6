internal import Claims
internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

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

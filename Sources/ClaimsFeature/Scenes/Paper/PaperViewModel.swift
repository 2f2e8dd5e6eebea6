internal import Claims
public import Domain
internal import EntryFeature
public import Presentation
public import Signals
public import Wording

/// The fields of a paper with their values and gaps.
public struct PaperViewModel: Hashable, Sendable, Confidential {
    /// The title of the window, such as "Köln Hbf → Berlin Hbf" or "Deutschlandticket, November
    /// 2026".
    public let title: String
    /// The schemes that cover the journey; empty if none does.
    public let schemes: [String]
    public let kinds: [String]
    public let languages: [String]
    public let wanted: [String]
    public let payments: [String]
    public let tickets: [String]
    public let draft: PaperDraft
    /// The complaints about texts that cannot be read.
    public let complaints: [PaperDraft.Field: String]
    public let costs: Availability
    /// The choices that this paper has.
    public let choices: Set<Choice>
    /// The answer of the scheme, such as "25% of €89.90 = €22.48 owed"; empty without one.
    public let verdict: String
    /// The required evidence and the reasons against a claim.
    public let conditions: [Fact]
    /// The summary of the gaps, such as "4 fields are missing."
    public let summary: String
    public let sections: [Section]
    /// The sheet that is saved, copied or printed.
    public let sheet: PaperSheet
    /// The proposed file name, without its extension.
    public let fileName: String

    public struct Section: Hashable, Sendable {
        public let title: String
        public let fields: [Field]
    }

    public struct Field: Hashable, Sendable, Confidential {
        public let label: String
        /// The text of the field; empty if the field is.
        public let value: String
        /// The reason why the field is empty; empty if it is not.
        public let reason: String
        public let isMissing: Bool
        /// The place where the field is filled in, or `nil` if that is beside the paper or nowhere.
        public let place: Place?
        /// The choice beside the paper that fills in the field, or `nil` if there is none.
        public let choice: Choice?
    }

    /// The first required field that is still empty, or `nil` if there is none.
    public var firstMissing: Field? {
        sections.lazy.flatMap(\.fields).first(where: \.isMissing)
    }

    public enum Choice: Hashable, Sendable {
        case wanted, payment, reference, place, remarks, consent, truth
    }

    public enum Place: Hashable, Sendable {
        /// The form of the trip with this id.
        case trip(String)
        /// The page of the trip with this id, on which its outcome is recorded.
        case record(String)
        case profile
    }
}

extension PaperViewModel {
    /// - Parameters:
    ///   - title: the title of the journeys.
    ///   - sum: the sum of several journeys, or `nil` if the scheme's answer says it.
    ///   - answers: the answers of the schemes that cover the journey.
    init(
        _ paper: Paper, called title: String, comingTo sum: String? = nil, answers: [RightsAnswer],
        draft: PaperDraft, complaints: [PaperDraft.Field: String], words: Localizer
    ) {
        let papers = PaperWords(PaperLanguage.allCases[draft.language])
        self.title = title
        let hasCosts = paper.kind == .form
        self.complaints = hasCosts ? complaints : [:]
        costs = hasCosts ? .available : .unavailable(because: words.onlyOnForm)
        schemes = answers.map { words.name(of: $0.scheme) }
        kinds = PaperKind.allCases.map(words.name)
        languages = PaperLanguage.allCases.map(words.name)
        wanted = [
            words.say("Whatever applies"), words.say("Compensation"),
            words.say("A refund of the ticket"),
        ]
        payments = [words.say("Money"), words.say("A voucher")]
        tickets = [words.say("Not specified")] + TicketKind.allCases.map(words.ticket)
        self.draft = draft
        verdict = sum ?? paper.subject.answer.map(words.verdict) ?? ""
        // A paper that is mere evidence claims nothing.
        let claimed = paper.kind == .evidence ? nil : paper.subject.answer?.scheme
        let isCancelled = paper.subject.hasCancelledLeg
        conditions =
            claimed.map { Fact.conditions(of: $0, whereCancelled: isCancelled, words) } ?? []
        choices = Set(paper.fields.compactMap { Choice($0.name) })
        let missing = paper.missing.count { $0.gap?.isOptional == false }
        summary =
            missing == 0
            ? words.say("Ready to send")
            : words.say(
                one: "{count} required field is still empty",
                other: "{count} required fields are still empty", count: missing)
        sections = paper.sections.map { section in
            Section(
                title: [section.number, papers.heading(section.name)].spaced,
                fields: section.fields.map {
                    Field($0, of: paper, papers: papers, words: words)
                })
        }
        sheet = papers.sheet(of: paper)
        fileName = "\(paper.subject.journey.whole.departure.day.isoText) \(sheet.title)"
    }
}

extension PaperViewModel.Field {
    init(_ field: PaperField, of paper: Paper, papers: PaperWords, words: Localizer) {
        label = papers.label(field.name)
        isMissing = field.gap?.isOptional == false
        place = field.gap.flatMap { PaperViewModel.Place($0) }
        choice = PaperViewModel.Choice(field.name)
        switch field.content {
        case .value(.remarks(let remarks)):
            value = papers.text(of: .remarks(remarks))
            reason = papers.leavesOutPart(of: remarks) ? words.remarksCut : ""
        case .value(.cases) where papers.encloses(paper):
            (value, reason) = (papers.seeList, words.listEnclosed)
        case .value(let value): (self.value, reason) = (papers.text(of: value), "")
        case .options(let all, let ticked, let gap):
            value = all.filter(ticked.contains).map(papers.text).joined(separator: "\n")
            reason = gap.map { Self.reason($0, words) } ?? ""
        case .missing(let gap): (value, reason) = ("", Self.reason(gap, words))
        case .blank(let blank): (value, reason) = ("", words.sentence(blank))
        }
    }

    private static func reason(_ gap: PaperGap, _ words: Localizer) -> String {
        let sentence = words.sentence(gap)
        return gap.isOptional
            ? words.say("Optional: {reason}", ["reason": sentence], context: "a field of a form")
            : sentence
    }
}

extension PaperViewModel.Choice {
    /// Returns the choice that fills in a field, or `nil` if none does.
    fileprivate init?(_ field: PaperFieldName) {
        switch field {
        case .wanted: self = .wanted
        case .payment: self = .payment
        case .reference: self = .reference
        case .place: self = .place
        // The cases of a season ticket leave room for remarks below them.
        case .remarks, .cases: self = .remarks
        case .consent: self = .consent
        case .truth: self = .truth
        default: return nil
        }
    }
}

extension PaperViewModel.Place {
    /// Returns the place where a gap is filled in, or `nil` if that is beside the paper.
    fileprivate init?(_ gap: PaperGap) {
        switch gap {
        case .trip(let id, .actualDeparture), .trip(let id, .actualArrival),
            .trip(let id, .arrivalAtDestination):
            self = .record(id.rawValue)
        case .trip(let id, _): self = .trip(id.rawValue)
        case .profile: self = .profile
        case .choice: return nil
        }
    }
}

/// Opens the window that previews a paper.
public protocol DisplaysPaper: DisplaysFailure {
    func openPaper(_ paper: PaperViewModel) -> any PaperScreen
}

/// An open window that previews a paper, and saves, copies and prints it by itself.
public protocol PaperScreen: AnyObject {
    var signalDraft: Signal<PaperDraft> { get }
    /// Sends the place where a missing value is filled in.
    var signalFillIn: Signal<PaperViewModel.Place> { get }
    /// Posts when the paper was saved, copied or printed.
    var signalWritten: Signal<Void> { get }
    /// Posts when the user closes the window, which stays until `dismiss()`.
    var signalClose: Signal<Void> { get }
    func show(_ paper: PaperViewModel)
    func dismiss()
}

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

    private func request(in draft: PaperDraft, knowing known: EarlierRequest?) -> EarlierRequest? {
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

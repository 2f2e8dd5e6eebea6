internal import Claims
internal import Domain
internal import Presentation
internal import Wording

extension PaperViewModel {
    /// - Parameters:
    ///   - title: the title of the journeys.
    ///   - sum: the sum of several journeys, or `nil` if the scheme's answer says it.
    ///   - answers: the answers of the schemes that cover the journey.
    init(
        _ paper: Paper, called title: String, comingTo sum: String? = nil, answers: [RightsAnswer],
        draft: PaperDraft,
        complaints: [PaperDraft.Field: String], words: Localizer
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
        switch field.content {
        case .value(.remarks(let remarks)):
            value = papers.text(of: .remarks(remarks))
            reason = papers.leavesOutPart(of: remarks) ? words.remarksCut : ""
        case .value(.cases) where papers.encloses(paper):
            (value, reason) = (papers.seeList, words.listEnclosed)
        case .value(let value):
            (self.value, reason) = (papers.text(of: value), "")
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

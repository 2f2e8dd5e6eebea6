public import Claims
internal import Domain
internal import Presentation

/// The words of a paper, in the language of its recipient.
public struct PaperWords: Sendable {
    public let language: PaperLanguage
    let words: Localizer
    private var catalogue: PaperCatalogue { language.catalogue }

    public init(_ language: PaperLanguage) {
        self.language = language
        words = Localizer(locale: language.locale)
    }

    /// The label of a field, such as "Ticket or booking number".
    public func label(_ field: PaperFieldName) -> String { catalogue.fields[field] ?? "" }
    /// The heading of a section: its own, or the label of the field with its name.
    public func heading(_ section: PaperSection.Name) -> String {
        catalogue.sections[section] ?? PaperFieldName(rawValue: section.rawValue).map(label) ?? ""
    }
    public func text(of option: PaperOption) -> String { catalogue.options[option] ?? "" }

    func say(_ phrase: PaperPhrase, _ values: KeyValuePairs<String, String> = [:]) -> String {
        Localizer.filled(catalogue.phrases[phrase, default: ""]) { name in
            values.first { $0.key == name }?.value
        }
    }

    // MARK: Values

    /// The text of a value, on several lines if it has several parts.
    public func text(of value: PaperValue) -> String {
        switch value {
        case .text(let text): text.onePaperLine
        case .lines(let lines): lines.map(\.onePaperLine).joined(separator: "\n")
        case .day(let day): words.day(day)
        case .time(let time, let day): self.time(time, besides: day)
        case .fare(let fare): words.fare(fare)
        case .minutes(let minutes): self.minutes(minutes)
        case .kilometres(let kilometres): "\(words.number(kilometres)) km"
        case .ticket(.single): say(.singleTicket)
        case .ticket(.return): say(.returnTicket)
        case .ticket(.season): say(.seasonTicket)
        case .costs(let costs):
            costs.map { text(of: $0.kind) + language.colon + detail(of: $0) }.joined(
                separator: "\n")
        case .earlier(let request): text(of: request)
        case .rule(let answer): rule(answer)
        case .remarks(let remarks): text(of: remarks)
        case .cases(let cases): text(of: cases)
        case .legs(let legs): legs.map(line).joined(separator: "\n")
        }
    }

    func minutes(_ minutes: Int) -> String { "\(words.number(minutes)) min" }

    func time(_ time: DateTime, besides day: CalendarDay) -> String {
        let clock = words.time(time)
        return time.day == day ? clock : "\(clock) (\(words.shortDayOfYear(time.day)))"
    }

    func detail(of cost: PaperCost) -> String {
        let amount = words.fare(cost.amount)
        return cost.from.isEmpty && cost.to.isEmpty
            ? amount : "\(amount) (\(cost.from.onePaperLine) → \(cost.to.onePaperLine))"
    }

    /// An earlier request, such as "20 November 2026, Deutsche Bahn, 4711, €22.48".
    private func text(of request: EarlierRequest) -> String {
        [
            request.day.map { words.day($0) } ?? "", request.recipient.onePaperLine,
            request.reference.onePaperLine, request.amount.map { words.fare($0) } ?? "",
        ].filter { !$0.isEmpty }.commaSeparated
    }

    /// The calculation of the amount and the source of its rule.
    func rule(_ answer: RightsAnswer) -> String {
        var amount = ""
        if let owed = answer.owed, case .share(let percent, let price) = owed.basis {
            amount = say(
                .share,
                [
                    "percent": words.percent(percent), "price": words.fare(price),
                    "amount": words.fare(owed.amount),
                ])
        }
        return [amount, source(of: answer)].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// The source of a rule, as far as it can be told in the paper's language, because rights files
    /// are in English.
    func source(of answer: RightsAnswer) -> String {
        let source = answer.rule.source
        var title = source.title
        for (english, phrase) in [
            ("Regulation (EU)", PaperPhrase.regulationEU), ("Regulation (EC) No", .regulationEC),
        ] where title.hasPrefix(english) {
            title = say(phrase) + title.dropFirst(english.count)
        }
        var article = source.article
        if language != .english {
            if title == source.title { title = answer.scheme.name }
            // Text behind the comma, such as the name of a judgment, is in English.
            if let comma = title.firstIndex(of: ",") { title = String(title[..<comma]) }
            article = article.contains(where: \.isNumber) ? article : ""
            article = article.replacing(" and ", with: " \(say(.and)) ")
        }
        return [title, article].filter { !$0.isEmpty }.map(\.onePaperLine).commaSeparated
    }
}

extension String {
    /// The text on one line, without control characters and marks that turn the text around it.
    var onePaperLine: String {
        let parts = displaySafe.split { $0.isNewline || $0 == "\t" }
        return parts.joined(separator: " ").filter { character in
            !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
    }

    /// The text with its line breaks, otherwise as `onePaperLine`.
    var paperLines: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { String($0).onePaperLine }.joined(separator: "\n")
    }
}

/// The words of papers in one language. Numbers are those of the official form; the texts are the
/// program's own.
struct PaperCatalogue: Sendable {
    /// The headings of sections, without those that have the label of a field.
    let sections: [PaperSection.Name: String]
    let fields: [PaperFieldName: String]
    let options: [PaperOption: String]
    /// The phrases, with places such as `{day}` for values.
    let phrases: [PaperPhrase: String]
}

/// The phrases of a paper besides its headings, labels and boxes.
enum PaperPhrase: CaseIterable {
    case formTitle, formSubtitle, delayRepayTitle, delayRepaySubtitle
    case evidenceTitle, evidenceSubtitle
    /// A letter's subject, with the service and the day, or with the day alone.
    case letterSubject, letterSubjectOfDay
    case greeting, opening
    /// The sentence that claims money, with or without its amount. The rule follows in another
    /// sentence.
    case claimOfAmount, claim, claimRule
    case payByTransfer, payByVoucher, closing
    case singleTicket, returnTicket, seasonTicket
    /// The calculation of an amount, with percentage, price and amount.
    case share
    /// The names of acts of the European Union, before their numbers, and the word between two
    /// articles.
    case regulationEU, regulationEC, and
    case page
    case planned, actual, notRecorded
    /// A single recorded or planned time, when the other one is not known.
    case plannedDeparture, actualDeparture, actualArrival
    case cancelled, missed, skipped, instead
    case byHand, imported, partlyImported, nothingRecorded, momentsNotKept
    case leg, stop, promised, lived, difference
    /// The text in place of a list that is too long for the field.
    case seeList
}

/// The delays of a season ticket, in their field or, if that is too small, on pages of their own.
extension PaperWords {
    /// The journeys, one in each line, such as "20 Nov 2026 · RE 5 · A → B · 14:02 · 15:10 · 68
    /// min", and below them the sum that is claimed.
    func text(of cases: PaperCases) -> String {
        let claimed = sum(of: cases).map { $0.label + language.colon + $0.value }
        return (rows(of: cases).map(PaperSheet.line) + claimed).joined(separator: "\n")
    }

    func blocks(of cases: PaperCases) -> [PaperSheet.Block] {
        [.list(rows(of: cases))] + sum(of: cases).map { .field(label: $0.label, value: $0.value) }
    }

    private func sum(of cases: PaperCases) -> [(label: String, value: String)] {
        [
            cases.sum.map { (label: label(.amount), value: words.fare($0)) },
            cases.answer.map { (label: label(.rule), value: rule($0)) },
        ].compactMap(\.self)
    }

    /// Whether the list and the remarks together are too long for the form. Other papers take any
    /// length.
    public func encloses(_ paper: Paper) -> Bool {
        guard paper.kind == .form, case .value(.cases(let cases))? = paper.content(of: .cases)
        else { return false }
        var texts = [text(of: cases)]
        if case .value(.remarks(let remarks))? = paper.content(of: .remarks) {
            texts.append(text(of: remarks))
        }
        return texts.joined(separator: "\n").count > PaperRemarks.most
    }

    /// The text in the field when the list is enclosed.
    public var seeList: String { say(.seeList) }

    /// Returns the list on pages of its own, with name and reference, or nothing if it fits the
    /// field.
    func enclosure(of paper: Paper) -> [PaperSheet.Block] {
        guard encloses(paper), case .value(.cases(let cases))? = paper.content(of: .cases) else {
            return []
        }
        let known = paper.fields.filter { [.name, .reference].contains($0.name) && $0.gap == nil }
        return [.newPage, .section(number: "", title: label(.cases))]
            + known.flatMap { blocks(of: $0, isAlone: false) } + blocks(of: cases)
    }

    private func rows(of cases: PaperCases) -> [[String]] {
        let headings = [
            label(.date), say(.leg), heading(.journey), say(.promised), say(.lived),
            text(of: .delay),
        ]
        return [headings]
            + cases.all.map { one in
                let day = one.arrival.day
                return [
                    words.shortDayOfYear(day), one.service.onePaperLine, route(of: one),
                    words.time(one.arrival), time(one.actualArrival, besides: day),
                    minutes(one.late),
                ]
            }
    }

    private func route(of one: PaperCase) -> String {
        "\(one.from.onePaperLine) → \(one.to.onePaperLine)"
    }
}

/// The wording of a paper as a letter: sender and recipient, events, and the claim.
extension PaperWords {
    func subject(of paper: Paper) -> String {
        let trip = paper.subject.journey.whole
        let day = words.day(trip.departure.day)
        let service = trip.service.onePaperLine
        return service.isEmpty
            ? say(.letterSubjectOfDay, ["day": day])
            : say(.letterSubject, ["service": service, "day": day])
    }

    func letter(_ paper: Paper) -> [PaperSheet.Block] {
        let sender = lines(paper, [.name, .address, .email, .telephone])
        let place = lines(paper, [.place, .date]).joined(separator: ", ")
        // An empty field leaves room to write by hand.
        func blank(_ names: PaperFieldName...) -> [PaperSheet.Block] {
            paper.fields.filter { names.contains($0.name) && $0.gap != nil }
                .flatMap { blocks(of: $0, isAlone: false) }
        }
        let journey = paper.sections.first { $0.name == .journey }?.fields ?? []
        return blank(.name, .address) + [.lines(sender), .space] + blank(.recipient)
            + [.lines(lines(paper, [.recipient])), .space] + blank(.place)
            + [
                .lines([place]), .heading(subject(of: paper)), .paragraph(say(.greeting)),
                .paragraph(say(.opening)),
            ] + journey.flatMap(told)
            + claim(paper) + payment(paper) + remarks(paper)
            + [.paragraph(say(.closing)), .space, .space, .lines(lines(paper, [.signatory]))]
    }

    /// Returns a field without boxes, since a letter has none: only the ticked options are told.
    private func told(_ field: PaperField) -> [PaperSheet.Block] {
        guard case .options(let all, let ticked, missing: _) = field.content else {
            return blocks(of: field, isAlone: false)
        }
        let said = all.filter(ticked.contains).map(text).joined(separator: "\n")
        return said.isEmpty ? [] : [.field(label: label(field.name), value: said)]
    }

    private func claim(_ paper: Paper) -> [PaperSheet.Block] {
        guard let answer = paper.subject.answer else { return [.paragraph(say(.claim))] }
        var claim = say(.claim)
        if case .value(.fare(let amount))? = paper.content(of: .amount) {
            claim = say(.claimOfAmount, ["amount": words.fare(amount)])
        }
        return [.paragraph([claim, say(.claimRule, ["rule": rule(answer)])].spaced)]
    }

    private func payment(_ paper: Paper) -> [PaperSheet.Block] {
        guard case .options(_, let ticked, _)? = paper.content(of: .payment),
            !ticked.contains(.voucher)
        else { return [.paragraph(say(.payByVoucher))] }
        let account = paper.fields.filter { [.iban, .bic, .holder].contains($0.name) }
        return [.paragraph(say(.payByTransfer))]
            + account.flatMap { blocks(of: $0, isAlone: false) }
    }

    private func remarks(_ paper: Paper) -> [PaperSheet.Block] {
        paper.fields.filter { $0.name == .remarks || $0.name == .cases }.flatMap {
            field -> [PaperSheet.Block] in
            if case .blank = field.content { return [] }
            return blocks(of: field, isAlone: true)
        }
    }

    /// The lines of the values of some fields.
    private func lines(_ paper: Paper, _ names: [PaperFieldName]) -> [String] {
        names.flatMap { name -> [String] in
            guard case .value(let value)? = paper.content(of: name) else { return [] }
            return text(of: value).split(separator: "\n").map(String.init)
        }
    }
}

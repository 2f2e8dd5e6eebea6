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
    public func heading(_ section: PaperSection.Name) -> String {
        catalogue.sections[section] ?? ""
    }
    public func text(of option: PaperOption) -> String { catalogue.options[option] ?? "" }

    func say(_ phrase: PaperPhrase, _ values: KeyValuePairs<String, String> = [:]) -> String {
        var rest = catalogue.phrases[phrase, default: ""][...]
        var text = ""
        // Braces in a value are never taken for a place.
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let name = rest[rest.index(after: start)..<end]
            text += rest[..<start]
            text += values.first { $0.key == name }?.value ?? String(rest[start...end])
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
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

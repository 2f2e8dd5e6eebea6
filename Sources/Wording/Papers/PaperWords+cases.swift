public import Claims
internal import Domain

/// The delays of a season ticket, in their field or, if that is too small, on pages of their own.
extension PaperWords {
    /// The journeys, one in each line, such as "20 Nov 2026 · RE 5 · A → B · 14:02 · 15:10 · 68
    /// min", and below them the sum that is claimed.
    func text(of cases: PaperCases) -> String {
        let claimed = sum(of: cases).map { $0.label + language.colon + $0.value }
        return (rows(of: cases).map(PaperSheet.line) + claimed).joined(separator: "\n")
    }

    func blocks(of cases: PaperCases) -> [PaperSheet.Block] {
        [.list(rows(of: cases))]
            + sum(of: cases).map { .field(label: $0.label, value: $0.value) }
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

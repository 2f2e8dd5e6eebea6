public import Domain

/// The delays with a season ticket: in the field for them or, where that is too small, on pages of their
/// own.
extension PaperWords {
    /// Such as "20 November 2026: RE 5, A → B, planned 14:02, actual 15:10, 68 min".
    func line(_ one: PaperCase) -> String {
        let day = one.arrival.day
        let what = [one.service.onePaperLine, route(of: one)].filter { !$0.isEmpty }
        return [
            words.day(day) + language.colon + what.joined(separator: ", "),
            "\(say(.planned)) \(words.time(one.arrival))",
            "\(say(.actual)) \(time(one.actualArrival, besides: day))", minutes(one.late),
        ].joined(separator: ", ")
    }

    /// Whether the form has no room for the list together with what else there is to say. Other papers
    /// take a list of any length.
    public func encloses(_ paper: Paper) -> Bool {
        guard paper.kind == .form, case .value(.cases(let cases))? = paper.content(of: .cases)
        else { return false }
        var texts = cases.map(line)
        if case .value(.remarks(let remarks))? = paper.content(of: .remarks) {
            texts.append(text(of: remarks))
        }
        return texts.joined(separator: "\n").count > PaperRemarks.most
    }

    /// What stands in the field in place of a list that is enclosed.
    public var seeList: String { say(.seeList) }

    /// The list on pages of its own, with whose it is; nothing where the field has room for it.
    func enclosure(of paper: Paper) -> [PaperSheet.Block] {
        guard encloses(paper), case .value(.cases(let cases))? = paper.content(of: .cases) else {
            return []
        }
        let known = paper.fields.filter { [.name, .reference].contains($0.name) && $0.gap == nil }
        return [.newPage, .section(number: "", title: label(.cases))]
            + known.flatMap { blocks(of: $0, isAlone: false) } + [.list(rows(of: cases))]
    }

    private func rows(of cases: [PaperCase]) -> [[String]] {
        let headings = [
            label(.date), say(.leg), heading(.journey), say(.promised), say(.lived),
            text(of: .delay),
        ]
        return [headings]
            + cases.map { one in
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

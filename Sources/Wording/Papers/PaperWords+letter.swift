internal import Claims
internal import Domain

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

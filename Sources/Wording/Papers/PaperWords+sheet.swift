public import Claims
internal import Domain

/// A paper as a sheet of blocks.
extension PaperWords {
    public func sheet(of paper: Paper) -> PaperSheet {
        switch paper.kind {
        case .form:
            sheet(
                paper, say(.formTitle), say(.formSubtitle),
                sections(of: paper) + enclosure(of: paper))
        case .delayRepay:
            sheet(paper, say(.delayRepayTitle), say(.delayRepaySubtitle), sections(of: paper))
        case .letter: sheet(paper, subject(of: paper), "", letter(paper))
        case .evidence:
            sheet(paper, say(.evidenceTitle), say(.evidenceSubtitle), sections(of: paper))
        }
    }

    private func sheet(
        _ paper: Paper, _ title: String, _ subtitle: String, _ blocks: [PaperSheet.Block]
    ) -> PaperSheet {
        PaperSheet(
            title: title, subtitle: subtitle, language: language, blocks: blocks,
            pageText: say(.page),
            writtenOn: paper.date.daysSinceEpoch * 86_400)
    }

    private func sections(of paper: Paper) -> [PaperSheet.Block] {
        paper.sections.flatMap { section in
            [.section(number: section.number, title: heading(section.name))]
                + section.fields.flatMap { field -> [PaperSheet.Block] in
                    if field.name == .cases, encloses(paper) { return [.paragraph(say(.seeList))] }
                    return blocks(of: field, isAlone: section.fields.count == 1)
                }
        }
    }

    /// - Parameter isAlone: whether the field is the only one below its heading, so that it needs
    ///   no label.
    func blocks(of field: PaperField, isAlone: Bool) -> [PaperSheet.Block] {
        let label = isAlone ? "" : self.label(field.name)
        switch field.content {
        case .missing: return [.field(label: label, value: nil)]
        case .blank where field.name == .costs:
            return [.boxes(label: label, costs([]))]
        case .blank: return [.field(label: label, value: "–")]
        case .options(let all, let ticked, missing: _):
            let isDeclaration = all.count == 1
            return [.boxes(label: isDeclaration ? "" : label, boxes(all, ticked))]
        case .value(.costs(let all)): return [.boxes(label: label, costs(all))]
        case .value(.legs(let legs)) where field.name == .legs:
            return [.table(table(of: legs))]
        case .value(.legs(let legs)) where field.name == .sources:
            return legs.map { .field(label: name(of: $0.trip), value: origin(of: $0)) }
                + [.paragraph(say(.momentsNotKept))]
        case .value(.cases(let cases)): return blocks(of: cases)
        case .value(let value):
            let text = text(of: value)
            if field.name == .remarks { return [.paragraph(text)] }
            return [.field(label: label, value: text)]
        }
    }

    private func boxes(
        _ options: [PaperOption], _ ticked: Set<PaperOption>
    ) -> [PaperSheet.Box] {
        options.map {
            PaperSheet.Box(text: text(of: $0), isTicked: ticked.contains($0), detail: "")
        }
    }

    private func costs(_ costs: [PaperCost]) -> [PaperSheet.Box] {
        [PaperOption.otherOperator, .bus, .taxi, .hotel, .meals].map { kind in
            let ofKind = costs.filter { $0.kind == kind }
            return PaperSheet.Box(
                text: text(of: kind), isTicked: !ofKind.isEmpty,
                detail: ofKind.map(detail).joined(separator: "; "))
        }
    }
}

public import Claims
public import Domain

/// A paper in words, as blocks from top to bottom, before it is laid out.
public struct PaperSheet: Hashable, Sendable, Confidential {
    public let title: String
    public let subtitle: String
    public let language: PaperLanguage
    public let blocks: [Block]
    /// The text of a page's number, such as "Page {page} of {pages}".
    let pageText: String
    /// The time of writing, in seconds since 1970.
    public let writtenOn: Int
    /// The code of the language of the words, such as "de", or `nil` if it is that of `language`.
    var fontLanguage: String?
    /// Whether the sheet is read from right to left.
    public var isRightToLeft = false
    /// The path of the picture beside the title and the first blocks, or `nil` if there is none.
    package var picture: String?

    public enum Block: Hashable, Sendable {
        /// A section. Its number is empty on papers without numbers.
        case section(number: String, title: String)
        /// A field, whose label may be empty and whose value is `nil` if it is to be filled in by
        /// hand.
        case field(label: String, value: String?)
        case boxes(label: String, [Box])
        case paragraph(String)
        /// The lines of an address.
        case lines([String])
        case heading(String)
        /// The rows of a table; the first has the headings.
        case table([[String]])
        /// The rows of a list of journeys: day, service, route, arrivals and delay.
        case list([[String]])
        /// A page break.
        case newPage
        /// An empty line, such as that for a signature.
        case space
    }

    public struct Box: Hashable, Sendable {
        public let text: String
        public let isTicked: Bool
        /// The text behind the box's own, such as an amount.
        public let detail: String
    }

    /// The code of the language of the words, by which fonts are chosen.
    public var languageCode: String { fontLanguage ?? language.rawValue }

    /// The number of a page, such as "Page 1 of 2".
    public func page(_ page: Int, of pages: Int) -> String {
        pageText.replacing("{page}", with: "\(page)").replacing("{pages}", with: "\(pages)")
    }
}

extension PaperSheet {
    /// The sheet as plain text, to be copied into a portal's fields: in the order of the sheet, one
    /// field a line.
    public var text: String {
        var lines = [title]
        if !subtitle.isEmpty { lines.append(subtitle) }
        for block in blocks {
            switch block {
            case .section(let number, let title):
                lines += ["", [number, title].spaced]
            case .field(let label, let value):
                lines += field(label, value ?? "")
            case .boxes(let label, let boxes):
                if !label.isEmpty { lines.append(titled(label)) }
                lines += boxes.map { box in
                    let text = box.text(in: language)
                    return "\(box.isTicked ? "[x]" : "[ ]") \(text)"
                }
            case .paragraph(let text): lines += ["", text]
            case .lines(let texts): lines += [""] + texts
            case .heading(let text): lines += ["", text]
            case .newPage: break
            case .table(let rows), .list(let rows):
                lines += rows.map(Self.line)
            case .space: lines.append("")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func line(of row: [String]) -> String {
        row.map { $0.isEmpty ? "–" : $0 }.listed
    }

    private func titled(_ label: String, _ value: String = "") -> String {
        let line = label + language.colon + value
        return value.isEmpty ? String(line.dropLast()) : line
    }

    private func field(_ label: String, _ value: String) -> [String] {
        guard !label.isEmpty else { return [value] }
        guard value.contains("\n") else {
            return [titled(label, value)]
        }
        return [titled(label), value]
    }
}

extension PaperSheet.Box {
    /// Returns the text of the box with its detail.
    public func text(in language: PaperLanguage) -> String {
        detail.isEmpty ? text : text + language.colon + detail
    }
}

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

    private func boxes(_ options: [PaperOption], _ ticked: Set<PaperOption>) -> [PaperSheet.Box] {
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

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

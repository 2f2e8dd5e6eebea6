/// A sheet of Excel as rows.
final class ExcelSheet: TakesSheet {
    /// The texts and styles that the cells of a workbook share.
    struct Shared: Sendable {
        var strings: [String] = []
        var styles: [SheetNumber.Style] = []
        var number = SheetNumber()
    }

    var rows = SheetRows()
    private let shared: Shared
    private var row: Int?
    private var column = -1
    /// The present cell, or `nil` outside of cells.
    private var cell: (type: String, style: Int?, text: ExcelText)?

    init(_ shared: Shared) {
        self.shared = shared
    }

    func begin(_ name: String, _ attributes: XMLAttributes) {
        switch name {
        case "row":
            row = attributes["r"].flatMap { Int($0) }
            column = -1
        case "c":
            column = attributes["r"].flatMap(Self.column) ?? column + 1
            cell = (attributes["t"] ?? "n", attributes["s"].flatMap { Int($0) }, ExcelText())
        default: cell?.text.begin(name)
        }
    }

    func text(_ text: String) {
        cell?.text.add(text)
    }

    func end(_ name: String) {
        switch name {
        case "row": rows.endRow(number: row)
        case "c":
            if let cell { rows.put(content(of: cell), at: column) }
            cell = nil
        default: cell?.text.end(name)
        }
    }

    private func content(of cell: (type: String, style: Int?, text: ExcelText)) -> String {
        let text = cell.text.text
        switch cell.type {
        case "s":
            let index = Int(text) ?? -1
            return shared.strings.indices.contains(index) ? shared.strings[index] : ""
        case "b": return text == "1" ? "TRUE" : text == "0" ? "FALSE" : text
        case "n":
            let style = cell.style.flatMap { index in
                shared.styles.indices.contains(index) ? shared.styles[index] : nil
            }
            return shared.number.text(text, style ?? .plain)
        default: return text
        }
    }

    /// Returns the index of the column in a reference such as `BC12`, or `nil` for another text.
    private static func column(_ reference: String) -> Int? {
        let letters = reference.utf8.prefix { (0x41...0x5A).contains($0) }
        guard (1...4).contains(letters.count) else { return nil }
        return letters.reduce(0) { $0 * 26 + Int($1) - 0x40 } - 1
    }
}

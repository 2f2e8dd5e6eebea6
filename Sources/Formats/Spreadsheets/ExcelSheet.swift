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

/// The sheets that a workbook of Excel names.
final class ExcelWorkbook: TakesXML {
    /// The visible sheets with the ids of their parts, in the order of their tabs.
    private(set) var sheets: [(name: String, id: String)] = []
    private(set) var isFrom1904 = false

    func begin(_ name: String, _ attributes: XMLAttributes) {
        if name == "workbookPr" {
            isFrom1904 = ["1", "true"].contains(attributes["date1904"])
        } else if name == "sheet", attributes["state"] ?? "visible" == "visible" {
            sheets.append((attributes["name"] ?? "", attributes.value(endingIn: ":id") ?? ""))
        }
    }
}

/// The paths of a workbook's parts by their ids.
final class ExcelRelations: TakesXML {
    private(set) var paths: [String: String] = [:]

    func begin(_ name: String, _ attributes: XMLAttributes) {
        guard name == "Relationship", let id = attributes["Id"], let target = attributes["Target"]
        else { return }
        paths[id] = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
    }
}

/// The meanings that the formats of a workbook give to numbers.
final class ExcelStyles: TakesXML {
    /// The style of each format of cells, by its index.
    private(set) var styles: [SheetNumber.Style] = []
    private var codes: [Int: SheetNumber.Style] = [:]
    private var isInCells = false

    func begin(_ name: String, _ attributes: XMLAttributes) {
        let number = attributes["numFmtId"].flatMap { Int($0) }
        switch name {
        case "numFmt":
            if let number, let code = attributes["formatCode"] {
                codes[number] = SheetNumber.Style(code: code)
            }
        case "cellXfs": isInCells = true
        case "xf" where isInCells:
            styles.append(number.map { codes[$0] ?? SheetNumber.Style(builtIn: $0) } ?? .plain)
        default: break
        }
    }

    func end(_ name: String) {
        if name == "cellXfs" { isInCells = false }
    }
}

/// The texts that cells of a workbook share.
final class ExcelStrings: TakesXML {
    /// The greatest size of all texts, in bytes.
    private static let most = 256 << 20

    private(set) var strings: [String] = []
    private(set) var isTooLarge = false
    private var text = ExcelText()
    private var size = 0

    func begin(_ name: String, _ attributes: XMLAttributes) {
        if name == "si" { text = ExcelText() } else { text.begin(name) }
    }

    func text(_ more: String) {
        guard size <= Self.most else {
            isTooLarge = true
            return
        }
        size += more.utf8.count
        text.add(more)
    }

    func end(_ name: String) {
        if name == "si" { strings.append(text.text) } else { text.end(name) }
    }
}

/// The text of a cell, in one or several runs, without the phonetic letters above it.
struct ExcelText {
    private(set) var raw = ""
    private var isInText = false
    private var isPhonetic = false

    /// The text without the signs that stand for line breaks of Windows.
    var text: String { raw.contains("_x000D_") ? raw.replacing("_x000D_", with: "") : raw }

    mutating func begin(_ name: String) {
        if name == "rPh" { isPhonetic = true }
        if name == "t" || name == "v" { isInText = true }
    }

    mutating func add(_ more: String) {
        if isInText, !isPhonetic, raw.utf8.count <= 2 << 20 { raw += more }
    }

    mutating func end(_ name: String) {
        if name == "rPh" { isPhonetic = false }
        if name == "t" || name == "v" { isInText = false }
    }
}

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

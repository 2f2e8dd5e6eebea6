/// The sheets of an OpenDocument spreadsheet as rows.
final class OpenDocumentSheet: TakesSheet {
    var rows = SheetRows()
    /// The names of the sheets so far.
    private(set) var names: [String] = []
    /// The index of the first sheet with content, or `nil` if there was none so far.
    private(set) var firstWithContent: Int?
    /// The index of the sheet to read, or `nil` to look through all of them.
    private let wanted: Int?
    private let number = SheetNumber()
    private var isInTable = false
    /// The number of open comments, whose text is not that of a cell.
    private var comments = 0
    private var column = 0
    private var rowTimes = 1
    private var cell: Cell?

    private struct Cell {
        let times: Int
        /// The value by its type, or `nil` for a text.
        let value: String?
        var paragraphs: [String] = []
        var isInParagraph = false
    }

    init(_ wanted: Int?) {
        self.wanted = wanted
    }

    func begin(_ name: String, _ attributes: XMLAttributes) {
        switch name {
        case "table" where !isInTable:
            isInTable = true
            names.append(attributes["table:name"] ?? "")
            if wanted == nil { rows = SheetRows() }
        case _ where !isRead: break
        case "annotation": comments += 1
        case _ where comments > 0: break
        case "table-row":
            column = 0
            rowTimes = Self.times(attributes["table:number-rows-repeated"])
        case "table-cell", "covered-table-cell":
            cell = Cell(
                times: Self.times(attributes["table:number-columns-repeated"]),
                value: value(attributes))
        case "p":
            cell?.paragraphs.append("")
            cell?.isInParagraph = true
        case "s": add(String(repeating: " ", count: min(Self.times(attributes["text:c"]), 100)))
        case "line-break": add("\n")
        case "tab": add("\t")
        default: break
        }
    }

    func text(_ text: String) {
        if comments == 0 { add(text) }
    }

    func end(_ name: String) {
        switch name {
        case "annotation": comments = max(0, comments - 1)
        case _ where comments > 0: break
        case "p": cell?.isInParagraph = false
        case "table-cell", "covered-table-cell": endCell()
        case "table-row" where isRead:
            rows.endRow(times: rowTimes)
            if wanted == nil { _ = rows.take() }
        case "table":
            isInTable = false
            if wanted == nil, rows.hasContent, firstWithContent == nil {
                firstWithContent = names.count - 1
            }
        default: break
        }
    }

    /// Whether the present sheet is the one to read, or looked through.
    private var isRead: Bool { isInTable && (wanted ?? names.count - 1) == names.count - 1 }

    private func add(_ text: String) {
        guard let last = cell?.paragraphs.indices.last, cell?.isInParagraph ?? false,
            cell?.paragraphs[last].utf8.count ?? 0 <= 2 << 20
        else { return }
        cell?.paragraphs[last] += text
    }

    private func endCell() {
        guard let cell else { return }
        let text = cell.value ?? cell.paragraphs.joined(separator: "\n")
        if !text.isEmpty {
            for place in 0..<min(cell.times, 2_000) { rows.put(text, at: column + place) }
        }
        column += cell.times
        self.cell = nil
    }

    private func value(_ attributes: XMLAttributes) -> String? {
        switch attributes["office:value-type"] {
        case "float", "currency": attributes["office:value"].map { number.text($0, .plain) }
        case "percentage": attributes["office:value"].map { number.text($0, .percentage) }
        case "date": attributes["office:date-value"]
        case "time": attributes["office:time-value"].map(Self.time)
        case "boolean": attributes["office:boolean-value"]?.uppercased()
        default: attributes["office:string-value"]
        }
    }

    /// Returns a duration such as `PT14H02M00S` as a time, and another text unchanged.
    private static func time(_ text: String) -> String {
        let form = /PT(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})(?:[.,]\d+)?S)?/
        guard let match = text.wholeMatch(of: form) else { return text }
        let numbers = [match.1, match.2, match.3].map { $0.flatMap { Int($0) } ?? 0 }
        return SheetNumber.clock(numbers[0] * 3_600 + numbers[1] * 60 + numbers[2])
    }

    /// Returns how often a cell or a row occurs, at most as often as a sheet has room for.
    private static func times(_ text: String?) -> Int {
        min(max(text.flatMap { Int($0) } ?? 1, 1), 1 << 20)
    }
}

import Domain

/// A spreadsheet in a ZIP. Its first sheet with content is read as a table of CSV, so that it
/// reaches the same readers as one.
struct Spreadsheet {
    private let archive: ZipArchive
    private let kind: Kind
    /// The positions of the members by their paths.
    private let positions: [String: Int]

    enum Kind {
        case excel, openDocument
        /// A spreadsheet of a program whose format is not read.
        case other

        /// Recognises a spreadsheet by the names of its members, or makes `nil` for another ZIP.
        init?(_ file: OpenedFile, _ head: [UInt8], named name: String) throws(ImportError) {
            let directory = try ZipDirectory(size: file.size) { offset, count throws(ImportError) in
                try file.read(from: offset, count: count, named: name)
            }
            guard let directory else { return nil }
            let type = Array("mimetypeapplication/vnd.oasis.opendocument.spreadsheet".utf8)
            if directory.holds("xl/workbook.xml") {
                self = .excel
            } else if directory.holds("content.xml"), head.dropFirst(30).starts(with: type) {
                self = .openDocument
            } else if directory.holds("xl/workbook.bin") || directory.holds("Index/Document.iwa") {
                self = .other
            } else {
                return nil
            }
        }
    }

    init(in archive: ZipArchive, _ kind: Kind) throws(ImportError) {
        self.archive = archive
        self.kind = kind
        let cursor = try archive.cursor()
        var positions: [String: Int] = [:]
        var names = MemberNames()
        while let member = try cursor.next() {
            guard !Task.isCancelled else { throw .cancelled }
            try archive.count(member, at: cursor.position)
            guard member.isFile else { continue }
            try names.add(member.path, of: member, in: archive.name)
            positions[member.path] = cursor.position
        }
        self.positions = positions
    }

    /// Returns the first sheet with content as a table. Without one it is empty.
    ///
    /// - Parameter headLength: the number of bytes to hold of it.
    func table(named name: String, headLength: Int) throws(ImportError) -> SourceFile {
        let table: SourceFile? =
            switch kind {
            case .excel: try excelTable(named: name, headLength)
            case .openDocument: try openDocumentTable(named: name, headLength)
            case .other: nil
            }
        return table ?? SourceFile(name: name, size: 0, head: []) { SingleStream([]) }
    }

    private func excelTable(named name: String, _ length: Int) throws(ImportError) -> SourceFile? {
        let (workbook, relations) = (ExcelWorkbook(), ExcelRelations())
        let (styles, strings) = (ExcelStyles(), ExcelStrings())
        try parse("xl/workbook.xml", for: workbook)
        try parse("xl/_rels/workbook.xml.rels", for: relations)
        try parse("xl/styles.xml", for: styles)
        try parse("xl/sharedStrings.xml", for: strings)
        guard !strings.isTooLarge else { throw .unreadable(file: name, .tooLargeUnpacked) }
        let shared = ExcelSheet.Shared(
            strings: strings.strings, styles: styles.styles,
            number: SheetNumber(isFrom1904: workbook.isFrom1904))
        for sheet in workbook.sheets {
            let path = relations.paths[sheet.id]
            guard var file = try file(name, length, from: path, { ExcelSheet(shared) }) else {
                continue
            }
            if workbook.sheets.count > 1 { file.sheet = sheet.name }
            return file
        }
        return nil
    }

    private func openDocumentTable(
        named name: String, _ length: Int
    ) throws(ImportError) -> SourceFile? {
        let sheets = OpenDocumentSheet(nil)
        try parse("content.xml", for: sheets)
        guard let wanted = sheets.firstWithContent,
            var file = try file(name, length, from: "content.xml", { OpenDocumentSheet(wanted) })
        else { return nil }
        if sheets.names.count > 1 { file.sheet = sheets.names[wanted] }
        return file
    }

    /// Returns the table of a sheet as a file, or `nil` if it is empty or its part is missing.
    private func file(
        _ name: String, _ length: Int, from path: String?,
        _ sheet: @escaping @Sendable () -> any TakesSheet
    ) throws(ImportError) -> SourceFile? {
        guard let position = path.flatMap({ positions[$0] }) else { return nil }
        let open: @Sendable () throws(ImportError) -> any ByteStream = {
            [archive] () throws(ImportError) in
            try SheetStream(archive.stream(of: position), of: sheet(), in: archive.name)
        }
        let head = try open().head(upTo: length)
        return head.isEmpty ? nil : SourceFile(name: name, size: nil, head: head, open: open)
    }

    /// Parses a member, if there is one of that path.
    private func parse(_ path: String, for taker: any TakesXML) throws(ImportError) {
        guard let position = positions[path] else { return }
        let stream = try archive.stream(of: position)
        guard let parser = XMLPieces(for: taker) else {
            throw .unreadable(file: archive.name, .noMemory)
        }
        while true {
            let piece = try stream.next()
            guard parser.parse(piece ?? [], isLast: piece == nil) else {
                throw .unreadable(file: archive.name, .damaged)
            }
            guard piece != nil else { return }
        }
    }
}

/// Takes the XML of a sheet, and makes rows of it.
protocol TakesSheet: TakesXML {
    var rows: SheetRows { get set }
}

/// A sheet as a table of CSV, which is made while it is read.
final class SheetStream: ByteStream {
    private let xml: any ByteStream
    private let sheet: any TakesSheet
    private let parser: XMLPieces
    private let file: String
    private var isAtEnd = false

    /// - Parameter file: the name of the spreadsheet for messages.
    init(_ xml: any ByteStream, of sheet: any TakesSheet, in file: String) throws(ImportError) {
        guard let parser = XMLPieces(for: sheet) else { throw .unreadable(file: file, .noMemory) }
        self.xml = xml
        self.sheet = sheet
        self.parser = parser
        self.file = file
    }

    func next() throws(ImportError) -> [UInt8]? {
        while !isAtEnd, sheet.rows.text.isEmpty {
            let piece = try xml.next()
            isAtEnd = piece == nil
            guard parser.parse(piece ?? [], isLast: isAtEnd) else {
                throw .unreadable(file: file, .damaged)
            }
            guard !sheet.rows.isTooLarge else {
                throw .unreadable(file: file, .tooLargeUnpacked)
            }
        }
        return sheet.rows.take().unlessEmpty
    }
}

extension SourceFile {
    /// Whether it is a spreadsheet that cannot be read: an older one of Excel, which may be a page
    /// under that name, one with a password or without a table, or one of another program.
    var isUnreadableSpreadsheet: Bool {
        let name = name.lowercased()
        func ends(_ endings: String...) -> Bool { endings.contains { name.hasSuffix($0) } }
        if head.isEmpty { return ends(".xlsx", ".xlsm", ".ods") }
        if head.starts(with: Self.compound) { return ends(".xls", ".xlt", ".xlsx", ".xlsm") }
        if head.starts(with: [0x50, 0x4B, 3, 4]) { return ends(".xlsb", ".numbers") }
        return ends(".xls", ".fods")
            && head.drop { $0 <= UInt8(ascii: " ") }.first == UInt8(ascii: "<")
    }

    /// Adds which of several sheets was read.
    func addSheet(to contents: inout SourceContents) {
        guard let sheet else { return }
        contents.sources.append(.sheet(sheet.onOneLine, of: name))
    }

    /// The beginning of Microsoft's compound files.
    private static let compound: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
}

/// The rows of a sheet as CSV, each with the number that it has in the sheet.
struct SheetRows {
    /// The greatest number of columns. Spreadsheets have room for more, and no table uses it.
    private static let mostColumns = 1_024
    /// The greatest number of rows of a sheet in any program.
    private static let mostRows = 1 << 20
    /// The size of a row in bytes above which no more is added to it. Tables refuse such rows.
    private static let longest = 2 << 20
    /// The greatest size of rows that a sheet repeats, in bytes.
    private static let mostRepeated = 64 << 20

    private(set) var text: [UInt8] = []
    /// Whether a cell with content was found.
    private(set) var hasContent = false
    /// Whether the sheet has more columns or rows than any table.
    private(set) var isTooLarge = false
    private var cells: [String] = []
    private var size = 0
    /// The number of rows that were written.
    private var written = 0
    /// The number of empty rows that wait for one with content.
    private var empty = 0

    /// Returns the CSV so far, and forgets it.
    mutating func take() -> [UInt8] {
        defer { text = [] }
        return text
    }

    /// Puts a cell into the present row. An empty one needs no place.
    ///
    /// - Parameter column: the index of the column.
    mutating func put(_ cell: String, at column: Int) {
        guard !cell.isEmpty else { return }
        hasContent = true
        guard (0..<Self.mostColumns).contains(column) else {
            isTooLarge = true
            return
        }
        size += cell.utf8.count
        guard size <= Self.longest else { return }
        while cells.count <= column { cells.append("") }
        cells[column] = cell
    }

    /// Ends the present row.
    ///
    /// - Parameters:
    ///   - number: the number of the row from 1, or `nil` for the next one.
    ///   - times: how often the row occurs.
    mutating func endRow(number: Int? = nil, times: Int = 1) {
        defer {
            cells.removeAll(keepingCapacity: true)
            size = 0
        }
        let times = min(max(times, 1), Self.mostRows)
        if let number { empty = max(0, min(number, Self.mostRows) - 1 - written) }
        guard !cells.isEmpty else {
            empty = min(empty + times, Self.mostRows)
            return
        }
        let row = TableText.plainRow(cells)
        guard written + empty + times <= Self.mostRows,
            times == 1 || times * row.count <= Self.mostRepeated
        else {
            isTooLarge = true
            return
        }
        for _ in 0..<empty { text += [.carriageReturn, .lineFeed] }
        for _ in 0..<times { text += row }
        written += empty + times
        empty = 0
    }
}

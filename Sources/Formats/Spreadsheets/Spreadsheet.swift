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

    private func excelTable(
        named name: String, _ length: Int
    ) throws(ImportError) -> SourceFile? {
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
            guard let path = relations.paths[sheet.id], let position = positions[path] else {
                continue
            }
            let file = try Self.file(name, length) { [archive] () throws(ImportError) in
                try SheetStream(
                    archive.stream(of: position), of: ExcelSheet(shared), in: archive.name)
            }
            if var file {
                if workbook.sheets.count > 1 { file.sheet = sheet.name }
                return file
            }
        }
        return nil
    }

    private func openDocumentTable(
        named name: String, _ length: Int
    ) throws(ImportError) -> SourceFile? {
        let sheets = OpenDocumentSheet(nil)
        try parse("content.xml", for: sheets)
        guard let wanted = sheets.firstWithContent, let position = positions["content.xml"],
            var file = try Self.file(
                name, length,
                open: { [archive] () throws(ImportError) in
                    try SheetStream(
                        archive.stream(of: position), of: OpenDocumentSheet(wanted),
                        in: archive.name)
                })
        else { return nil }
        if sheets.names.count > 1 { file.sheet = sheets.names[wanted] }
        return file
    }

    /// Returns the file of a table, or `nil` if that is empty.
    private static func file(
        _ name: String, _ length: Int,
        open: @escaping @Sendable () throws(ImportError) -> any ByteStream
    ) throws(ImportError) -> SourceFile? {
        let stream = try open()
        var head: [UInt8] = []
        while head.count < length, let more = try stream.next() { head += more }
        guard !head.isEmpty else { return nil }
        return SourceFile(name: name, size: nil, head: Array(head.prefix(length)), open: open)
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
    init(
        _ xml: any ByteStream, of sheet: any TakesSheet, in file: String
    ) throws(ImportError) {
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

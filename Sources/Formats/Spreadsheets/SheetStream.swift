import Domain

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

import Domain

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

import Domain

/// The text of a calendar with lines that end with LF.
final class CalendarLines: ByteStream {
    private let text: TextStream

    private init(_ text: TextStream) {
        self.text = text
    }

    /// Returns the text of a calendar. If its lines end with CR alone, they end with LF instead.
    static func stream(of file: SourceFile) throws(ImportError) -> any ByteStream {
        let text = try TextStream(of: file)
        let beginning = TextStream.beginning(of: file)
        let hasOtherEnds = !beginning.contains(.lineFeed) && beginning.contains(.carriageReturn)
        return hasOtherEnds ? CalendarLines(text) : text
    }

    func next() throws(ImportError) -> [UInt8]? {
        try text.next()?.map { $0 == .carriageReturn ? .lineFeed : $0 }
    }
}

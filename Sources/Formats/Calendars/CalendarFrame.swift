import Domain
import JournalFormat

/// The properties of a calendar that apply to all its events, wherever in it they are.
struct CalendarFrame: Sendable {
    var zones = EventZones()
    /// Whether the calendar's METHOD cancels its events.
    var isCancelling = false
    /// Whether Counterfoil wrote the calendar, so that every entry in it is one of its own.
    var isOurs = false

    /// The greatest size of a file's zones, in bytes. Identical ones count once.
    private static let most = 8 << 20

    /// Returns the properties of each calendar in a file. Most files have one; concatenated files
    /// have several.
    static func all(in file: SourceFile) throws(ImportError) -> [CalendarFrame] {
        let pieces = ComponentStream(try CalendarLines.stream(of: file))
        var frames: [CalendarFrame] = []
        var known: [[String: [UInt8]]: EventZones] = [:]
        var zones: [String: [UInt8]] = [:]
        var size = 0
        func close() {
            guard !frames.isEmpty, !zones.isEmpty else { return }
            if known[zones] == nil {
                size += zones.reduce(0) { $0 + $1.value.count }
                known[zones] = EventZones(definitions: size <= most ? zones : [:])
            }
            frames[frames.count - 1].zones = known[zones] ?? EventZones()
            zones = [:]
        }
        while let piece = try pieces.next() {
            if Task.isCancelled { throw .cancelled }
            switch piece {
            case .calendarBegins:
                close()
                frames.append(CalendarFrame())
            case .property(let line):
                if !frames.isEmpty { frames[frames.count - 1].read(line) }
            case .component(name: "VTIMEZONE", let bytes):
                guard let name = zoneName(bytes), zones[name] == nil else { continue }
                if bytes.count <= 256 << 10 { zones[name] = Array(bytes) }
            case .component, .broken, .calendarBrokenOff: break
            }
        }
        close()
        return frames
    }

    private mutating func read(_ line: ArraySlice<UInt8>) {
        guard let first = line.first, "MmPp".utf8.contains(first),
            let line = ContentLine(unfolded: Folding.unfolded(line))
        else { return }
        switch line.name {
        case "METHOD": isCancelling = line.value.uppercased().hasPrefix("CANCEL")
        case "PRODID": isOurs = line.value.contains("//Counterfoil//")
        default: break
        }
    }

    private static func zoneName(_ bytes: ArraySlice<UInt8>) -> String? {
        let zone = ContentLine.first("TZID", in: bytes)
        return zone.map { Values.text($0.value) }
    }
}

/// The text of a calendar with lines that end with LF.
final class CalendarLines: ByteStream {
    private let text: any ByteStream

    private init(_ text: any ByteStream) {
        self.text = text
    }

    /// Returns the text of a calendar. If its lines end with CR alone, they end with LF instead.
    static func stream(of file: SourceFile) throws(ImportError) -> any ByteStream {
        let text = try file.text()
        let beginning = TextStream.beginning(of: file)
        let hasOtherEnds = !beginning.contains(.lineFeed) && beginning.contains(.carriageReturn)
        return hasOtherEnds ? CalendarLines(text) : text
    }

    func next() throws(ImportError) -> [UInt8]? {
        try text.next()?.map { $0 == .carriageReturn ? .lineFeed : $0 }
    }
}

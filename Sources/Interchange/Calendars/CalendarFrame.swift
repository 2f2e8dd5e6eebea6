import Domain
import JournalFormat

/// What a calendar says for all its events, wherever in it that stands.
struct CalendarFrame {
    var zones = EventZones()
    /// Whether it cancels what is in it.
    var isCancelling = false
    /// Whether Counterfoil wrote it, so that every entry in it is one of its own.
    var isOurs = false

    /// The most that the zones of a calendar may take, in bytes.
    private static let most = 4 << 20

    /// One for each calendar of a file, most files having one.
    static func all(in file: SourceFile) throws(ImportError) -> [CalendarFrame] {
        let pieces = ComponentStream(try file.open())
        var frames: [CalendarFrame] = []
        var zones: [String: [UInt8]] = [:]
        var size = 0
        func close() {
            if !frames.isEmpty { frames[frames.count - 1].zones = EventZones(definitions: zones) }
            (zones, size) = ([:], 0)
        }
        while let piece = try pieces.next() {
            switch piece {
            case .calendarBegins:
                close()
                guard frames.count < 10_000 else { continue }
                frames.append(CalendarFrame())
            case .property(let line):
                if !frames.isEmpty { frames[frames.count - 1].read(line) }
            case .component(name: "VTIMEZONE", let bytes) where size + bytes.count <= most:
                guard let name = zoneName(bytes), zones[name] == nil else { continue }
                zones[name] = Array(bytes)
                size += bytes.count
            case .component, .broken, .calendarBrokenOff: continue
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
        let zone = CalendarEvent.first("TZID", in: bytes)
        return zone.map { Values.text($0.value) }
    }
}

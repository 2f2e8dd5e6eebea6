package import Domain

/// An iCalendar file as its lines, each unchanged, and the components they form.
package struct CalendarFile: Sendable {
    /// The greatest size that is read, in bytes.
    package static let largest = 8 << 20
    private static let deepest = 16

    package let bytes: [UInt8]
    /// The byte range of each content line, with its folds and its end.
    package let lines: [Range<Int>]
    /// The VCALENDAR components, of which there is one except in unusual files.
    package let calendars: [Component]

    package init(_ bytes: [UInt8]) throws(CalendarDefect) {
        guard bytes.count <= Self.largest else {
            throw .tooLarge(bytes: bytes.count, most: Self.largest)
        }
        let lines = Folding.lines(of: bytes)
        guard Self.isUTF8(bytes, lines: lines) else { throw .notUTF8 }
        self.bytes = bytes
        self.lines = lines
        calendars = try Self.components(of: bytes, lines: lines)
    }

    /// The line break of the file.
    var lineEnd: [UInt8] {
        guard let first = lines.first else { return Array("\r\n".utf8) }
        return bytes[first].suffix(2).elementsEqual("\r\n".utf8)
            ? Array("\r\n".utf8) : Array("\n".utf8)
    }

    package func unfolded(_ line: Int) -> [UInt8] {
        Folding.unfolded(bytes[lines[line]])
    }

    /// Whether the file is UTF-8. A fold may divide the bytes of one character, so unfolded lines
    /// are checked.
    private static func isUTF8(_ bytes: [UInt8], lines: [Range<Int>]) -> Bool {
        (try? UTF8Span(validating: bytes.span)) != nil
            || lines.allSatisfy { line in
                let unfolded = Folding.unfolded(bytes[line])
                return (try? UTF8Span(validating: unfolded.span)) != nil
            }
    }

    private static func components(
        of bytes: [UInt8], lines: [Range<Int>]
    ) throws(CalendarDefect) -> [Component] {
        var open: [Component] = []
        var calendars: [Component] = []
        var walker = ComponentWalker()
        for (index, line) in lines.enumerated() {
            switch walker.consume(bytes[line]) {
            case .begins(let name):
                guard !open.isEmpty || name == "VCALENDAR" else { throw .notCalendar }
                guard open.count < deepest else { throw .tooDeep }
                open.append(Component(name: name, lines: index..<index))
            case .ends(let name):
                guard var closed = open.popLast() else { throw .notCalendar }
                guard closed.name == name else { throw .brokenOff(component: closed.name) }
                closed.lines = closed.lines.lowerBound..<(index + 1)
                if open.isEmpty {
                    calendars.append(closed)
                } else {
                    open[open.count - 1].children.append(closed)
                }
            case .property:
                guard !open.isEmpty || !calendars.isEmpty || isBlank(bytes[line]) else {
                    throw .notCalendar
                }
            }
        }
        if let unclosed = open.last { throw .brokenOff(component: unclosed.name) }
        guard !calendars.isEmpty else { throw .notCalendar }
        return calendars
    }

    private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
        line.allSatisfy { $0 <= UInt8(ascii: " ") }
    }
}

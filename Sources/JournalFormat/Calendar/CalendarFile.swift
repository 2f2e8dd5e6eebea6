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

/// Follows the components of a calendar through its lines: which are open, and what a line does to
/// them. Invalid lines are left to the caller.
package struct ComponentWalker: Sendable {
    /// The names of the open components, the outermost first. At most `most` are kept.
    package private(set) var open: [String] = []
    private var unnamed = 0

    /// A depth that no calendar reaches, so that memory does not depend on the file's content.
    private static let most = 64

    /// The number of open components.
    package var depth: Int { open.count + unnamed }

    /// The effect of a line.
    package enum Step {
        case begins(String)
        /// Closes the innermost open component, if there is one, whatever name the line has.
        case ends(String)
        case property
    }

    package init() {}

    package mutating func consume(_ line: ArraySlice<UInt8>) -> Step {
        switch Bracket(line) {
        case .begin(let name):
            if open.count < Self.most { open.append(name) } else { unnamed += 1 }
            return .begins(name)
        case .end(let name):
            if unnamed > 0 { unnamed -= 1 } else { _ = open.popLast() }
            return .ends(name)
        case nil: return .property
        }
    }

    /// Calls `body` for each line that is a property, with the walker at that line, until it
    /// returns false. The file is not validated; this is for callers that need only a few lines.
    package static func properties(
        of bytes: [UInt8], _ body: (_ line: Range<Int>, _ walker: ComponentWalker) -> Bool
    ) {
        var walker = ComponentWalker()
        for line in Folding.lines(of: bytes) {
            guard case .property = walker.consume(bytes[line]) else { continue }
            guard body(line, walker) else { return }
        }
    }
}

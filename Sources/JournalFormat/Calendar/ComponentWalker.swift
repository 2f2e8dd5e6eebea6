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

/// Follows the components of a calendar through its lines: which are open, and what a line does to
/// them. What becomes of lines that make no sense is for whoever reads to say.
package struct ComponentWalker: Sendable {
    /// The names of the open components, the outermost first; of more than `most` those.
    package private(set) var open: [String] = []
    private var unnamed = 0

    /// No calendar is as deep; memory does not depend on what somebody made a file hold.
    private static let most = 64

    /// How many components are open.
    package var depth: Int { open.count + unnamed }

    /// The effect of a line.
    package enum Step {
        case begins(String)
        /// The component that was opened last is closed, if there is one, whatever its name is.
        case ends(String)
        case property
    }

    package init() {}

    package mutating func take(_ line: ArraySlice<UInt8>) -> Step {
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

    /// The lines that are properties, with the walker as it is at each of them, until `body` says
    /// false. Nothing is made sure of: it is for bytes of which only a few lines matter.
    package static func properties(
        of bytes: [UInt8], _ body: (_ line: Range<Int>, _ walker: ComponentWalker) -> Bool
    ) {
        var walker = ComponentWalker()
        for line in Folding.lines(of: bytes) {
            guard case .property = walker.take(bytes[line]) else { continue }
            guard body(line, walker) else { return }
        }
    }
}

import Domain

/// A property of another program, or the inner components of an item, in which two texts differ.
struct ContestedLines {
    let name: String
    /// The differing texts for people.
    private let later: String
    private let earlier: String
    private let canKeepBoth: Bool

    /// Shows the values, or if these are equal, the lines with their parameters.
    init(_ name: String, later: [ContentLine], earlier: [ContentLine]) {
        self.name = name
        let isInValues = later.map(\.value) != earlier.map(\.value)
        func text(_ lines: [ContentLine]) -> String {
            lines.map { isInValues ? Values.text($0.value) : $0.written }.joined(separator: "\n")
        }
        self.later = text(later)
        self.earlier = text(earlier)
        canKeepBoth = false
    }

    /// An item has room for several of the components inside it, each given as the bytes of its lines.
    init(_ name: String, later: [[UInt8]], earlier: [[UInt8]]) {
        self.name = name
        self.later = Self.text(later)
        self.earlier = Self.text(earlier)
        canKeepBoth = true
    }

    private static func text(_ components: [[UInt8]]) -> String {
        components.map { component in
            Folding.lines(of: component).dropFirst().dropLast()
                .map { String(decoding: Folding.unfolded(component[$0]), as: UTF8.self) }
                .joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// - Parameter isCopyLater: whether the copy of the entry is the later text.
    func compared(isCopyLater: Bool) -> ComparedProperty {
        ComparedProperty(
            name, original: isCopyLater ? earlier : later, copy: isCopyLater ? later : earlier,
            canKeepBoth: canKeepBoth)
    }
}

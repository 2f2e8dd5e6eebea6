public import Presentation

/// Shows the copies that sync programs have kept, and compares them with their entries.
public protocol DisplaysCopies: DisplaysFailure {
    /// - Parameter copies: the copies, or `nil` if there are none.
    func showCopies(_ copies: CopiesViewModel?)
    /// Asks which values to keep of two texts.
    func compare(_ comparison: ComparisonViewModel)
}

public struct CopiesViewModel: Hashable, Sendable {
    /// The number of copies, and an explanation.
    public let message: FailureViewModel
    /// Whether there is a copy with conflicts.
    public let canCompare: Bool
    /// Whether there is a copy without conflicts.
    public let canJoin: Bool

    package init(_ message: FailureViewModel, canCompare: Bool, canJoin: Bool) {
        self.message = message
        self.canCompare = canCompare
        self.canJoin = canJoin
    }
}

public struct ComparisonViewModel: Hashable, Sendable {
    /// The question of which values to keep.
    public let question: String
    public let fields: [Field]

    public enum Side: Hashable, Sendable { case original, copy, both }

    public struct Field: Hashable, Sendable {
        /// The name of the field, or of the property of another program.
        public let name: String
        /// The value of the entry, or empty for none.
        public let original: String
        /// The value of the copy, or empty for none.
        public let copy: String
        public let canKeepBoth: Bool
        /// The side whose choice loses nothing, or `nil` if there is none.
        public let proposal: Side?

        package init(
            name: String, original: String, copy: String, canKeepBoth: Bool, proposal: Side?
        ) {
            self.name = name
            self.original = original
            self.copy = copy
            self.canKeepBoth = canKeepBoth
            self.proposal = proposal
        }
    }

    package init(question: String, fields: [Field]) {
        self.question = question
        self.fields = fields
    }
}

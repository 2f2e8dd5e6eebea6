public import Presentation
public import Signals

/// Shows that sync programs have kept copies of entries, and compares them.
public protocol DisplaysCopies: DisplaysFailure {
    /// - Parameter copies: nil if there are none.
    func showCopies(_ copies: CopiesViewModel?)
    /// Asks which values of two texts are kept.
    func compare(_ comparison: ComparisonViewModel)
}

/// Where a person asks for that.
public protocol CopiesPage: AnyObject {
    /// The first copy of which something has to be chosen is to be compared with its entry.
    var signalCompareCopies: Signal<Void> { get }
    /// Copies of which nothing has to be chosen are to be joined to their entries.
    var signalJoinCopies: Signal<Void> { get }
    /// The texts whose values are kept, one for each field that was shown.
    var signalCompared: Signal<[ComparisonViewModel.Side]> { get }
}

public struct CopiesViewModel: Hashable, Sendable {
    /// The number of copies, and what they are.
    public let message: FailureViewModel
    /// Whether there is one of which something has to be chosen.
    public let canCompare: Bool
    /// Whether there is one of which nothing has to be chosen.
    public let canJoin: Bool

    package init(_ message: FailureViewModel, canCompare: Bool, canJoin: Bool) {
        self.message = message
        self.canCompare = canCompare
        self.canJoin = canJoin
    }
}

public struct ComparisonViewModel: Hashable, Sendable {
    /// The question which values are kept.
    public let question: String
    public let fields: [Field]

    public enum Side: Hashable, Sendable { case original, copy, both }

    public struct Field: Hashable, Sendable {
        /// That of the field, or of the property of another program.
        public let name: String
        /// The value of the entry; empty for nothing.
        public let original: String
        /// The value of the copy; empty for nothing.
        public let copy: String
        public let canKeepBoth: Bool
        /// The choice that goes without saying; `nil` if a person has to choose.
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

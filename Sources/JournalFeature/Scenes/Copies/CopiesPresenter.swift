public import Domain
public import Presentation
internal import Signals
public import Wording

/// Shows which copies sync programs have kept, and joins them to their entries as the person
/// chooses.
public final class CopiesPresenter: Presenting {
    private weak var view: (any DisplaysCopies)?
    private let journal: any ReportsChanges & JoinsCopies & WritesEntries
    private let words: Localizer
    private var shown: CopiesViewModel?
    private var known: [CopyFile] = []
    private var comparison: CopyComparison?
    private var looking: Task<Void, Never>?
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysCopies, events: JournalEvents,
        journal: any ReportsChanges & JoinsCopies & WritesEntries, words: Localizer
    ) {
        self.view = view
        self.journal = journal
        self.words = words
        subscriptions += journal.changes.onReception § eachTime § weakly(self) { $0.lookAgain }
        subscriptions += events.compareCopies.signal.onReception § eachTime
            § atOnce(self) { $0.compareNext }
        subscriptions += events.joinCopies.signal.onReception § eachTime
            § atOnce(self) { $0.joinSettled }
        subscriptions += events.compared.signal.onReception § eachTime § atOnce(self) { $0.join }
    }

    public func start() async { await updateBar() }

    /// Looks for copies again if there are others than before, or one of them or its entry has
    /// changed.
    private func lookAgain(after change: JournalChange) {
        let touched = change.changed.union(change.added).union(change.removed)
        guard
            journal.condition.copies != known
                || known.contains(where: {
                    touched.contains($0.id) || touched.contains($0.original)
                })
        else { return }
        looking?.cancel()
        looking = Task.immediate { [weak self] in _ = await self?.updateBar() }
    }

    private func updateBar() async {
        known = journal.condition.copies
        guard !known.isEmpty else { return show(nil) }
        var (canCompare, canJoin) = (false, false)
        for copy in known.prefix(Self.most) {
            let isSettled = (try? await journal.comparison(of: copy))?.isSettled ?? false
            guard !Task.isCancelled else { return }
            if isSettled { canJoin = true } else { canCompare = true }
        }
        show(
            CopiesViewModel(
                message: words.conflictCopies(known), canCompare: canCompare, canJoin: canJoin))
    }

    /// The greatest number of copies that are compared at a time. The next follow when these are
    /// joined.
    private static var most: Int { 100 }

    private func show(_ copies: CopiesViewModel?) {
        guard copies != shown else { return }
        shown = copies
        view?.showCopies(copies)
    }

    /// Shows the next comparison. Copies that cannot be compared are skipped, and the reason is
    /// shown only if there is no other.
    private func compareNext() async {
        var obstacle: JournalError?
        for copy in journal.condition.copies {
            do throws(JournalError) {
                let comparison = try await journal.comparison(of: copy)
                guard !comparison.isSettled else { continue }
                self.comparison = comparison
                view?.compare(ComparisonViewModel(comparison, words: words))
                return
            } catch {
                obstacle = obstacle ?? error
            }
        }
        if let obstacle {
            view?.showFailure(
                words.failure(words.say("The copy was not compared."), because: obstacle))
        }
    }

    private func join(choosing sides: [ComparisonViewModel.Side]) async {
        guard let comparison else { return }
        self.comparison = nil
        let choices = TextChoices(comparison, sides.map { TextChoice($0) })
        await joinCopies { () async throws(JournalError) in
            _ = try await journal.join(comparison, choosing: choices)
        }
    }

    /// Joins the copies without conflicts. Each is compared again first, because it may be the
    /// second copy of an entry.
    private func joinSettled() async {
        let copies = journal.condition.copies
        await joinCopies { () async throws(JournalError) in
            for copy in copies {
                guard let comparison = try? await journal.comparison(of: copy),
                    comparison.isSettled
                else { continue }
                _ = try await journal.join(comparison, choosing: [:])
            }
        }
    }

    /// Joins copies, even if the window is closed at once.
    private func joinCopies(_ work: () async throws(JournalError) -> Void) async {
        journal.pendingWrites.begin()
        defer { journal.pendingWrites.end() }
        do throws(JournalError) {
            try await work()
        } catch {
            view?.showFailure(
                words.failure(words.say("The texts were not joined."), because: error))
        }
    }
}

extension ComparisonViewModel {
    fileprivate init(_ comparison: CopyComparison, words: Localizer) {
        self.init(
            question: words.question(about: comparison),
            fields: comparison.fields.map { field in
                Field(
                    name: words.label(of: field.name),
                    original: words.text(of: field.name, in: comparison.original),
                    copy: words.text(of: field.name, in: comparison.copy),
                    canKeepBoth: field.canKeepBoth, proposal: field.proposal.map(Side.init))
            }
                + comparison.properties.map { property in
                    Field(
                        name: words.label(of: property), original: property.original,
                        copy: property.copy, canKeepBoth: property.canKeepBoth, proposal: nil)
                })
    }
}

extension TextChoices {
    /// - Parameter choices: for what was shown, which is the fields of the entry and then the properties of
    ///   other programs.
    fileprivate init(_ comparison: CopyComparison, _ choices: [TextChoice]) {
        let (fields, properties) = (comparison.fields, comparison.properties)
        self.init(
            Dictionary(zip(fields.map(\.name), choices)) { first, _ in first },
            properties: Dictionary(
                zip(properties.map(\.name), choices.dropFirst(fields.count))
            ) { first, _ in first })
    }
}

extension ComparisonViewModel.Side {
    fileprivate init(_ choice: TextChoice) {
        switch choice {
        case .original: self = .original
        case .copy: self = .copy
        case .both: self = .both
        }
    }
}

extension TextChoice {
    fileprivate init(_ side: ComparisonViewModel.Side) {
        switch side {
        case .original: self = .original
        case .copy: self = .copy
        case .both: self = .both
        }
    }
}

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
    }
}

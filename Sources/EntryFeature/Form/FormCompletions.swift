public import Domain
internal import Signals

/// What the journal holds of some fields, for a form to complete from: what it holds when the form
/// is opened and, where it is still being read by then, what it comes to hold.
public final class FormCompletions {
    public typealias Values = [CompletionField: [String]]

    private let fields: [CompletionField]
    private let journal: any ReadsEntries & ReportsChanges
    private var known: Values = [:]
    private var show: (Values) -> Void = { _ in }
    private var isReading = false
    private var isStale = false
    private var subscriptions = Subscriptions()

    public init(of fields: [CompletionField], in journal: any ReadsEntries & ReportsChanges) {
        self.fields = fields
        self.journal = journal
    }

    /// What the journal holds by now. From here on what it comes to hold is noticed.
    public func read() async -> Values {
        if journal.condition.isBeingRead {
            subscriptions +=
                journal.changes.onReception § eachTime § inAnyCase
                § weakly(self, FormCompletions.hear)
        }
        // What is heard from here on is shown once somebody follows.
        isReading = true
        known = await values()
        return known
    }

    /// - Parameter show: called whenever that becomes different.
    public func follow(_ show: @escaping (Values) -> Void) {
        self.show = show
        isReading = false
        if isStale { hear() }
    }

    private func hear() {
        isStale = true
        guard !isReading else { return }
        isReading = true
        Task { [weak self] in await self?.readAgain() }
    }

    private func readAgain() async {
        while isStale {
            isStale = false
            let values = await values()
            if values != known {
                known = values
                show(values)
            }
        }
        isReading = false
    }

    private func values() async -> Values {
        var values: Values = [:]
        for field in fields { values[field] = await journal.values(of: field) }
        return values
    }
}

public import Domain
internal import Signals

/// The journal's values of some fields, from which a form completes. They are updated while the
/// journal is still being read.
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

    /// Returns the present values, and follows changes from then on while the journal is being
    /// read.
    public func read() async -> Values {
        if journal.condition.isBeingRead {
            subscriptions +=
                journal.changes.onReception § eachTime § inAnyCase
                § weakly(self, FormCompletions.scheduleReading)
        }
        // A change that arrives from here on is shown once `observe(_:)` is called.
        isReading = true
        known = await values()
        return known
    }

    /// - Parameter show: is called whenever the values change.
    public func observe(_ show: @escaping (Values) -> Void) {
        self.show = show
        isReading = false
        if isStale { scheduleReading() }
    }

    private func scheduleReading() {
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

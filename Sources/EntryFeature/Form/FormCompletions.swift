internal import Domain
internal import Presentation
internal import Signals

/// The journal's values of some fields, from which a form completes. They are updated while the
/// journal is still being read.
final class FormCompletions {
    /// The values by the keys of their fields, the most frequent first.
    typealias Values = [FormKey: [String]]

    private let fields: [(key: FormKey, source: CompletionField)]
    private let journal: any ReadsEntries & ReportsChanges
    private(set) var known: Values = [:]
    private var show: (Values) -> Void = { _ in }
    private var isReading = false
    private var isStale = false
    private var subscriptions = Subscriptions()

    init(
        of fields: [(key: FormKey, source: CompletionField)],
        in journal: any ReadsEntries & ReportsChanges
    ) {
        self.fields = fields
        self.journal = journal
    }

    /// Returns the present values, and follows changes from then on while the journal is being
    /// read.
    func read() async -> Values {
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
    func observe(_ show: @escaping (Values) -> Void) {
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
        var (values, found) = (Values(), [CompletionField: [String]]())
        for (key, source) in fields {
            if found[source] == nil { found[source] = await journal.values(of: source) }
            values[key] = found[source]?.unlessEmpty
        }
        return values
    }
}

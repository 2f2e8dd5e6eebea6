/// Records events in their order.
final class Record<Entry> {
    private(set) var entries: [Entry] = []

    func note(_ entry: Entry) { entries.append(entry) }
}

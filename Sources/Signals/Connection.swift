/// The links of a derived signal to its upstream, for as long as somebody observes it.
///
/// An open connection and its signal hold each other, and the links hold both: a chain in use keeps
/// itself alive. Closing, when the last observer leaves or nothing is left to follow, takes it apart.
@usableFromInline
final class Connection<Value> {
    @usableFromInline let signal: Signal<Value>
    private var links: [ObjectIdentifier: Listener] = [:]
    private var isOpen = true

    /// Until every upstream signal had its chance, having no link says nothing.
    private var isOpening = true

    init(_ signal: Signal<Value>) {
        self.signal = signal
    }

    func open(_ connect: (Connection<Value>) -> Void) {
        connect(self)
        isOpening = false
        endWhenIdle()
    }

    /// Calls `receive` with every value of `source` until the connection closes or the source ends.
    /// From now on both signals take turns in one queue.
    @usableFromInline
    func follow<Source>(_ source: Signal<Source>, _ receive: @escaping (Source) -> Persistence) {
        guard isOpen, !source.hasEnded else { return }
        signal.currentQueue.absorb(source.currentQueue)
        let link = Observer(receive) {
            self.links[ObjectIdentifier($0)] = nil
            self.endWhenIdle()
        }
        links[ObjectIdentifier(link)] = link
        source.add(link)
    }

    func close() {
        isOpen = false
        let links = links
        self.links = [:]
        for link in links.values { link.cancel() }
    }

    private func endWhenIdle() {
        if isOpen, !isOpening, links.isEmpty { signal.end() }
    }
}

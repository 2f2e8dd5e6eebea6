/// The links of a derived signal to its upstream, which exist while the derived signal has
/// observers.
///
/// An open connection and its signal hold each other, and the links hold both: a chain in use keeps
/// itself alive. Closing, when the last observer leaves or nothing is left to follow, takes it
/// apart.
@usableFromInline
final class Connection<Value> {
    @usableFromInline let signal: Signal<Value>
    private var links: [ObjectIdentifier: Listener] = [:]
    private var isOpen = true

    /// Whether `open` is still adding links, so that having none yet does not end the signal.
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
    /// Joins the queues of both signals for good.
    @usableFromInline
    func observe<Source>(_ source: Signal<Source>, _ receive: @escaping (Source) -> Persistence) {
        guard isOpen, !source.hasEnded else { return }
        signal.currentQueue.merge(source.currentQueue)
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

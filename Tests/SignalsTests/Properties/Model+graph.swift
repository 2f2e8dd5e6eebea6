struct Node {
    var listeners: [Listener] = []
    var connection: Connection?
    var hasEnded = false
    /// The number of values that a flatMap has reacted to.
    var reactedTo = 0
}

/// The connection between a derived node and its sources while it is observed.
final class Connection {
    let node: Int
    var links: [Listener] = []
    var isOpen = true
    var isOpening = true

    init(_ node: Int) { self.node = node }
}

/// An observer, or the link of a derived node.
final class Listener {
    enum Kind {
        case observer(Int, [Reaction])
        /// A listener that gets the values of a derived node's source.
        case link(Connection)
        /// A listener that gets the values of the node that a flatMap led to.
        case inner(Connection)
    }

    let node: Int
    let kind: Kind
    var isActive = true
    var received = 0
    var bornDuring: [Int] = []

    init(on node: Int, _ kind: Kind) {
        self.node = node
        self.kind = kind
    }
}

extension Model {
    func add(_ listener: Listener) {
        let node = listener.node
        guard !nodes[node].hasEnded else {
            listener.isActive = false
            return
        }
        nodes[node].listeners.append(listener)
        if node >= plan.sources, nodes[node].connection == nil { connect(node) }
        let group = turns.group[source(of: node)]
        listener.bornDuring = turns.running(in: group).map(\.number)
    }

    func remove(_ listener: Listener) {
        guard listener.isActive else { return }
        listener.isActive = false
        nodes[listener.node].listeners.removeAll { $0 === listener }
        if nodes[listener.node].listeners.isEmpty { disconnect(listener.node) }
    }

    func follow(_ node: Int, _ kind: Listener.Kind, _ connection: Connection) {
        guard connection.isOpen, !nodes[node].hasEnded else { return }
        turns.join(source(of: connection.node), source(of: node))
        let link = Listener(on: node, kind)
        connection.links.append(link)
        add(link)
    }

    /// Ends a node: its observers get no more values, nor do those of nodes with no other source.
    func end(_ node: Int) {
        guard !nodes[node].hasEnded else { return }
        nodes[node].hasEnded = true
        let listeners = nodes[node].listeners
        nodes[node].listeners = []
        for listener in listeners { listener.isActive = false }
        disconnect(node)
        for listener in listeners {
            switch listener.kind {
            case .observer: break
            case .link(let connection), .inner(let connection):
                connection.links.removeAll { $0 === listener }
                endIfIdle(connection)
            }
        }
    }

    private func connect(_ node: Int) {
        let connection = Connection(node)
        nodes[node].connection = connection
        switch plan.derived[node - plan.sources] {
        case .map(let upstream, _, _), .filter(let upstream, _), .flatMap(let upstream, _, _):
            follow(upstream, .link(connection), connection)
        case .union(let left, let right):
            follow(left, .link(connection), connection)
            follow(right, .link(connection), connection)
        }
        connection.isOpening = false
        endIfIdle(connection)
    }

    private func disconnect(_ node: Int) {
        guard let connection = nodes[node].connection else { return }
        nodes[node].connection = nil
        connection.isOpen = false
        let links = connection.links
        connection.links = []
        for link in links { remove(link) }
    }

    private func endIfIdle(_ connection: Connection) {
        if connection.isOpen, !connection.isOpening, connection.links.isEmpty {
            end(connection.node)
        }
    }
}

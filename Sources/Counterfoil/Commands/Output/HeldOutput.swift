/// Holds a result back until it is complete, so that it can be replaced.
///
/// Output beyond 16 MB is passed on as it comes.
final class HeldOutput: TakesText {
    private let output: any TakesText
    private var held: [UInt8] = []
    /// Whether nothing was passed on yet.
    private(set) var isHeld = true

    private static let most = 16 << 20

    init(_ output: any TakesText) {
        self.output = output
    }

    var isTerminal: Bool { output.isTerminal }

    /// Discards the output that is held back.
    func begin() {
        held.removeAll(keepingCapacity: true)
    }

    func write(bytes: [UInt8]) throws(OutputError) {
        held += bytes
        if held.count >= Self.most { try handOn() }
    }

    func flush() throws(OutputError) {
        try handOn()
        try output.flush()
    }

    private func handOn() throws(OutputError) {
        isHeld = false
        try output.write(bytes: held)
        held.removeAll(keepingCapacity: true)
    }
}

internal import Glibc

/// Standard output or standard error.
final class StandardStream: TakesText {
    let isTerminal: Bool
    private let descriptor: Int32
    private var waiting: [UInt8] = []

    /// The number of bytes that are collected for one write, because each write costs as much as a
    /// thousand bytes.
    private static let mostWaiting = 64 << 10

    /// Makes the stream of a descriptor that stays open as long as the program runs.
    ///
    /// From then on a pipe that is closed at its other end is an error and does not end the
    /// program.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) != 0
        signal(SIGPIPE, SIG_IGN)
    }

    func write(bytes: [UInt8]) throws(OutputError) {
        waiting += bytes
        if isTerminal || waiting.count >= Self.mostWaiting { try flush() }
    }

    func flush() throws(OutputError) {
        defer { waiting.removeAll(keepingCapacity: true) }
        var start = 0
        while start < waiting.count {
            let count = waiting.withUnsafeBytes { bytes in
                Glibc.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
            }
            if count >= 0 {
                start += count
            } else if errno == EAGAIN {
                // Another program may have made the pipe non-blocking.
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                throw errno == EPIPE ? .closed : .failed(errno)
            }
        }
    }
}

import Domain
import Foundation

/// The lines of a stream of any length, and what came before them as long as somebody keeps it.
final class LineStream {
    /// The most that is kept, in bytes.
    static let most = 4 << 20

    private var bytes: [UInt8] = []
    private let stream: any ByteStream
    private var isAtEnd = false
    /// Where the next line begins, and how far there is no line end.
    private var position = 0
    private var scanned = 0
    /// Set inside a line of which the beginning was let go.
    private var isInsideLine = false
    /// From where on bytes are kept.
    private var mark: Int?
    /// Whether what was to be kept became too much, and was let go.
    private(set) var letGo = false

    init(_ stream: any ByteStream) {
        self.stream = stream
    }

    /// The next line with its end; nil at the end of the stream. A line that is longer than the
    /// most that is kept is passed over.
    func next() throws(ImportError) -> Range<Int>? {
        while true {
            if let end = lineEnd() {
                let line = position..<end
                position = end
                guard isInsideLine else { return line }
                isInsideLine = false
            } else if isAtEnd {
                guard position < bytes.count, !isInsideLine else { return nil }
                defer { position = bytes.count }
                return position..<bytes.count
            } else {
                try readOn()
            }
        }
    }

    subscript(line: Range<Int>) -> ArraySlice<UInt8> { bytes[line] }

    /// Keeps all bytes from a line on that was just read.
    func keep(from line: Range<Int>) {
        mark = line.lowerBound
        letGo = false
    }

    /// The bytes that were kept, to the end of a line; nil if there were too many.
    func kept(to line: Range<Int>) -> ArraySlice<UInt8>? {
        defer { mark = nil }
        return mark.map { bytes[$0..<line.upperBound] }
    }

    private func lineEnd() -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            let start = max(position, scanned)
            guard let base = buffer.baseAddress, start < buffer.count else { return nil }
            guard let end = memchr(base + start, 0x0A, buffer.count - start) else {
                scanned = buffer.count
                return nil
            }
            return UnsafeRawPointer(end) - UnsafeRawPointer(base) + 1
        }
    }

    private func readOn() throws(ImportError) {
        if let mark, bytes.count - mark > Self.most {
            self.mark = nil
            letGo = true
        }
        if mark == nil, bytes.count - position > Self.most {
            position = bytes.count
            isInsideLine = true
        }
        let start = mark ?? position
        bytes.removeFirst(start)
        position -= start
        mark = mark.map { $0 - start }
        scanned = bytes.count
        guard let piece = try stream.next() else {
            isAtEnd = true
            return
        }
        bytes += piece
    }
}

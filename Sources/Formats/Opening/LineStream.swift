import Domain
import Foundation

/// Reads the lines of a stream of any length, and keeps earlier ones on request.
final class LineStream {
    /// The greatest number of bytes that are kept.
    static let most = 4 << 20

    private var bytes: [UInt8] = []
    private let stream: any ByteStream
    private var isAtEnd = false
    /// The start of the next line, and the end of the part that was searched for a line end.
    private var position = 0
    private var scanned = 0
    /// Whether the stream is inside a line whose beginning was dropped.
    private var isInsideLine = false
    /// The start of the kept bytes, or `nil` if none are kept.
    private var retainedStart: Int?
    /// The kept bytes before a part that was left out.
    private var earlier: [UInt8] = []
    /// The number of lines that were skipped.
    private(set) var skipped = 0
    /// Whether the bytes to keep exceeded the limit and were dropped.
    private(set) var exceededLimit = false

    init(_ stream: any ByteStream) {
        self.stream = stream
    }

    /// Returns the next line with its end, or `nil` at the end of the stream. A line longer than
    /// `most` is skipped.
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

    /// Keeps all bytes from the start of a line that was just read.
    func retain(from line: Range<Int>) {
        retainedStart = line.lowerBound
        earlier = []
        exceededLimit = false
    }

    /// Leaves some of the kept bytes out, which end with a line that was just read.
    func leaveOut(last count: Int, to line: Range<Int>) {
        guard let start = retainedStart else { return }
        earlier += bytes[start..<line.upperBound - count]
        retainedStart = line.upperBound
    }

    /// Returns the kept bytes up to the end of a line, or `nil` if there were too many.
    func retained(to line: Range<Int>) -> ArraySlice<UInt8>? {
        defer { retainedStart = nil }
        return retainedStart.map { start in
            let last = bytes[start..<line.upperBound]
            return earlier.isEmpty ? last : earlier + last
        }
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
        if let retainedStart, earlier.count + bytes.count - retainedStart > Self.most {
            self.retainedStart = nil
            exceededLimit = true
        }
        if retainedStart == nil, bytes.count - position > Self.most {
            position = bytes.count
            if !isInsideLine { skipped += 1 }
            isInsideLine = true
        }
        let start = retainedStart ?? position
        bytes.removeFirst(start)
        position -= start
        retainedStart = retainedStart.map { $0 - start }
        scanned = bytes.count
        guard let piece = try stream.next() else {
            isAtEnd = true
            return
        }
        bytes += piece
    }
}

import Domain
import Foundation
import Testing

@testable import Formats

/// Tests of lines that are generated while they are read, and must not be in memory as a whole.
///
/// Serialized, because the memory of the process is measured.
@Suite(.serialized)
struct EndlessLinesTests {
    @Test("A line of 100 MB takes less than half of that in memory", arguments: HostileSubject.all)
    func line(_ subject: HostileSubject) async throws {
        for (name, beginning) in try subject.beginnings {
            let file = SourceFile(name, beginning, then: UInt8(ascii: "a"), count: 100 << 20)
            let peak = try await Memory.growth { try await subject.read(file) }
            #expect(peak < 48 << 20, "\(name): \(peak >> 20) MB")
        }
    }
}

extension HostileSubject {
    /// The beginnings of files that could go on for ever: the first fixture, cut inside a value,
    /// and cut inside a quoted one.
    fileprivate var beginnings: [(name: String, content: [UInt8])] {
        get throws {
            let (name, content) = try #require(try fixtures.first)
            let most = Array(content.prefix(content.count * 3 / 4))
            return [(name, most), (name, most + Array("\"".utf8))]
        }
    }
}

extension SourceFile {
    /// Makes a file with a beginning and then one byte, repeated for a long time.
    fileprivate init(_ name: String, _ beginning: [UInt8], then byte: UInt8, count: Int) {
        self.init(
            name: name, size: beginning.count + count,
            head: beginning
                + Array(
                    repeating: byte, count: max(0, Self.headLength - beginning.count)),
            open: { EndlessStream(beginning, then: byte, count: count) })
    }
}

private final class EndlessStream: ByteStream {
    private var beginning: [UInt8]?
    private let piece: [UInt8]
    private var left: Int

    init(_ beginning: [UInt8], then byte: UInt8, count: Int) {
        self.beginning = beginning
        piece = Array(repeating: byte, count: 256 << 10)
        left = count
    }

    func next() throws(ImportError) -> [UInt8]? {
        if let first = beginning {
            beginning = nil
            return first
        }
        guard left > 0 else { return nil }
        left -= piece.count
        return piece
    }
}

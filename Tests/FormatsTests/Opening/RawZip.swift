/// A ZIP whose members are stored uncompressed, with headers as a test sets them.
struct RawZip {
    private(set) var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    mutating func add(_ name: [UInt8], _ content: [UInt8] = [], flags: UInt16 = 0) {
        let header =
            Self.two(flags) + Self.two(0) + Self.four(0) + Self.four(Self.check(content))
            + Self.four(UInt32(content.count)) + Self.four(UInt32(content.count))
            + Self.two(UInt16(name.count)) + Self.two(0)
        directory += [0x50, 0x4B, 1, 2] + Self.two(20) + Self.two(20) + header
        directory += Self.two(0) + Self.two(0) + Self.two(0) + Self.four(0)
        directory += Self.four(UInt32(bytes.count)) + name
        bytes += [0x50, 0x4B, 3, 4] + Self.two(20) + header + name + content
        count += 1
    }

    mutating func add(_ name: String, _ content: String = "", flags: UInt16 = 0x800) {
        add(Array(name.utf8), Array(content.utf8), flags: flags)
    }

    /// The whole file.
    var finished: [UInt8] {
        let number = UInt16(truncatingIfNeeded: min(count, 0xFFFF))
        return bytes + directory + [0x50, 0x4B, 5, 6] + Self.two(0) + Self.two(0)
            + Self.two(number) + Self.two(number) + Self.four(UInt32(directory.count))
            + Self.four(UInt32(bytes.count)) + Self.two(0)
    }

    private static func two(_ number: UInt16) -> [UInt8] {
        [UInt8(number & 0xFF), UInt8(number >> 8)]
    }

    private static func four(_ number: UInt32) -> [UInt8] {
        two(UInt16(number & 0xFFFF)) + two(UInt16(number >> 16))
    }

    /// Returns a file that is compressed by gzip, whose content is stored as it is.
    static func gzip(_ content: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        var rest = content[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            bytes += [rest.isEmpty ? 1 : 0] + two(UInt16(block.count))
            bytes += two(~UInt16(block.count)) + block
        } while !rest.isEmpty
        return bytes + four(check(content)) + four(UInt32(content.count))
    }

    private static func check(_ content: [UInt8]) -> UInt32 {
        ~content.reduce(~0) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
                sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0)
            }
        }
    }
}

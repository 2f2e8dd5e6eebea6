import CLinux
import Glibc

/// Converts text to UTF-8 by the C library, in pieces. Bytes that are no character become U+FFFD.
final class TextConverter {
    private let conversion: iconv_t
    private let encoding: TextEncoding
    /// The first bytes of an incomplete character.
    private var rest: [UInt8] = []
    /// The number of places that are no character.
    private(set) var defects = 0

    /// Makes a converter, or `nil` if the system lacks the encoding.
    init?(from encoding: TextEncoding) {
        guard let conversion = iconv_open("UTF-8", encoding.codeset),
            Int(bitPattern: conversion) != -1
        else { return nil }
        self.conversion = conversion
        self.encoding = encoding
    }

    deinit {
        iconv_close(conversion)
    }

    /// Returns the text of bytes, or `nil` if the system lacks the encoding.
    static func text(_ bytes: some Collection<UInt8>, in encoding: TextEncoding) -> String? {
        TextConverter(from: encoding).map {
            String(decoding: $0.convert(bytes, isLast: true), as: UTF8.self)
        }
    }

    /// Returns the UTF-8 of the next bytes. An incomplete character is kept for the next call,
    /// unless these bytes are the last.
    func convert(_ bytes: some Collection<UInt8>, isLast: Bool) -> [UInt8] {
        var input = rest + bytes
        rest = []
        var output: [UInt8] = []
        var start = 0
        while start < input.count {
            let trouble = step(&input, from: &start, into: &output)
            guard start < input.count else { break }
            if trouble == EINVAL, !isLast {
                rest = Array(input[start...])
                break
            }
            defects += 1
            output += Array("\u{FFFD}".utf8)
            start += trouble == EINVAL ? input.count - start : encoding.unit
        }
        return output
    }

    /// Converts as much as possible, and returns the reason why that is not everything.
    private func step(
        _ input: inout [UInt8], from start: inout Int, into output: inout [UInt8]
    ) -> Int32 {
        var trouble: Int32 = 0
        // No character of these encodings needs more than three bytes for one of its own.
        let room = (input.count - start) * 3
        let made = [UInt8](unsafeUninitializedCapacity: room) { made, count in
            input.withUnsafeMutableBytes { bytes in
                var next = bytes.baseAddress?.advanced(by: start).assumingMemoryBound(
                    to: CChar.self)
                var target = UnsafeMutableRawPointer(made.baseAddress)?
                    .assumingMemoryBound(to: CChar.self)
                var (left, free) = (bytes.count - start, room)
                if iconv(conversion, &next, &left, &target, &free) == -1 { trouble = errno }
                start = bytes.count - left
                count = room - free
            }
        }
        output += made
        return trouble
    }
}

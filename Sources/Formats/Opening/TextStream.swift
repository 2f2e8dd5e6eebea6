import CLinux
import Domain
import Glibc

/// The text of a file as UTF-8 without a byte-order mark. Bytes of UTF-8 are passed on unchanged.
final class TextStream: ByteStream {
    private let file: SourceFile
    private let source: any ByteStream
    /// The converter, or `nil` for UTF-8.
    private var converter: TextConverter?
    /// Whether no letter beyond ASCII has told the encoding yet.
    private var isEncodingOpen: Bool
    /// The number of bytes of the mark that are still to be skipped.
    private var mark: Int
    private var isAtEnd = false

    init(of file: SourceFile) throws(ImportError) {
        self.file = file
        isEncodingOpen = file.isEncodingOpen
        source = try file.open()
        mark = file.markLength
        try convert(from: file.encoding)
    }

    private func convert(from encoding: TextEncoding) throws(ImportError) {
        guard encoding != .utf8 else { return }
        converter = TextConverter(from: encoding)
        guard converter != nil else {
            throw .unreadable(file: file.name, .encoding(encoding.name))
        }
    }

    /// Returns a piece, together with the next one if its first letters beyond ASCII are too few to
    /// tell the encoding.
    private func decided(_ piece: [UInt8]) throws(ImportError) -> [UInt8] {
        guard let start = piece.firstIndex(where: { $0 >= 0x80 }) else { return piece }
        var piece = piece
        if piece.count - start < SourceFile.headLength, let more = try source.next() {
            piece += more
        }
        let letters = piece[start...].prefix(SourceFile.headLength)
        try convert(from: file.encoding(by: Array(letters)))
        isEncodingOpen = false
        return piece
    }

    func next() throws(ImportError) -> [UInt8]? {
        while !isAtEnd {
            var piece = try source.next()
            isAtEnd = piece == nil
            if isEncodingOpen { piece = try piece.map(decided) }
            if let count = piece?.count, mark > 0 {
                piece?.removeFirst(min(mark, count))
                mark -= min(mark, count)
            }
            let text = converter?.convert(piece ?? [], isLast: isAtEnd) ?? piece ?? []
            if !text.isEmpty { return text }
        }
        return nil
    }

    static func beginning(of file: SourceFile) -> [UInt8] {
        let bytes = file.head.dropFirst(file.markLength)
        guard file.encoding != .utf8 else { return Array(bytes) }
        return TextConverter(from: file.encoding)?.convert(bytes, isLast: false) ?? []
    }
}

extension SourceFile {
    /// Opens the text as UTF-8 without a byte-order mark.
    func text() throws(ImportError) -> any ByteStream {
        let isUnchanged = encoding == .utf8 && markLength == 0 && !isEncodingOpen
        return if isUnchanged { try open() } else { try TextStream(of: self) }
    }
}

/// A stream of bytes in memory.
final class SingleStream: ByteStream {
    private var content: [UInt8]?

    init(_ content: [UInt8]) {
        self.content = content
    }

    func next() throws(ImportError) -> [UInt8]? {
        defer { content = nil }
        return content
    }
}

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

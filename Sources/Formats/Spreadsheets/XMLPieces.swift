import CExpat
import Glibc

/// Takes the elements and the text of an XML document in their order.
protocol TakesXML: AnyObject {
    /// Takes the start of an element, whose name is without its prefix.
    func begin(_ name: String, _ attributes: XMLAttributes)
    func text(_ text: String)
    func end(_ name: String)
}

/// The attributes of an element, by their names as they are written. They are valid during the call
/// that passes them.
struct XMLAttributes {
    fileprivate let pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?

    subscript(name: StaticString) -> String? {
        let wanted = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
        return first { strcmp($0, wanted) == 0 }
    }

    /// The attribute whose name ends with a text, or `nil` if there is none.
    func value(endingIn end: String) -> String? {
        first { String(cString: $0).hasSuffix(end) }
    }

    private func first(_ isWanted: (UnsafePointer<XML_Char>) -> Bool) -> String? {
        guard let pairs else { return nil }
        var index = 0
        while let name = pairs[index], let value = pairs[index + 1] {
            if isWanted(name) { return String(cString: value) }
            index += 2
        }
        return nil
    }
}

/// Parses XML by expat, a piece at a time. Documents with a DOCTYPE, whose entities may expand to
/// any size, are refused, and so are those that are nested too deeply.
final class XMLPieces {
    private static let deepest = 64

    private let parser: XML_Parser
    private let taker: any TakesXML
    private var depth = 0

    /// Makes a parser, or `nil` if there is no memory.
    init?(for taker: any TakesXML) {
        guard let parser = XML_ParserCreate(nil) else { return nil }
        self.parser = parser
        self.taker = taker
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser, { XMLPieces.pieces($0)?.begin($1, $2) }, { XMLPieces.pieces($0)?.end($1) })
        XML_SetCharacterDataHandler(parser) { data, bytes, count in
            let bytes = UnsafeBufferPointer(start: bytes, count: Int(count))
            XMLPieces.pieces(data)?.taker.text(
                String(decoding: UnsafeRawBufferPointer(bytes), as: UTF8.self))
        }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in XMLPieces.pieces(data)?.stop()
        }
    }

    deinit {
        XML_ParserFree(parser)
    }

    /// Parses the next bytes, and returns false if the document is invalid.
    func parse(_ bytes: [UInt8], isLast: Bool) -> Bool {
        bytes.withUnsafeBytes { bytes in
            XML_Parse(
                parser, bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(bytes.count),
                isLast ? 1 : 0) == XML_STATUS_OK
        }
    }

    private static func pieces(_ data: UnsafeMutableRawPointer?) -> XMLPieces? {
        data.map { Unmanaged<XMLPieces>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(
        _ name: UnsafePointer<XML_Char>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
        depth += 1
        guard depth <= Self.deepest else { return stop() }
        taker.begin(Self.local(name), XMLAttributes(pairs: attributes))
    }

    private func end(_ name: UnsafePointer<XML_Char>?) {
        depth -= 1
        taker.end(Self.local(name))
    }

    private func stop() {
        XML_StopParser(parser, 0)
    }

    /// Returns a name without its prefix.
    private static func local(_ name: UnsafePointer<XML_Char>?) -> String {
        guard let name else { return "" }
        return String(cString: strrchr(name, 0x3A).map { UnsafePointer($0 + 1) } ?? name)
    }
}

import CExpat
import Domain
import Glibc

/// Takes the elements and the text of an XML document in their order.
protocol TakesXML: AnyObject {
    /// Takes the start of an element, whose name is without its prefix.
    func begin(_ name: String, _ attributes: XMLAttributes)
    func text(_ text: String)
    func end(_ name: String)
}

extension TakesXML {
    func text(_ text: String) {}
    func end(_ name: String) {}
}

/// The attributes of an element, by their names as they are written. They are valid during the call
/// that passes them.
struct XMLAttributes {
    fileprivate let pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?

    subscript(name: StaticString) -> String? {
        let wanted = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
        return first { strcmp($0, wanted) == 0 }
    }

    var all: [String: String] {
        guard let pairs else { return [:] }
        var all: [String: String] = [:]
        var index = 0
        while let name = pairs[index], let value = pairs[index + 1] {
            all[String(cString: name)] = String(cString: value)
            index += 2
        }
        return all
    }

    /// The attribute whose name ends with a text, or `nil` if there is none.
    func value(endingIn end: String) -> String? { first { String(cString: $0).hasSuffix(end) } }

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

/// Parses XML by expat, a piece at a time, in bounded memory. Documents that define entities, which
/// may expand to any size, are refused, and so are those that are nested too deeply.
final class XMLPieces {
    /// The greatest depth of elements inside each other.
    static let deepest = 64
    /// The greatest size of a tag or a comment, in bytes.
    static let limit = 1 << 20

    private let parser: XML_Parser
    private let taker: any TakesXML
    private(set) var depth = 0
    private var count = 0
    /// The reason why the document cannot be read, or `nil` if it is the parser's.
    private var ownTrouble: RowTrouble?

    /// Makes a parser, or `nil` if there is no memory.
    ///
    /// - Parameter encoding: the encoding of the bytes, whatever the document says of it, or `nil`
    ///   for the one that it says.
    init?(for taker: any TakesXML, in encoding: String? = nil) {
        guard let parser = XML_ParserCreate(encoding) else { return nil }
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
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDefinitions in
            if hasDefinitions != 0 { XMLPieces.pieces(data)?.stop(.noXML) }
        }
    }

    deinit {
        XML_ParserFree(parser)
    }

    /// Parses the next bytes, and returns false if the document cannot be read.
    func parse(_ bytes: [UInt8], isLast: Bool) -> Bool {
        count += bytes.count
        let isParsed = bytes.withUnsafeBytes { bytes in
            XML_Parse(
                parser, bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(bytes.count),
                isLast ? 1 : 0) == XML_STATUS_OK
        }
        if isParsed, rest > Self.limit { ownTrouble = .long(most: Self.limit >> 20) }
        return isParsed && ownTrouble == nil
    }

    /// The reason why the document cannot be read, once `parse` returned false.
    var trouble: RowTrouble {
        if let ownTrouble { return ownTrouble }
        switch XML_GetErrorCode(parser) {
        case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
            XML_ERROR_UNCLOSED_CDATA_SECTION:
            return .cutOff
        default: return .noXML
        }
    }

    /// The number of bytes from the tag or text that is not complete, or that cannot be read.
    var rest: Int { count - max(0, Int(XML_GetCurrentByteIndex(parser))) }

    private static func pieces(_ data: UnsafeMutableRawPointer?) -> XMLPieces? {
        data.map { Unmanaged<XMLPieces>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(
        _ name: UnsafePointer<XML_Char>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
        depth += 1
        guard depth <= Self.deepest else { return stop(.nested(most: Self.deepest)) }
        taker.begin(Self.local(name), XMLAttributes(pairs: attributes))
    }

    private func end(_ name: UnsafePointer<XML_Char>?) {
        depth -= 1
        taker.end(Self.local(name))
    }

    private func stop(_ reason: RowTrouble) {
        ownTrouble = reason
        XML_StopParser(parser, 0)
    }

    /// Returns a name without its prefix.
    private static func local(_ name: UnsafePointer<XML_Char>?) -> String {
        guard let name else { return "" }
        return String(cString: strrchr(name, 0x3A).map { UnsafePointer($0 + 1) } ?? name)
    }
}

import Domain

/// Reads names with the codes of airports or airlines, such as `Frankfurt / Main (FRA/EDDF)`.
enum AirportText {
    /// Returns the name of an airport with its IATA code in brackets, or a text that is only an ICAO
    /// code as the IATA code, if that is known. Other text is returned unchanged.
    static func place(_ text: String, _ airports: (any FindsAirports)?) -> String {
        if isCode(text, of: 4) { return airports?.airport(code: text)?.code ?? text }
        guard let (name, codes) = parts(of: text) else { return text }
        let code =
            codes.first { isCode($0, of: 3) }
            ?? codes.first { isCode($0, of: 4) }.flatMap { airports?.airport(code: $0)?.code }
        return code.map { name.isEmpty ? $0 : "\(name) (\($0))" } ?? name
    }

    /// Returns a name without the codes behind it, as in `Lufthansa (LH/DLH)`.
    static func name(_ text: String) -> String { parts(of: text)?.name ?? text }

    /// Returns the name and the codes in brackets behind it, or `nil` unless there are two codes,
    /// either of which may be missing.
    private static func parts(of text: String) -> (name: String, codes: [String])? {
        guard text.last == ")", let place = text.lastIndex(of: "(") else { return nil }
        let codes = text[text.index(after: place)...].dropLast()
            .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard codes.count == 2, codes.allSatisfy({ $0.utf8.count <= 4 && $0.allSatisfy(isSign) })
        else { return nil }
        return (String(text[..<place]).onOneLine, codes)
    }

    private static func isCode(_ text: String, of length: Int) -> Bool {
        text.utf8.count == length
            && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    private static func isSign(_ sign: Character) -> Bool {
        sign.isASCII && (sign.isNumber || sign.isUppercase)
    }
}

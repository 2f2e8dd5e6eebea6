extension Coordinates: LosslessStringConvertible {
    /// The latitude and the longitude, such as `50.8659, 7.1427`.
    public var description: String {
        "\(decimals.latitude), \(decimals.longitude)"
    }

    /// Reads latitude and longitude in degrees, as in `description`, RFC 5545's `GEO`, a
    /// `geo:50.8659,7.1427` address, or as maps show them, such as `50.8659° N, 7.1427° E`. Returns
    /// `nil` for any other text, and if there is no such place.
    public init?(_ text: String) {
        guard text.utf8.count <= 80 else { return nil }
        var bare = ""
        for character in text.lowercased() {
            if "°nsew".contains(character) {
                while bare.last?.isWhitespace == true { bare.removeLast() }
            }
            bare.append(character)
        }
        if bare.hasPrefix("geo:") { bare.removeFirst(4) }
        let separator = [";", ",", " "].first { bare.contains($0) } ?? " "
        let parts = bare.split(separator: separator, omittingEmptySubsequences: separator == " ")
        guard parts.count == 2,
            let latitude = Self.degrees(parts[0], positive: "n", negative: "s"),
            let longitude = Self.degrees(parts[1], positive: "e", negative: "w")
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// Reads a number such as `-7.1427`, or `7.1427° W` without a sign.
    private static func degrees(
        _ text: Substring, positive: Character, negative: Character
    ) -> Double? {
        var rest = text.filter { !$0.isWhitespace }[...]
        var sign = 1.0
        if let side = rest.last, side == positive || side == negative {
            rest.removeLast()
            guard rest.first?.isNumber == true else { return nil }
            if side == negative { sign = -1 }
        }
        if rest.last == "°" { rest.removeLast() }
        // Some programs write the minus sign U+2212.
        if let first = rest.first, "+-−".contains(first) {
            rest.removeFirst()
            if first != "+" { sign = -1 }
        }
        guard let first = rest.utf8.first, (0x30...0x39).contains(first),
            rest.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
            let number = Double(rest.last == "." ? rest.dropLast() : rest)
        else { return nil }
        return sign * number
    }
}

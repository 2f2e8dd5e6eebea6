extension TripLine {
    /// Returns the line with its service as a flight number, such as `LH630`, if both places are
    /// airport codes and no word names a means of transport.
    public func recognizingFlight(by gazetteer: any FindsPlaces) -> TripLine {
        let isBetweenAirports = [from, to].allSatisfy {
            gazetteer.airport(of: $0, by: .flight) != nil
        }
        guard mode == nil, isBetweenAirports else { return self }
        return TripLine(
            parts: parts.map { part in
                part.meaning == .service && Self.isFlightNumber(part.text)
                    ? part.meaning(.flight) : part
            })
    }

    /// Returns whether a text is a flight number: two characters for the airline, one of them a
    /// letter, and up to four digits.
    private static func isFlightNumber(_ text: String) -> Bool {
        let signs = text.filter { !$0.isWhitespace }
        let (airline, number) = (signs.prefix(2), signs.dropFirst(2))
        return airline.count == 2 && airline.contains(where: \.isLetter)
            && signs.allSatisfy(\.isASCII) && (1...4).contains(number.count)
            && number.allSatisfy(\.isNumber)
    }
}

extension TripLine {
    /// The line with its service as the number of a flight, such as `LH630`, where both places are codes of
    /// airports and no word says what one travels by.
    public func recognizingFlight(by airports: any FindsAirports) -> TripLine {
        let isBetweenAirports = [from, to].allSatisfy {
            airports.airport(of: $0, by: .flight) != nil
        }
        guard mode == nil, isBetweenAirports else { return self }
        return TripLine(
            parts: parts.map { part in
                part.meaning == .service && Self.isFlightNumber(part.text)
                    ? Part(part.text, .flight) : part
            })
    }

    /// Two signs for the airline, of which one is a letter, and up to four figures.
    private static func isFlightNumber(_ text: String) -> Bool {
        let signs = text.filter { !$0.isWhitespace }
        let (airline, number) = (signs.prefix(2), signs.dropFirst(2))
        return airline.count == 2 && airline.contains(where: \.isLetter)
            && signs.allSatisfy(\.isASCII) && (1...4).contains(number.count)
            && number.allSatisfy(\.isNumber)
    }
}

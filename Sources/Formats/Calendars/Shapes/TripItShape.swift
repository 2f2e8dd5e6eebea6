import Domain

/// The form of TripIt: `SK2535 CPH to BHX`.
enum TripItShape {
    static func journey(in event: CalendarEvent) -> RecognisedJourney? {
        let words = event.summary.split(separator: " ")
        guard words.count == 4, words[2] == "to", isAirport(words[1]), isAirport(words[3]),
            let service = service(words[0])
        else { return nil }
        var journey = RecognisedJourney(
            author: "TripIt", from: String(words[1]), to: String(words[3]), mode: .flight)
        journey.service = service
        return journey
    }

    /// Whether a word has the form of an airport code.
    static func isAirport(_ word: Substring) -> Bool {
        word.utf8.count == 3 && word.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// Returns `SK 2535` for `SK2535`, or `nil` for another word. An airline's code may contain a
    /// digit, as in `U24832`.
    static func service(_ word: Substring) -> String? {
        let code = word.prefix(2)
        let number = word.dropFirst(2)
        guard (1...4).contains(number.utf8.count),
            number.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            code.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }),
            code.utf8.contains(where: { (0x41...0x5A).contains($0) })
        else { return nil }
        return code + " " + number
    }
}

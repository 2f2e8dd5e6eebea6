extension Trip {
    /// Returns a file name for the trip's ticket, such as "2026-11-20 Köln – Wien.pdf".
    ///
    /// - Parameter end: The extension without a dot; empty if there is none.
    package func nameOfTicket(endingIn end: String) -> String {
        let places = [from, to].map { $0.inFileName(upTo: Self.longestPlace) }
        let name = "\(departure.day.isoText) \(places[0]) – \(places[1])"
        return end.isEmpty ? name : "\(name).\(end)"
    }

    /// The greatest length of a place in bytes. A file name can have 255.
    private static let longestPlace = 90
}

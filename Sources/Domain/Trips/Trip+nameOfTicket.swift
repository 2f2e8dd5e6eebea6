extension Trip {
    /// What the file of its ticket is called: by its day and its ends, such as "2026-11-20 Köln – Wien.pdf".
    ///
    /// - Parameter end: of the name, without a point; empty where it has none.
    package func nameOfTicket(endingIn end: String) -> String {
        let places = [from, to].map { $0.inFileName(upTo: Self.longestPlace) }
        let name = "\(departure.day.isoText) \(places[0]) – \(places[1])"
        return end.isEmpty ? name : "\(name).\(end)"
    }

    /// In bytes, of which a name of a file has 255.
    private static let longestPlace = 90
}

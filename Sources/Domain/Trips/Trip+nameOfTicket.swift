import Domain

extension Trip {
    /// What the file of its ticket is called: by its day and its ends, such as "2026-11-20 Köln – Wien.pdf".
    ///
    /// - Parameter end: of the name, without a point.
    func nameOfTicket(endingIn end: String) -> String {
        let places = [from, to].map { $0.inFileName(upTo: Self.longestPlace) }
        return "\(departure.day.isoText) \(places[0]) – \(places[1]).\(end)"
    }

    /// In bytes, of which a name of a file has 255.
    private static let longestPlace = 90
}

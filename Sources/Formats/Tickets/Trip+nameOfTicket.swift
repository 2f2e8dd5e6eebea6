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

extension String {
    /// What no file may be called by, or what a list of files would not show, is a hyphen.
    fileprivate func inFileName(upTo most: Int) -> String {
        var name = String.UnicodeScalarView()
        var room = most
        for scalar in unicodeScalars {
            let shown: Unicode.Scalar = scalar.isPlain ? scalar : "-"
            room -= UTF8.width(shown)
            guard room >= 0 else { break }
            name.append(shown)
        }
        return String(name)
    }
}

extension Unicode.Scalar {
    fileprivate var isPlain: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: false
        default: self != "/" && self != "\\" && !properties.isDefaultIgnorableCodePoint
        }
    }
}

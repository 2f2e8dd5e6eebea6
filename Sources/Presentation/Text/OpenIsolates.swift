/// Tells which of a text's isolating controls can be kept: a first strong isolate (U+2068) that
/// ends in its paragraph, and its end (U+2069). Other controls of direction would affect more than
/// a name.
nonisolated struct OpenIsolates {
    typealias Place = String.UnicodeScalarView.Index

    /// The places of the open isolates, `nil` for those that are not kept.
    private var open: [Place?] = []
    private var lost: [Place] = []

    /// The places of the kept isolates that have no end, in the order of the text.
    var unended: [Place] { (lost + open.compactMap(\.self)).sorted() }

    /// Returns whether the scalar is kept.
    ///
    /// - Parameter place: its place in the resulting text if it is kept.
    mutating func keeps(_ scalar: Unicode.Scalar, at place: Place) -> Bool {
        switch scalar.value {
        case 0x2068:
            open.append(place)
            return true
        case 0x2066, 0x2067:
            open.append(nil)
            return false
        case 0x2069:
            return (open.popLast() ?? nil) != nil
        case 0x0A, 0x0D, 0x85, 0x2029:
            lost += open.compactMap(\.self)
            open = []
            return false
        default:
            return false
        }
    }
}

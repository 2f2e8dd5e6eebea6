/// Which controls of a text that isolate names from what stands around them can be kept: a first
/// strong isolate (U+2068) that is ended in its paragraph, and its end (U+2069). Anything else of
/// the kind would reach beyond a name.
nonisolated struct OpenIsolates {
    typealias Place = String.UnicodeScalarView.Index

    /// What is open; nil for what is not kept.
    private var open: [Place?] = []
    private var lost: [Place] = []

    /// What was kept and has not been ended, in the order of the text.
    var unended: [Place] { (lost + open.compactMap(\.self)).sorted() }

    /// - Parameter place: where the scalar comes to stand if it is kept.
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

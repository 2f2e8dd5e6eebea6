/// A VTIMEZONE of a file. Its names are read at once, its offsets on demand.
struct ZoneDefinition: Sendable {
    /// The greatest size of a definition that is examined, in bytes.
    private static let largest = 64 << 10

    let identifier: String
    /// The zone of the time zone database that the definition claims to be.
    let location: String?
    private let component: Component

    init?(_ component: Component, in file: CalendarFile) {
        var identifier: String?
        var location: String?
        for line in component.propertyLines {
            let bytes = file.bytes[file.lines[line]]
            guard let first = bytes.first, "TtXx \t".utf8.contains(first),
                bytes.count <= 8 << 10,
                let content = ContentLine(unfolded: file.unfolded(line))
            else { continue }
            switch content.name {
            case "TZID": identifier = identifier ?? content.value
            case "X-LIC-LOCATION": location = location ?? content.value
            default: break
            }
        }
        guard let identifier else { return nil }
        self.identifier = Values.text(identifier)
        self.location = location
        self.component = component
    }

    /// Returns the clock of the definition.
    ///
    /// - Throws: the reason why the definition is invalid or takes too much work.
    func clock(
        in file: CalendarFile, work: inout ZoneWork
    ) throws(ZoneRecurrence.Failure) -> ZoneClock {
        guard let first = component.lines.first, let last = component.lines.last,
            file.lines[last].upperBound - file.lines[first].lowerBound <= Self.largest
        else { throw .endless }
        let observances = component.children.filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }
        let lines = observances.map { observance in
            observance.propertyLines.compactMap { ContentLine(unfolded: file.unfolded($0)) }
        }
        return try ZoneClock(lines, work: &work)
    }
}

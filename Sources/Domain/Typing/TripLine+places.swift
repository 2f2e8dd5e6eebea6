extension FindsPlaces {
    /// The ends of a trip that is typed on one line.
    ///
    /// - Parameters:
    ///   - from: the place of the departure, or `nil` for that of the line.
    ///   - usual: the means of transport of a line that names none.
    ///   - known: the facts that the journal has of stops, by their names.
    public func ends(
        of line: TripLine, from: String? = nil, by usual: TravelMode = .train,
        known: [String: KnownPlace] = [:]
    ) -> FoundEnds {
        func stop(_ name: String) -> (name: String, hints: PlaceHints) {
            let hints = PlaceHints(
                mode: line.mode ?? usual, known: known[name], operator: line.operator)
            return (name, hints)
        }
        return ends(from: stop(from ?? line.from), to: stop(line.to))
    }
}

internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

extension TripEdit {
    /// Returns the typed coordinates of an end, or `nil` if there are none.
    func coordinates(at end: TripStop) throws(TripError) -> Coordinates? {
        let typed = end == .departure ? draft.fromCoordinates : draft.toCoordinates
        let old = end == .departure ? before.fromCoordinates : before.toCoordinates
        guard typed != old else { return original.coordinates(at: end) }
        let text = typed.trimmingSpaces
        guard !text.isEmpty else { return nil }
        guard let place = Coordinates(text) else { throw .coordinatesAreNoPlace(text) }
        return place
    }

    /// Returns the typed distance, or `nil` if there is none.
    func distance() throws(TripError) -> Distance? {
        guard draft.distance != before.distance else { return original.distance }
        let text = draft.distance.trimmingSpaces
        guard !text.isEmpty else { return nil }
        let number = text.lowercased().hasSuffix("km") ? String(text.dropLast(2)) : text
        guard let amount = DecimalText(words.locale).number(number),
            let distance = Distance(kilometres: amount)
        else { throw .distanceIsNoNumber(text) }
        return distance
    }

    /// The great-circle distance of the typed coordinates in kilometres, such as "746 in a straight
    /// flies"; empty if unknown.
    var greatCircle: String {
        var trip = original
        trip.fromCoordinates = try? coordinates(at: .departure)
        trip.toCoordinates = try? coordinates(at: .arrival)
        return trip.greatCircle.map(words.asTheCrowFlies) ?? ""
    }

    /// The complaints about the typed places, by field.
    var complaintsAboutPlaces: [TripFormCheck.Field: String] {
        func complaint<Value>(_ read: () throws(TripError) -> Value) -> String? {
            do throws(TripError) {
                _ = try read()
                return nil
            } catch {
                return words.complaint(error)
            }
        }
        var complaints: [TripFormCheck.Field: String] = [:]
        complaints[.fromCoordinates] = complaint { () throws(TripError) in
            try coordinates(at: .departure)
        }
        complaints[.toCoordinates] = complaint { () throws(TripError) in
            try coordinates(at: .arrival)
        }
        complaints[.distance] = complaint { () throws(TripError) in try distance() }
        return complaints
    }
}

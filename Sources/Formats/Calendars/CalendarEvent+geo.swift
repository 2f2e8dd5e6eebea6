import Domain
import JournalFormat

extension CalendarEvent {
    /// Returns the coordinates of an end of the event's trip by `GEO`, or `nil` if they are not
    /// known. An event has one position, that of its `LOCATION`: the place of departure, unless it
    /// names the place of arrival. A location that is neither says nothing about either.
    func coordinates(at end: TripStop, from: String, to: String) -> Coordinates? {
        guard let place = line("GEO").flatMap({ Coordinates(Values.text($0.value)) }) else {
            return nil
        }
        let location = text("LOCATION").lowercased()
        func isOf(_ name: String) -> Bool {
            let name = name.lowercased()
            return !name.isEmpty && (location.contains(name) || name.contains(location))
        }
        let its = location.isEmpty || isOf(from) ? TripStop.departure : isOf(to) ? .arrival : nil
        return its == end ? place : nil
    }
}

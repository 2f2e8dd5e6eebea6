import Domain

extension RecognisedJourney {
    /// Makes a best guess at the journey of an event that does not name two places, for the person
    /// to correct, or `nil` if the event has neither title nor place.
    init?(anyEvent event: CalendarEvent) {
        let title = event.summary
        let place = event.text("LOCATION")
        guard !title.isEmpty || !place.isEmpty else { return nil }
        self.init(
            author: "", from: place.isEmpty ? title : place, to: title.isEmpty ? place : title,
            mode: RouteTitle.mode(title))
        if mode != .other { service = Self.service(in: title) }
        remarks = [.noPlaces]
    }

    /// Returns the service in a title, such as `LH 123` in `Flight LH 123 home`, or empty if there
    /// is none.
    private static func service(in title: String) -> String {
        let words = title.parts(at: " ").dropFirst().prefix(2)
        guard let last = words.firstIndex(where: { $0.contains(where: \.isNumber) }) else {
            return ""
        }
        return words[...last].joined(separator: " ")
    }
}

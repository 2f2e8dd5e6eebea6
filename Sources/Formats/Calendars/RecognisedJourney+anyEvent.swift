import Domain
import Wording

extension RecognisedJourney {
    /// Makes the best of an event that does not say from where to where, for somebody who knows to
    /// correct; nil if it says nothing at all.
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

    /// Such as `LH 123` in `Flight LH 123 home`; empty where none stands there.
    private static func service(in title: String) -> String {
        let words = title.parts(at: " ").dropFirst().prefix(2)
        guard let last = words.firstIndex(where: { $0.contains(where: \.isNumber) }) else {
            return ""
        }
        return words[...last].joined(separator: " ")
    }
}

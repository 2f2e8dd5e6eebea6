public import Domain

/// Entries of all kinds that differ from each other in every field.
public enum AssortedEntries {
    public static func all(seed: UInt64) -> [Entry] {
        var random = SeededGenerator(seed: seed)
        let own = Zone.custom(name: "My own | zone", secondsFromUTC: -12_600)
        var trip = Trip(from: "A", to: "B", departure: .at(2026, 3, 1, 8, 5, own), arrival: nil)
        trip.notes = "=1+1\n+2"
        let twice = DateTime.at(2026, 10, 25, 2, 15, .vienna)
        let overTheChange = Trip(
            from: "A", to: "B", departure: twice, arrival: twice.advanced(by: .seconds(5_400)),
            actualDeparture: twice.advanced(by: .seconds(3_600)))
        var entries: [Entry] = [
            .film(.full), .trip(.full), .trip(overTheChange), .pass(.full), .claim(.full),
            .film(Film(title: "=cmd|' /C calc'!A0")),
            .film(Film(title: "'-30-", year: 1959, notes: "@SUM(1)")), .film(Film(title: "''+x'")),
            .film(Film(title: "Été 💔 \u{301}", place: " =1", link: "-x")), .trip(trip),
        ]
        for _ in 0..<60 {
            let kinds: [Entry] = [.film(.full), .trip(.full), .pass(.full), .claim(.full)]
            var entry = kinds[random.below(kinds.count)]
            for _ in 0..<random.below(4) { entry = RandomEntries.changed(entry, using: &random) }
            entries.append(entry)
        }
        return entries
    }
}

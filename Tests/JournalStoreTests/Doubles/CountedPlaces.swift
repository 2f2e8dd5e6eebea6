import Domain
import Synchronization
import TestSupport

/// The places of `PlacesDouble`, which count how often one is looked up.
final class CountedPlaces: FindsPlaces {
    let version: String
    var lookUps: Int { count.withLock(\.self) }
    private let count = Mutex(0)
    private let known = PlacesDouble()

    init(version: String = "1") { self.version = version }

    func place(of name: String, hints: PlaceHints) -> FoundPlace? {
        count.withLock { $0 += 1 }
        return known.place(of: name, hints: hints)
    }

    func airport(code: String) -> Airport? { known.airport(code: code) }

    func towns(beginning letters: String, most: Int) -> [Town] {
        known.towns(beginning: letters, most: most)
    }

    func areOfStation(_ words: String) -> Bool { known.areOfStation(words) }

    func country(of zone: String) -> String? { known.country(of: zone) }

    var defects: [PlaceDefect] { [] }
}

internal import Domain
internal import Synchronization

/// The zones that forms and commands fill in where none is set: the machine's, and the one that a person
/// prefers for trips.
enum FilledInZones {
    private static let preferred = Mutex<Zone?>(nil)

    static func follow(_ preferences: Preferences) {
        preferred.withLock { $0 = preferences.homeZone }
    }

    static var names: Set<String> {
        let zones: [Zone?] = [.local(), preferred.withLock(\.self)]
        return Set(zones.compactMap { $0?.name })
    }
}

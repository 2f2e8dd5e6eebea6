internal import Domain
internal import Synchronization

/// The zones that forms and commands fill in by default: the computer's, and the preferred zone of
/// trips.
enum FilledInZones {
    private static let preferred = Mutex<Zone?>(nil)

    static func apply(_ preferences: Preferences) {
        preferred.withLock { $0 = preferences.homeZone }
    }

    static var names: Set<String> {
        let zones: [Zone?] = [.local(), preferred.withLock(\.self)]
        return Set(zones.compactMap { $0?.name })
    }
}

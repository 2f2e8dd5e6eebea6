public import Domain
internal import Foundation
internal import Synchronization

extension LocalWords {
    /// What people differ in who speak the same language.
    struct Habits: Hashable, Sendable {
        let locale: Locale
        var currency = ""
    }

    /// Lets the program write times, begin weeks and understand amounts as somebody prefers, in whatever it
    /// says and reads from now on.
    public static func follow(_ preferences: Preferences) {
        let habits = Habits(
            locale: .preferred().with(preferences.clock, preferences.weekStart),
            currency: preferences.currency)
        ofPerson.withLock { $0 = habits }
    }

    /// Those of the program.
    static let ofPerson = Mutex(Habits(locale: .preferred()))
}

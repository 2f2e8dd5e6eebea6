public import Domain
internal import Foundation
internal import Synchronization

extension LocalWords {
    /// What people differ in who speak the same language.
    struct Habits: Hashable, Sendable {
        let locale: Locale
        var currency = ""
        /// `nil` if no place is home.
        var homeZone: TimeZone?
    }

    /// Lets the program write times and their zones, begin weeks and understand amounts as a person prefers, in
    /// all that it says and reads from now on.
    public static func follow(_ preferences: Preferences) {
        let habits = Habits(
            locale: .preferred().with(preferences.clock, preferences.weekStart),
            currency: preferences.currency,
            homeZone: preferences.homeZone?.timeZone ?? .current)
        ofPerson.withLock { $0 = habits }
    }

    /// Those of the program.
    static let ofPerson = Mutex(Habits(locale: .preferred(), homeZone: .current))
}

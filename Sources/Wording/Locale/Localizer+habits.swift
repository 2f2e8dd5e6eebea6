public import Domain
internal import Foundation
internal import Synchronization

extension Localizer {
    /// The habits in which people who speak the same language differ.
    struct RegionalFormats: Hashable, Sendable {
        let locale: Locale
        var currency = ""
        /// The zone that goes without saying, or `nil` if there is none.
        var homeZone: TimeZone?
    }

    /// Makes all words of the program follow preferences from now on: clock, first day of the week,
    /// currency and home zone.
    public static func apply(_ preferences: Preferences) {
        let habits = RegionalFormats(
            locale: .preferred().with(preferences.clock, preferences.weekStart),
            currency: preferences.currency,
            homeZone: preferences.homeZone?.timeZone ?? .current)
        ofPerson.withLock { $0 = habits }
    }

    /// The habits that all words without their own follow.
    static let ofPerson = Mutex(RegionalFormats(locale: .preferred(), homeZone: .current))
}

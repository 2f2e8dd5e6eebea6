internal import Domain
internal import Foundation
internal import Presentation

extension LocalWords {
    /// Such as "14:02", by the clock of the time's own zone.
    func time(_ time: DateTime) -> String {
        self.time(hour: time.hour, minute: time.minute)
    }

    /// Such as "CET", and "GMT+5:45" for a zone that people of the locale have no short name for;
    /// nil for a floating time.
    func zone(of time: DateTime) -> String? {
        guard let timeZone = time.zone.timeZone, let instant = time.instant else { return nil }
        if time.zone == .utc { return "UTC" }
        let style = Date.FormatStyle(
            locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
        return style.timeZone(.specificName(.short)).format(instant)
    }

    /// Such as "+1 day" or "−2 days"; empty for none.
    func dayShift(_ days: Int) -> String {
        guard days != 0 else { return "" }
        return "\(days < 0 ? "−" : "+")\(number(abs(days))) \(abs(days) == 1 ? "day" : "days")"
    }

    /// Such as "+12 min" or "−3 min"; empty for none.
    func shift(minutes: Int) -> String {
        minutes == 0 ? "" : (minutes < 0 ? "−" : "+") + duration(minutes: abs(minutes))
    }

    /// Such as ", 3 min early"; empty for late.
    func earliness(minutes: Int) -> String {
        minutes < 0 ? ", \(duration(minutes: -minutes)) early" : ""
    }

    /// Such as "1 hr, 8 min".
    func duration(minutes: Int) -> String {
        duration(.seconds(minutes * 60))
    }

    /// Such as "€49.90".
    func fare(_ fare: Fare) -> String {
        let hasCode = fare.currency.count == 3
        guard hasCode else {
            var whole = Decimal()
            var exact = fare.amount
            NSDecimalRound(&whole, &exact, 0, .plain)
            let cents = whole == exact ? 0...0 : 2...6
            let amount = fare.amount.formatted(
                .number.precision(.fractionLength(cents)).locale(locale))
            return fare.currency.isEmpty ? amount : "\(amount) \(fare.currency)"
        }
        return fare.amount.formatted(.currency(code: fare.currency).locale(locale))
    }
}

extension Duration {
    /// Whole minutes; what people call on time is never further off than seconds.
    var wholeMinutes: Int { Int(components.seconds / 60) }
}

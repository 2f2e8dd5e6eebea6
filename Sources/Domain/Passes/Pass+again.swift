extension Pass {
    /// The season ticket for the next period of the same length, or `nil` if that is after the year
    /// 9999. Without an end, it begins on the same day again.
    package var again: Pass? {
        var pass = self
        (pass.ticketNumber, pass.notes, pass.imports) = ("", "", [])
        guard let from = validFrom, let until = validUntil else { return pass }
        guard let next = until.advanced(byDays: 1) else { return nil }
        pass.validFrom = next
        pass.validUntil =
            from.day == 1 && until.advanced(byDays: 1)?.day == 1
            ? next.advanced(byMonths: from.months(until: next))?.advanced(byDays: -1)
            : next.advanced(byDays: from.days(until: until))
        return pass.validUntil == nil ? nil : pass
    }
}

extension CalendarDay {
    fileprivate func months(until other: CalendarDay) -> Int {
        (other.year - year) * 12 + other.month - month
    }
}

internal import Foundation

nonisolated extension LocalWords {
    /// Such as "31 November 2026 is not a date.", or "November 31, 2026 is not a date." where the
    /// locale's dates begin with the month.
    public func notADate(_ day: TypedDay) -> String {
        if let unread = day.unread { return "“\(unread)” is not a date." }
        let month = (1...12).contains(day.month) ? monthName(day.month) : "\(day.month)"
        let isMonthFirst = shortDay(year: 2000, month: 11, day: 22).first?.isNumber == false
        return isMonthFirst
            ? "\(month) \(day.day), \(day.year) is not a date."
            : "\(day.day) \(month) \(day.year) is not a date."
    }

    /// Such as "“25:10” is not a time of day."
    public func notATime(_ typed: String) -> String {
        typed.trimmingSpaces.isEmpty
            ? "A time of day is missing, such as \(time(hour: 14, minute: 2))."
            : "“\(typed.trimmingSpaces)” is not a time of day."
    }

    /// The time of day that is meant by "14:02", "2:02 PM", "1402" or "2.02 pm", and by whatever
    /// this locale writes itself; nil where it is none.
    public func clock(typed text: String) -> (hour: Int, minute: Int)? {
        TypedClock(text).flatMap { typed in
            let meant = typed.candidates.first { candidate in
                TypedClock.bare(time(hour: candidate.hour, minute: candidate.minute)) == typed.bare
            }
            return meant ?? typed.reading
        }
    }
}

/// How long something went on day by day, and how long it did not happen.
public struct Streaks: Hashable, Sendable {
    /// Days one after the other that each have an entry; of equally long ones the latest.
    public private(set) var longest: Stretch?
    /// Two days that have an entry with none between them; of equally long ones the latest.
    public private(set) var longestGap: Stretch?

    /// Some days.
    public struct Stretch: Hashable, Sendable {
        /// The first and the last day.
        public let days: ClosedRange<CalendarDay>
        /// How many days it lasted: of a gap those without an entry.
        public let length: Int
        /// Finds the entries of these days: of a gap those before and after it.
        public let terms: SearchTerms
    }

    init(of days: [CalendarDay], _ base: SearchTerms) {
        guard var start = days.first else { return }
        var last = start
        for day in days {
            let gap = last.days(until: day) - 1
            if gap > 0 {
                start = day
                if gap >= longestGap?.length ?? 0 {
                    longestGap = Stretch(
                        days: last...day, length: gap, terms: base + .days(last...day))
                }
            }
            last = day
            let length = start.days(until: day) + 1
            if length >= longest?.length ?? 0 {
                longest = Stretch(
                    days: start...day, length: length, terms: base + .days(start...day))
            }
        }
    }
}

/// The longest run of days with entries, and the longest gap.
public struct Streaks: Hashable, Sendable {
    /// The longest run of consecutive days with entries, or the latest of equally long ones.
    public private(set) var longest: Stretch?
    /// The longest gap, with the days of the entries around it, or the latest of equally long ones.
    public private(set) var longestGap: Stretch?

    public struct Stretch: Hashable, Sendable {
        public let days: ClosedRange<CalendarDay>
        /// The number of days. For a gap, it is the number of days without an entry.
        public let length: Int
        /// The search terms that find the entries of these days. For a gap, these are the ones
        /// around it.
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

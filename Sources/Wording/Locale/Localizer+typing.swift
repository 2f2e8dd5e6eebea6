public import Domain
import Presentation

extension Localizer {
    /// Tells why a typed day is no date, such as "31 November 2026 is not a date.", with day and
    /// month in the locale's order, or "“soon” is not a date.".
    public func notADate(_ text: String) -> String {
        guard let day = DayNumbers(isoText: text.utf8) else {
            return text.isEmpty
                ? say(
                    "Enter a date, such as {day}.",
                    ["day": shortDayOfYear(year: 2026, month: 11, day: 20)])
                : say("“{text}” is not a date.", ["text": text.quoted])
        }
        let month = (1...12).contains(day.month) ? monthName(day.month) : "\(day.month)"
        let values: KeyValuePairs = [
            "day": "\(day.day)", "month": month, "year": "\(day.year)",
        ]
        return writesMonthFirst
            ? say("{month} {day}, {year} is not a date.", values)
            : say("{day} {month} {year} is not a date.", values)
    }

    /// The complaint about a field whose text is not a time of day.
    package var timeExpected: String {
        say("Enter a time, such as {time}.", ["time": time(hour: 14, minute: 2)])
    }

    /// Returns the time of day that a text means, such as "14:02", "2:02 PM", "1402" or "2.02 pm",
    /// or a time as this locale writes it; `nil` if it means none.
    ///
    /// - Parameter minuteNearby: the minute of the day that the time is likely to be near. It
    ///   decides which half of the day is meant if the locale's clock has twelve hours and the text
    ///   does not say.
    package func clock(
        typed text: String, near minuteNearby: Int? = nil
    ) -> (hour: Int, minute: Int)? {
        TypedClock(text).flatMap { typed in
            if let minuteNearby, typed.isOfEitherHalf, hasTwelveHours {
                return typed.candidates.min {
                    Self.minutes(from: $0, to: minuteNearby)
                        < Self.minutes(from: $1, to: minuteNearby)
                }
            }
            let meant = typed.candidates.first { candidate in
                TypedClock.bare(time(hour: candidate.hour, minute: candidate.minute)) == typed.bare
            }
            return meant ?? typed.reading
        }
    }

    /// Whether the clock counts its hours from noon again.
    var hasTwelveHours: Bool {
        !time(hour: 13, minute: 0).contains { $0.wholeNumberValue == 3 }
    }

    /// The shortest time between two times of day on the clock's face, in minutes.
    private static func minutes(from time: (hour: Int, minute: Int), to other: Int) -> Int {
        let apart = abs(time.hour * 60 + time.minute - other)
        return min(apart, 24 * 60 - apart)
    }
}

/// Reads and writes days, for a field in which one is typed. A day is a text in ISO 8601, even if
/// the calendar does not have it.
public struct DayFormat: Hashable, Sendable {
    private let words: Localizer
    /// The reader, or `nil` if today is not in the calendar.
    private let reader: DayReader?

    /// - Parameters:
    ///   - words: the words, whose names of days are understood.
    ///   - today: the day from which "tomorrow" is counted.
    ///   - tendency: the preference between the days that a weekday's name can mean.
    public init(_ words: Localizer, today: CalendarDay, tendency: DayReader.Tendency) {
        self.words = words
        reader = DayReader(words: words.dayWords, today: today, tendency: tendency)
    }

    /// Makes a format for days around today.
    public init(_ words: Localizer, today: String) {
        self.words = words
        reader = CalendarDay(isoText: today.utf8).map {
            DayReader(words: words.dayWords, today: $0, tendency: .thisYear)
        }
    }

    /// The day from which "tomorrow" is counted in ISO 8601, or `nil` if the calendar has no such
    /// day.
    public var today: String? { reader?.today.isoText }

    /// Returns the day that a text means, or the text without spaces around it if it means none.
    ///
    /// - Parameter shown: the day that the field showed before the text was typed.
    public func read(_ text: String, near shown: String) -> String {
        let near = DayNumbers(isoText: shown.utf8).flatMap {
            $0.calendarDay ?? CalendarDay(year: $0.year, month: $0.month, day: 1)
        }
        return reader?.numbers(text, near: near)?.isoText ?? text.trimmingSpaces
    }

    /// Returns a text that is read as the day again, such as "20 Nov 2026", or the text itself if
    /// the calendar has no such day.
    public func text(_ day: String) -> String {
        guard let date = CalendarDay(isoText: day.utf8) else { return day }
        return [
            words.shortDayOfYear(date), words.day(date),
        ].first { read($0, near: "2000-01-01") == day } ?? day
    }
}

/// Reads and writes times of day, for a field in which one is typed.
public struct ClockFormat: Hashable, Sendable {
    private let words: Localizer
    /// The minute of the day that a typed time is likely to be near, or `nil` if that is not known
    /// or the clock has 24 hours.
    private let minuteNearby: Int?

    /// Makes a format that reads and writes times as the words do.
    ///
    /// - Parameter time: a time that the typed one is likely to be near. On a clock of twelve hours
    ///   it decides which half of the day is meant.
    public init(_ words: Localizer, near time: (hour: Int, minute: Int)? = nil) {
        self.words = words
        minuteNearby = words.hasTwelveHours ? time.map { $0.hour * 60 + $0.minute } : nil
    }

    /// The time in words, such as "14:02" or "2:02 PM".
    public func text(hour: Int, minute: Int) -> String { words.time(hour: hour, minute: minute) }

    /// Returns the time of day that a text means, or `nil` if it means none.
    public func read(_ text: String) -> (hour: Int, minute: Int)? {
        words.clock(typed: text, near: minuteNearby)
    }
}

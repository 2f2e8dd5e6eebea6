internal import Domain
import Foundation
public import Presentation

extension Localizer {
    /// Tells why a typed day is no date, such as "31 November 2026 is not a date.", with day and
    /// month in the locale's order, or "“soon” is not a date.".
    public func notADate(_ day: TypedDay) -> String {
        if let text = day.unread?.text {
            let day = shortDayOfYear(year: 2026, month: 11, day: 20)
            return text.isEmpty
                ? say("Enter a date, such as {day}.", ["day": day])
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

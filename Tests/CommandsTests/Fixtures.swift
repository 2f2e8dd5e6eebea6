import Domain
import Foundation
import Wording

@MainActor let english = Localizer(locale: Locale(identifier: "en_GB"))

func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay {
    guard let day = CalendarDay(year: year, month: month, day: day) else {
        preconditionFailure("no such day")
    }
    return day
}

func time(_ day: CalendarDay, _ hour: Int, _ minute: Int, _ zone: Zone = .utc) -> DateTime {
    guard let time = DateTime(day, hour: hour, minute: minute, zone: zone) else {
        preconditionFailure("no such time")
    }
    return time
}

let encounter = Film(
    title: "Brief Encounter", year: 1945, watched: day(2026, 11, 19),
    feedbackGiven: [GivenFeedback(.reallyGood, at: nil)])

let lateTrip = Trip(
    from: "Köln Hbf", to: "Wien Westbf", departure: time(day(2026, 11, 20), 14, 2),
    arrival: time(day(2026, 11, 20), 23, 33), actualArrival: time(day(2026, 11, 21), 0, 41))

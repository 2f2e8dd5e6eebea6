/// What the calendar fields of forms need to know of the day and of the language.
struct FormCalendar {
    let today: () -> (year: Int, month: Int, day: Int)
    let months: () -> [String]
}

/// The day and the language for the calendars of forms.
struct FormCalendar {
    let today: () -> (year: Int, month: Int, day: Int)
    let months: () -> [String]
}

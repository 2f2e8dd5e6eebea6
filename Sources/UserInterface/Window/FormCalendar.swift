/// The day and the language for the calendar fields of forms.
struct FormCalendar {
    let today: () -> (year: Int, month: Int, day: Int)
    let months: () -> [String]
}

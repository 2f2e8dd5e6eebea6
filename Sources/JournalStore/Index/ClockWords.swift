/// Times of the day as they are typed by a clock of twelve hours, put as the index holds them.
enum ClockWords {
    /// The text with "2:02 PM" as "14:02", and everything else as it is.
    static func inFullHours(_ text: String) -> String {
        text.contains(":") ? inFullHours(ofTimesIn: text) : text
    }

    /// On its own, as regular expressions are made ready where a function begins that has one, and a search
    /// for nothing, with which the window begins, is to do without.
    @inline(never)
    private static func inFullHours(ofTimesIn text: String) -> String {
        text.replacing(time) { match in
            guard let hour = Int(match.hour), (1...12).contains(hour) else {
                return String(match.0)
            }
            let isAfternoon = match.half.first == "p" || match.half.first == "P"
            let full = hour % 12 + (isAfternoon ? 12 : 0)
            return "\(full < 10 ? "0" : "")\(full):\(match.minute)"
        }
    }

    private static var time: Regex<(Substring, hour: Substring, minute: Substring, half: Substring)>
    {
        /(?<hour>\b[0-9]{1,2}):(?<minute>[0-9]{2})\s?(?<half>[AaPp])\.?[Mm]\b\.?/
    }
}

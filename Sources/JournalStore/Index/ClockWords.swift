/// The conversion of typed 12-hour times to the 24-hour times of the index.
enum ClockWords {
    /// Returns the text with "14:02" for "2:02 PM", and otherwise unchanged.
    static func inFullHours(_ text: String) -> String {
        text.contains(":") ? inFullHours(ofTimesIn: text) : text
    }

    /// Separate from the function above, since a function compiles its regular expressions when it
    /// begins, and the empty search with which the window begins must not wait for that.
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

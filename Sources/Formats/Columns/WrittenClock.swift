import Domain
import Foundation

/// The text of a time: a clock, a date before it, or both.
struct WrittenClock {
    /// The text before the clock; empty where there is none.
    let date: String
    let hour: Int
    let minute: Int
    let second: Int

    /// Reads `14:02`, `2:02 pm`, `14.02 Uhr`, `14h02` and the same behind a date. Nil where the text
    /// has no clock.
    init?(_ text: String) {
        var words = text.onOneLine.lowercased().split { $0 == " " || $0 == "," || $0.isWhitespace }
            .map(String.init)
        if words.count == 1, let place = words[0].firstIndex(of: "t"), place > words[0].startIndex,
            words[0].first?.isNumber == true
        {
            words = [String(words[0][..<place]), String(words[0][words[0].index(after: place)...])]
        }
        while let last = words.last, ["uhr", "h", "hrs", "uur", "u"].contains(last) {
            words.removeLast()
        }
        var half: Int?
        if let last = words.last?.filter({ $0 != "." }), last == "am" || last == "pm" {
            half = last == "am" ? 0 : 12
            words.removeLast()
        }
        guard var clock = words.popLast() else { return nil }
        for (end, hours) in [("am", 0), ("pm", 12)] where half == nil && clock.hasSuffix(end) {
            half = hours
            clock.removeLast(2)
        }
        let parts = clock.split(omittingEmptySubsequences: false) { ":h.".contains($0) }
        // A date has the same form as a clock with points, and is longer.
        guard (2...3).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.count) }),
            !(clock.contains(".") && parts.count == 3), parts[1].count == 2,
            let hour = Int(parts[0]), let minute = Int(parts[1]),
            let second = parts.count == 3 ? Int(parts[2]) : 0
        else { return nil }
        if let half {
            guard (1...12).contains(hour) else { return nil }
            self.hour = hour % 12 + half
        } else {
            self.hour = hour
        }
        guard (0...23).contains(self.hour), (0...59).contains(minute), (0...59).contains(second)
        else {
            return nil
        }
        self.minute = minute
        self.second = second
        date = words.joined(separator: " ")
    }
}

import Domain
import Testing

@Suite("A delay as it is typed")
struct TypedDelayTests {
    @Test(
        "A sign, a unit or nothing: it is minutes",
        arguments: [
            ("7", 7), ("+7", 7), ("-3", -3), ("−3", -3), ("+ 12", 12), ("7 min", 7), ("7'", 7),
            ("+1:08", 68), ("+1h08", 68), ("+2h", 120), ("-0:05", -5), ("0", 0), ("+٧", 7),
            ("+1440", 1_440),
        ])
    func read(_ typed: String, _ minutes: Int) { #expect(TypedDelay(typed)?.minutes == minutes) }

    @Test(
        "Other text is not a delay",
        arguments: ["", "+", "-", "x", "1:08", "14h02", "+1:60", "+1:0:8", "+12345", "7 s", "+½"])
    func none(_ typed: String) { #expect(TypedDelay(typed) == nil) }

    @Test("Up to two figures are a delay where a time of day could be typed, more are the time")
    func orTimeOfDay() {
        for (typed, minutes) in [("7", 7), ("12", 12), ("+140", 140), ("140 min", 140)] {
            #expect(TypedDelay.minutes(orTimeOfDay: typed) == minutes, "\(typed)")
        }
        for typed in ["140", "1409", "14:09", ""] {
            #expect(TypedDelay.minutes(orTimeOfDay: typed) == nil, "\(typed)")
        }
    }
}

import Domain

/// A journey as an event's text describes it, before it is compared with the event's times.
struct RecognisedJourney {
    /// The author whose form the event has, such as `Deutsche Bahn`.
    let author: String
    let from: String
    let to: String
    var mode: TravelMode = .other
    var `operator` = ""
    var service = ""
    var seat = ""
    /// The legs, one for each vehicle, if the description lists them.
    var legs: [Leg] = []
    /// The day in the description, or `nil` if there is none.
    var day: CalendarDay?
    var remarks: [RowRemark] = []
    /// Whether the text says that the journey is cancelled.
    var isCancelled = false

    struct Leg {
        var from: String
        var to: String
        var departure: Clock
        var arrival: Clock
        var mode: TravelMode = .train
        var `operator` = ""
        var service = ""
        var seat = ""
        /// The lines of the description about the leg, which become the notes of its trip.
        var words = ""
    }

    /// A time of day without a day.
    struct Clock: Equatable, CustomStringConvertible {
        let hour: Int
        let minute: Int

        /// Reads a time such as `09:05` or `9:05`, or makes `nil` for any other text.
        init?(_ text: some StringProtocol) {
            var left = text.utf8.count
            guard left == 4 || left == 5 else { return nil }
            var number = 0
            for byte in text.utf8 {
                if left == 3 {
                    guard byte == UInt8(ascii: ":") else { return nil }
                } else {
                    guard (0x30...0x39).contains(byte) else { return nil }
                    number = number * 10 + Int(byte - 0x30)
                }
                left -= 1
            }
            guard number / 100 < 24, number % 100 < 60 else { return nil }
            hour = number / 100
            minute = number % 100
        }

        init(_ time: DateTime) {
            hour = time.hour
            minute = time.minute
        }

        var minutes: Int { hour * 60 + minute }
        var description: String {
            "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
        }
    }
}

internal import Domain
public import Presentation
public import Wording

/// Shows the outcomes to choose from.
public protocol DisplaysOutcomeSelection: Viewable {
    func showOutcomeSelection(_ selection: OutcomeSelectionViewModel)
    /// Shows the meaning of the time in the time picker.
    func showOutcomeTime(_ meaning: OutcomeTimePreview)
}

/// The events of the page on which an outcome of a trip is chosen.
public struct OutcomePageEvents: PageEvents {
    public let selection: PageEvent<OutcomeChoice>
    /// Posts the time in the time picker after each change, before it is recorded.
    public let time: PageEvent<OutcomeTime>

    public init(_ gate: PageGate) { (selection, time) = (PageEvent(gate), PageEvent(gate)) }
}

public struct OutcomeSelectionViewModel: Hashable, Sendable {
    /// The trip that the outcomes are of.
    public let trip: TripViewModel
    /// The question, such as "When did you leave Köln Hbf?".
    public let title: String
    public let choices: [OutcomeChoice]
    /// The choices that are recorded, besides a time that is not among them.
    public var chosen: [OutcomeChoice] = []
    public let time: TimePickerViewModel
}

/// A picker for a time that is not among the choices.
public struct TimePickerViewModel: Hashable, Sendable {
    /// The label, such as "Other Time…".
    public let label: String
    /// The initial time.
    public let start: OutcomeTime
    public let days: [Day]
    /// The format in which times are shown and typed.
    public let clock: ClockFormat
    /// The hint that a time can be typed at once, and how.
    public var hint = ""
    /// Whether its time is the recorded one.
    public var isChosen = false
    /// Whether the timetable has a time that a delay is relative to.
    var isPlanned = true

    /// A day that can be chosen.
    public struct Day: Hashable, Sendable {
        public let daysLater: Int
        /// The label of the day, such as "21 Nov (+1 day)".
        public let label: String
    }

    /// Returns the typed delay in minutes, or `nil` if the text is a time of day or neither.
    public func delay(_ typed: String) -> Int? {
        isPlanned ? TypedDelay.minutes(orTimeOfDay: typed) : nil
    }
}

/// A time of the picker: a clock time on a day relative to the timetable's day, or to the day of
/// departure if the timetable does not have this end.
public struct OutcomeTime: Hashable, Sendable {
    public var hour: Int
    public var minute: Int
    public var daysLater: Int
    /// Whether the user chose the day. Otherwise it is the day on which the time is nearest to the
    /// timetable.
    public var isDayChosen: Bool
    /// The typed delay in minutes, negative for early, or `nil` if a time of day is typed.
    var delay: Int?
    /// The typed text, if it is neither a time nor a delay. `hour` and `minute` keep their last
    /// values then.
    var unread: String?

    public init(
        hour: Int, minute: Int, daysLater: Int = 0, isDayChosen: Bool = false, delay: Int? = nil,
        unread: String? = nil
    ) {
        self.delay = delay
        self.hour = hour
        self.minute = minute
        self.daysLater = daysLater
        self.isDayChosen = isDayChosen
        self.unread = unread
    }
}

/// The meaning of the time in the picker.
public struct OutcomeTimePreview: Hashable, Sendable {
    /// The id of the trip.
    public let id: String
    /// The day, in days after the day of the timetable.
    public let daysLater: Int
    /// The meaning, such as "00:41 on 21 November 2026 (1 h 8 min late)", or the reason why the
    /// time is impossible.
    public let words: String
    public let isPossible: Bool
    /// Whether the time can be recorded, possibly after a question if it is not possible.
    public let canRecord: Bool

    init(
        id: String, daysLater: Int, words: String, isPossible: Bool = true,
        canRecord: Bool? = nil
    ) {
        self.id = id
        self.daysLater = daysLater
        self.words = words
        self.isPossible = isPossible
        self.canRecord = canRecord ?? isPossible
    }
}

/// An outcome to choose: its label for the view and its meaning for this feature.
public struct OutcomeChoice: Hashable, Sendable {
    /// The label, such as "5 Minutes Late".
    public let label: String
    let meaning: Meaning

    enum Meaning: Hashable, Sendable {
        case onTime
        case late(minutes: Int)
        case at(OutcomeTime)
        case cancelled
        case missedConnection
        case notRecorded
        case undisrupted
    }

    /// Returns the choice of the time in the picker.
    public static func at(_ time: OutcomeTime) -> OutcomeChoice {
        OutcomeChoice(label: "", meaning: .at(time))
    }
}

extension OutcomeChoice {
    /// The subject of a choice. Choices of different kinds are shown in separate groups.
    public enum Kind: Hashable, Sendable {
        /// A time of departure or arrival.
        case time
        /// A disruption of the trip.
        case disruption
        /// The removal of what was recorded.
        case clearing
    }

    public var kind: Kind {
        switch meaning {
        case .onTime, .late, .at: .time
        case .cancelled, .missedConnection: .disruption
        case .notRecorded, .undisrupted: .clearing
        }
    }
}

internal import Domain
public import Presentation
public import Signals
public import Wording

/// Shows the outcomes to choose from.
public protocol DisplaysOutcomeSelection: Viewable {
    func showOutcomeSelection(_ selection: OutcomeSelectionViewModel)
    /// Says what the other time that was set means.
    func showOutcomeTime(_ meaning: OutcomeTimePreview)
}

/// The page on which an outcome is chosen.
public protocol OutcomeSelectionPage: NavigationPage {
    var signalSelection: Signal<OutcomeChoice> { get }
    /// Each other time that is set, before it is recorded.
    var signalTime: Signal<OutcomeTime> { get }
}

public struct OutcomeSelectionViewModel: Hashable, Sendable {
    /// Whose pages show it.
    public let id: String
    /// Such as "What happened at the departure from Köln Hbf?".
    public let title: String
    public let choices: [OutcomeChoice]
    public let time: TimePickerViewModel

    package init(id: String, title: String, choices: [OutcomeChoice], time: TimePickerViewModel) {
        self.id = id
        self.title = title
        self.choices = choices
        self.time = time
    }
}

/// A time of one's own, to be set.
public struct TimePickerViewModel: Hashable, Sendable {
    /// Such as "another time…".
    public let label: String
    /// The time that is shown at first.
    public let start: OutcomeTime
    public let days: [Day]
    /// How its time is written and read.
    public let clock: ClockFormat
    /// Says that it can be typed at once, and how.
    public let hint: String
    /// Whether there is a time in the timetable, after which a delay counts.
    private let isPlanned: Bool

    /// One of the days on offer.
    public struct Day: Hashable, Sendable {
        public let daysLater: Int
        /// Such as "21 Nov (+1 day)".
        public let label: String

        init(daysLater: Int, label: String) {
            self.daysLater = daysLater
            self.label = label
        }
    }

    init(
        label: String, start: OutcomeTime, days: [Day], clock: ClockFormat, hint: String = "",
        isPlanned: Bool = true
    ) {
        self.label = label
        self.start = start
        self.days = days
        self.clock = clock
        self.hint = hint
        self.isPlanned = isPlanned
    }

    /// The delay that is meant by what is typed, in minutes; nil where that is a time of day, or
    /// neither.
    public func delay(_ typed: String) -> Int? {
        isPlanned ? TypedDelay.minutes(orTimeOfDay: typed) : nil
    }
}

/// A reading of the clock at the end in question, so many days after the day by the timetable, or
/// after that of the departure where it names none.
public struct OutcomeTime: Hashable, Sendable {
    public var hour: Int
    public var minute: Int
    public var daysLater: Int
    /// Whether somebody chose that day. Until then the day is meant on which the time is nearest to
    /// the timetable.
    public var isDayChosen: Bool
    /// The delay in minutes where one is typed in place of a time of day; negative for early.
    var delay: Int?
    /// The text that is typed where it is neither; hour and minute are the last ones then.
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

/// The meaning of another time, as it is set.
public struct OutcomeTimePreview: Hashable, Sendable {
    /// Whose pages show it.
    public let id: String
    /// The day that is meant, as days after the one by the timetable.
    public let daysLater: Int
    /// Such as "00:41 on 21 November 2026, 1 hr, 8 min late", or why it cannot be.
    public let words: String
    public let isPossible: Bool
    /// Whether it can be recorded: what is not possible may be asked about.
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

/// One outcome: a button's label for the view, its meaning for this feature.
public struct OutcomeChoice: Hashable, Sendable {
    /// Such as "5 minutes late".
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

    init(label: String, meaning: Meaning) {
        self.label = label
        self.meaning = meaning
    }

    /// The choice that names another time.
    public static func at(_ time: OutcomeTime) -> OutcomeChoice {
        OutcomeChoice(label: "", meaning: .at(time))
    }
}

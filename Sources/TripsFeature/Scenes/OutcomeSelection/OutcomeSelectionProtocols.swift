internal import Domain
public import Presentation
public import Signals

/// Shows the outcomes to choose from.
public protocol DisplaysOutcomeSelection: Viewable {
    func showOutcomeSelection(_ selection: OutcomeSelectionViewModel)
}

/// The page on which an outcome is chosen.
public protocol OutcomeSelectionPage: NavigationPage {
    var signalSelection: Signal<OutcomeChoice> { get }
}

public struct OutcomeSelectionViewModel: Hashable, Sendable {
    /// Whose pages show it.
    public let id: String
    /// Such as "What happened at the departure from Köln Hbf?".
    public let title: String
    public let choices: [OutcomeChoice]
    /// What "another time…" starts with; nil where the timetable names no time.
    public let time: OutcomeTime?

    public init(id: String, title: String, choices: [OutcomeChoice], time: OutcomeTime?) {
        self.id = id
        self.title = title
        self.choices = choices
        self.time = time
    }
}

/// A reading of the clock at the end in question, so many days after the day by the timetable.
public struct OutcomeTime: Hashable, Sendable {
    public var hour: Int
    public var minute: Int
    public var daysLater: Int

    public init(hour: Int, minute: Int, daysLater: Int = 0) {
        self.hour = hour
        self.minute = minute
        self.daysLater = daysLater
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

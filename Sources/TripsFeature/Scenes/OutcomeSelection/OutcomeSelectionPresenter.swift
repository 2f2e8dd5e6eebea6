internal import Domain
internal import EntryFeature
public import Presentation
internal import Signals
public import Wording

/// Shows the outcomes of one end of a trip on the page on which one is chosen.
final class OutcomeSelectionPresenter: PagePresenter {
    private weak var view: (any DisplaysOutcomeSelection)?
    private let trip: any HoldsEntry<Trip, TripOutcome>
    private let end: () -> TripStop
    private let words: Localizer
    /// The trip and its end for which the page was made.
    private var shown: (trip: Trip, end: TripStop)?

    /// - Parameter end: returns the end in question when a page is made.
    init(
        trip: any HoldsEntry<Trip, TripOutcome>, end: @escaping () -> TripStop, pages: TripPages,
        view: any DisplaysOutcomeSelection, words: Localizer
    ) {
        self.trip = trip
        self.end = end
        self.view = view
        self.words = words
        super.init()
        fillEach(of: pages.signalMakeSelectionPage)
        // A choice leaves the page, which does not change any more.
        subscriptions += pages.signalMakeSelectionPage.events(\.selection).onReception § eachTime
            § { [weak self] _ in self?.page = nil }
        follow(trip)
        subscriptions += pages.signalMakeSelectionPage.events(\.time).onReception § eachTime
            § weakly(self) { $0.tellMeaning }
    }

    override func fill(_ page: any NavigationPage) {
        self.page = page
        guard let content = trip.content else { return }
        show(content, end())
    }

    override func show() {
        guard page != nil, let shown, let content = trip.content else { return }
        show(content, shown.end)
    }

    private func show(_ trip: Trip, _ end: TripStop) {
        shown = (trip, end)
        let card = TripViewModel(
            trip, id: self.trip.id,
            recording: Availability(unless: words.whyReadOnly(self.trip.folder)), words: words)
        view?.showOutcomeSelection(OutcomeSelectionViewModel(card, of: trip, at: end, words: words))
    }

    private func tellMeaning(of time: OutcomeTime) {
        guard let (trip, end) = shown else { return }
        view?.showOutcomeTime(
            OutcomeTimePreview(id: self.trip.id, of: time, for: trip, at: end, words: words))
    }
}

extension OutcomeSelectionViewModel {
    fileprivate init(_ card: TripViewModel, of trip: Trip, at end: TripStop, words: Localizer) {
        let others =
            [
                OutcomeChoice(label: words.choice(.cancelled), meaning: .cancelled),
                OutcomeChoice(label: words.choice(.missedConnection), meaning: .missedConnection),
            ] + OutcomeChoice.clearing(from: trip, at: end, words: words)
        let delays = [5, 10, 15, 30, 60].map {
            OutcomeChoice(label: words.late(byMinutes: $0), meaning: .late(minutes: $0))
        }
        let planned = [OutcomeChoice(label: words.say("On Time"), meaning: .onTime)] + delays
        let choices = (trip.planned(at: end) == nil ? [] : planned) + others
        let chosen = choices.filter { $0.isRecorded(of: trip, at: end) }
        let isOtherTimeChosen = trip.actual(at: end) != nil && !chosen.contains { $0.kind == .time }
        self.init(
            trip: card, title: words.whatHappened(to: trip, at: end), choices: choices,
            chosen: chosen,
            time: TimePickerViewModel(
                for: trip, at: end, isChosen: isOtherTimeChosen, words: words))
    }
}

extension OutcomeChoice {
    /// Whether the trip has this outcome, at an end if it is of one.
    fileprivate func isRecorded(of trip: Trip, at end: TripStop) -> Bool {
        let delay = trip.planned(at: end).flatMap { planned in
            trip.actual(at: end).flatMap { planned.duration(until: $0) }
        }
        return switch meaning {
        case .onTime: delay.map { abs($0.components.seconds) < 60 } ?? false
        case .late(let minutes): delay == .seconds(minutes * 60)
        case .cancelled: trip.disruption == .cancelled
        case .missedConnection: trip.disruption == .missedConnection
        case .at, .notRecorded, .undisrupted: false
        }
    }

    /// Returns the choices that remove recorded outcomes; none if nothing is recorded.
    fileprivate static func clearing(
        from trip: Trip, at end: TripStop, words: Localizer
    ) -> [OutcomeChoice] {
        var choices: [OutcomeChoice] = []
        if trip.actual(at: end) != nil {
            choices.append(
                OutcomeChoice(label: words.say("Clear Recorded Time"), meaning: .notRecorded))
        }
        switch trip.disruption {
        case .cancelled:
            choices.append(
                OutcomeChoice(label: words.say("Trip Ran After All"), meaning: .undisrupted))
        case .missedConnection:
            choices.append(
                OutcomeChoice(label: words.say("Connection Made"), meaning: .undisrupted))
        case nil: break
        }
        return choices
    }
}

extension TimePickerViewModel {
    init(for trip: Trip, at end: TripStop, isChosen: Bool = false, words: Localizer) {
        let planned = trip.planned(at: end)
        let isPlanned = planned != nil
        let start = OutcomeTime(for: trip, at: end)
        let first = trip.firstDay(at: end)
        let days = Set([-1, 0, 1, 2, start.daysLater]).sorted().compactMap { later in
            first.advanced(byDays: later).map {
                Day(daysLater: later, label: words.day($0, countedFrom: trip.departure.day))
            }
        }
        self.init(
            label: isPlanned ? words.say("Other Time…") : words.say("Enter Arrival Time…"),
            start: start, days: days,
            clock: ClockFormat(
                words,
                near: (planned?.hour ?? start.hour, planned?.minute ?? start.minute)),
            hint: words.typedAtOnce(hasDelay: isPlanned), isChosen: isChosen, isPlanned: isPlanned)
    }
}

extension OutcomeTime {
    /// Creates the initial time of the picker: the recorded one, or else that of the timetable. Its
    /// day counts as chosen if it is not the nearest one.
    init(for trip: Trip, at end: TripStop) {
        let planned = trip.planned(at: end)
        let known = trip.actual(at: end) ?? planned ?? trip.actualDeparture ?? trip.departure
        let time = planned.map(known.onTheClock) ?? known
        let nearest = try? trip.reading(
            at: end, hour: time.hour, minute: time.minute, daysLater: nil)
        self.init(
            hour: time.hour, minute: time.minute,
            daysLater: trip.firstDay(at: end).days(until: time.day),
            isDayChosen: nearest?.day != time.day)
    }

    /// Returns the time that is meant at an end of a trip.
    fileprivate func reading(at end: TripStop, of trip: Trip) throws(TripRecordError) -> DateTime {
        guard let delay else {
            return try trip.reading(
                at: end, hour: hour, minute: minute, daysLater: isDayChosen ? daysLater : nil)
        }
        guard let planned = trip.planned(at: end) else { throw .noTimetable(end) }
        guard let time = planned.advanced(by: .seconds(delay * 60)) else { throw .noSuchTime }
        return time
    }
}

extension OutcomeTimePreview {
    /// Creates the meaning of a time at an end of a trip, or the reason why it is impossible.
    init(id: EntryID, of time: OutcomeTime, for trip: Trip, at end: TripStop, words: Localizer) {
        if time.unread != nil {
            self.init(
                id: id.rawValue, daysLater: time.daysLater, words: words.timeExpected,
                isPossible: false, canRecord: false)
            return
        }
        var daysLater = time.daysLater
        do throws(TripRecordError) {
            let reading = try time.reading(at: end, of: trip)
            daysLater = trip.firstDay(at: end).days(until: reading.day)
            let recorded = try trip.recording(time.outcome(at: end))
            self.init(
                id: id.rawValue, daysLater: daysLater,
                words: words.meaning(of: reading, at: end, in: recorded))
        } catch {
            let doubt = OutcomeConfirmation(about: time.outcome(at: end), of: trip, words: words)
            self.init(
                id: id.rawValue, daysLater: daysLater, words: words.sentence(error),
                isPossible: false, canRecord: doubt != nil)
        }
    }
}

public protocol DisplaysOutcomeSelection: Viewable {
    func showOutcomeSelection(_ selection: OutcomeSelectionViewModel)
    /// Shows the meaning of the time in the time picker.
    func showOutcomeTime(_ meaning: OutcomeTimePreview)
}

public struct OutcomePageEvents: PageEvents {
    public let selection: PageEvent<OutcomeChoice>
    /// Posts the time in the time picker after each change, before it is recorded.
    public let time: PageEvent<OutcomeTime>

    public init(_ gate: PageGate) { (selection, time) = (PageEvent(gate), PageEvent(gate)) }
}

public struct OutcomeSelectionViewModel: Hashable, Sendable {
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
    public let id: String
    /// The day, in days after the day of the timetable.
    public let daysLater: Int
    /// The meaning, such as "00:41 on 21 November 2026 (1 h 8 min late)", or the reason why the
    /// time is impossible.
    public let words: String
    public var isPossible = true
    /// Whether the time can be recorded, possibly after a question if it is not possible.
    public var canRecord = true
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

    /// The subject of a choice. Choices of different kinds are shown in separate groups.
    public enum Kind: Hashable, Sendable {
        case time
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

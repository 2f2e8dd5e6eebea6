public import Claims
public import Domain
public import Foundation
public import Presentation
public import Signals
public import Wording

/// Reminds of trips that are not recorded and of claims that have to be sent, when they are due.
public final class RemindersPresenter: Presenting {
    private weak var view: (any ShowsReminders)?
    private weak var choice: (any StoresReminderChoice)?
    private weak var failures: (any DisplaysFailure)?
    private let journal: any Journal
    private let ledger: JournalLedger
    private let alarm: any SetsAlarm
    private let now: () -> Date
    private let timeZone: TimeZone
    private let words: Localizer
    /// The reminders of trips that are on show. A presenter that replaces this one begins with
    /// them, so that the person is not reminded twice.
    public private(set) var shown: [String: ReminderViewModel]
    private var isLooking = false
    private var looksAgain = false
    private var subscriptions = Subscriptions()

    /// Makes a presenter.
    ///
    /// - Parameters:
    ///   - failures: shows that a trip was not recorded, or `nil` if there is no window to record
    ///     it in.
    ///   - shown: the reminders of trips that a presenter before this one has shown.
    public init(
        view: any ShowsReminders, choice: any StoresReminderChoice,
        failures: (any DisplaysFailure)?,
        journal: any Journal, ledger: JournalLedger, alarm: any SetsAlarm,
        now: @escaping () -> Date, timeZone: TimeZone, words: Localizer,
        shown: [String: ReminderViewModel] = [:]
    ) {
        self.view = view
        self.choice = choice
        self.failures = failures
        self.journal = journal
        self.ledger = ledger
        self.alarm = alarm
        self.now = now
        self.timeZone = timeZone
        self.words = words
        self.shown = shown
    }

    public func start() async {
        subscriptions += journal.changes.onReception § eachTime § inAnyCase
            § weakly(self) { $0.lookSoon }
        if let choice {
            subscriptions += choice.signalReminders.onReception § eachTime
                § weakly(self) { $0.lookSoon }
        }
        await updateReminders()
    }

    /// Records that a trip departs, or arrives, this minute. Returns whether it was recorded: a
    /// reminder may be answered days later, when the time is known already or is too far away.
    public func record(_ end: TripStop, of id: EntryID) async -> Bool {
        if case .trip(let trip)? = await journal.entry(id),
            trip.endToRecord(at: now(), in: timeZone) != end
        {
            return false
        }
        do throws(RecordNowError) {
            _ = try await journal.record(end, of: id, at: now(), in: timeZone)
            return true
        } catch {
            let failure =
                switch error {
                case .impossible(let error):
                    FailureViewModel(title: words.outcomeNotRecorded, reason: words.sentence(error))
                case .journal(let error): words.failure(words.outcomeNotRecorded, because: error)
                }
            failures?.showFailure(failure)
            return false
        }
    }

    private func lookSoon() {
        Task { [weak self] in await self?.updateReminders() }
    }

    /// Shows and withdraws reminders. Changes that come meanwhile are looked at together.
    private func updateReminders() async {
        looksAgain = isLooking
        guard !isLooking else { return }
        isLooking = true
        repeat {
            looksAgain = false
            let next = await remindOfTrips()
            await remindOfDeadlines()
            setAlarm(for: next)
        } while looksAgain
        isLooking = false
    }

    /// Shows and withdraws the reminders of trips. Returns when to look again, or `nil` if no trip
    /// is near.
    private func remindOfTrips() async -> Date? {
        let moment = now()
        var (wanted, next): ([String: ReminderViewModel], Date?) = ([:], nil)
        if choice?.reminders.ofTrips == true {
            for (id, trip) in await journal.trips(around: moment, in: timeZone) {
                next = [next, trip.nextReminder(after: moment, in: timeZone)]
                    .compactMap(\.self).min()
                guard let end = trip.endToRecord(at: moment, in: timeZone),
                    await isTaken(id)
                else { continue }
                let reminder = reminder(of: end, id, trip)
                wanted[reminder.id] = reminder
            }
        }
        for id in shown.keys where wanted[id] == nil { view?.withdrawReminder(id) }
        // A reminder that the person closed does not come back unchanged.
        for (id, reminder) in wanted where shown[id] != reminder { view?.showReminder(reminder) }
        shown = wanted
        return next
    }

    /// Whether a leg is part of its journey. A leg that was missed does not depart.
    private func isTaken(_ id: EntryID) async -> Bool {
        guard let journey = Journey(await journal.journeyLegs(with: id)),
            let place = journey.legs.firstIndex(where: { $0.id == id })
        else { return false }
        return journey.states[place].isPartOfIt
    }

    private func reminder(of end: TripStop, _ id: EntryID, _ trip: Trip) -> ReminderViewModel {
        ReminderViewModel(
            id: "trip-\(id.rawValue)", title: trip.nameInList,
            text: words.reminder(of: end, trip), answer: .show(id.rawValue),
            button: .init(
                label: words.now(isArrival: end == .arrival),
                answer: end == .departure ? .departed(id.rawValue) : .arrived(id.rawValue)))
    }

    private func remindOfDeadlines() async {
        guard let choice, choice.reminders.ofDeadlines,
            let today = CalendarDay(now(), in: timeZone),
            choice.reminders.lookedOn != today.isoText
        else { return }
        let lookedOn = CalendarDay(isoText: Array(choice.reminders.lookedOn.utf8))
        let rows = await ledger.ledger().toSend(from: today, lookedOn: lookedOn)
        choice.reminders.lookedOn = today.isoText
        guard let first = rows.first, let deadline = first.deadline else { return }
        view?.showReminder(
            ReminderViewModel(
                id: "claims", title: words.claimsToSend(rows.count, first.amount, by: deadline),
                text: words.subjects(of: rows),
                answer: rows.count == 1 ? .show(first.id.rawValue) : .showClaims))
    }

    private func setAlarm(for next: Date?) {
        let moment = now()
        guard let today = CalendarDay(moment, in: timeZone),
            let tomorrow = today.advanced(byDays: 1).flatMap({
                DateTime($0, hour: 0, minute: 0, zone: .floating)?.instant(onClockIn: timeZone)
            })
        else { return }
        let time = min(next ?? tomorrow, tomorrow)
        alarm.ring(at: Int(time.timeIntervalSince1970.rounded(.up))) { [weak self] in
            self?.lookSoon()
        }
    }
}

/// A reminder of what a person may want to do now, outside the window.
public struct ReminderViewModel: Hashable, Sendable {
    /// The id, by which a reminder replaces an earlier one.
    public let id: String
    public let title: String
    public let text: String
    /// The effect of a click on the reminder.
    public let answer: ReminderAnswer
    public var button: Button?

    public struct Button: Hashable, Sendable {
        public let label: String
        public let answer: ReminderAnswer
    }
}

public enum ReminderAnswer: Hashable, Sendable {
    /// Shows the entry with that id.
    case show(String)
    case showClaims
    /// Records that the trip with that id departs this minute.
    case departed(String)
    case arrived(String)
}

public protocol ShowsReminders: Viewable {
    func showReminder(_ reminder: ReminderViewModel)
    func withdrawReminder(_ id: String)
}

/// Keeps the person's choice of reminders from one start to the next, and tells when it changes.
public protocol StoresReminderChoice: AnyObject {
    var reminders: ReminderChoice { get set }
    var signalReminders: Signal<Void> { get }
}

/// Calls a closure once, at a time of the wall clock, even if the machine sleeps until then. It may
/// call early if the clock is set.
public protocol SetsAlarm: AnyObject {
    /// Calls `body` at a time, in seconds since 1970, instead of the closure that was set before.
    func ring(at secondsSinceEpoch: Int, _ body: @escaping () -> Void)
}

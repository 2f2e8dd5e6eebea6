import Claims
import Domain
import Foundation
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

/// A desktop that shows reminders, and a window with the person's choice of them.
final class RemindersSpy: ShowsReminders, StoresReminderChoice, DisplaysFailure, SetsAlarm {
    enum Message: Equatable {
        /// A reminder was shown, with its id and its text.
        case shown(String, String)
        case withdrawn(String)
        case failed(String, String)
        /// Due reminders were looked for. The next time is that many minutes after noon.
        case looked(next: Int)
    }

    let messages = Messages<Message>()
    private(set) var latest: ReminderViewModel?
    var reminders = ReminderChoice()
    let chosen = Emitter<Void>()
    var signalReminders: Signal<Void> { chosen.signal }
    private var body: (() -> Void)?

    func showReminder(_ reminder: ReminderViewModel) {
        latest = reminder
        messages.append(.shown(reminder.id, reminder.text))
    }

    func withdrawReminder(_ id: String) { messages.append(.withdrawn(id)) }

    func showFailure(_ failure: FailureViewModel) {
        messages.append(.failed(failure.title, failure.reason))
    }

    func ring(at secondsSinceEpoch: Int, _ body: @escaping () -> Void) {
        self.body = body
        let noon = Int(RemindersStage.noon.timeIntervalSince1970)
        messages.append(.looked(next: (secondsSinceEpoch - noon) / 60))
    }

    /// Lets the requested moment come.
    func ring() {
        let body = body
        self.body = nil
        body?()
    }
}

/// A presenter of reminders with its journal, at noon of 20 November 2026 in Berlin.
final class RemindersStage {
    let spy = RemindersSpy()
    let journal: JournalDouble
    let presenter: RemindersPresenter
    private let clock = Clock()

    private final class Clock {
        var now = RemindersStage.noon
    }

    nonisolated static let noon = Date(timeIntervalSince1970: 1_795_172_400)
    /// The day of the journal.
    nonisolated static let today = CalendarDay(year: 2026, month: 11, day: 20)

    /// - Parameter shown: the reminders that an earlier process has shown.
    init(_ entries: [EntryID: Entry], shown: [String: ReminderViewModel] = [:]) {
        let journal = JournalDouble(entries)
        self.journal = journal
        let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        presenter = RemindersPresenter(
            view: spy, choice: spy, failures: spy, journal: journal,
            ledger: JournalLedger(
                of: journal, by: RightsDouble(), gazetteer: PlacesDouble(),
                today: { [clock] in CalendarDay(clock.now, in: berlin) }),
            alarm: spy, now: { [clock] in clock.now }, timeZone: berlin, words: .inEnglish,
            shown: shown)
    }

    /// Sets the clock to that many minutes after noon.
    func pass(_ minutes: Int) {
        clock.now = Self.noon.addingTimeInterval(Double(minutes) * 60)
    }

    /// Returns the desktop's messages until reminders were looked for more than `count` times.
    func messages(after count: Int = 0) async -> [RemindersSpy.Message] {
        await spy.messages.until(count + 1) { if case .looked = $0 { true } else { false } }
        return spy.messages.all
    }

    /// Returns a train from 12:10 to 13:00.
    nonisolated static func train(_ change: (inout Trip) -> Void = { _ in }) -> Entry {
        let day = CalendarDay(year: 2026, month: 11, day: 20)
        func time(_ hour: Int, _ minute: Int) -> DateTime? {
            day.flatMap { DateTime($0, hour: hour, minute: minute, zone: .named("Europe/Berlin")) }
        }
        guard let departure = time(12, 10) else { preconditionFailure("no such day") }
        var trip = Trip(
            from: "Köln", to: "Bonn", mode: .train, service: "RE 5", departure: departure,
            arrival: time(13, 0))
        change(&trip)
        return .trip(trip)
    }

    /// Returns a claim that has to be sent within a number of days from today.
    nonisolated static func claim(dueIn days: Int, sent: Bool = false) -> Entry {
        .claim(
            Claim(
                subject: "Köln → Bonn", due: today?.advanced(byDays: days),
                amount: Fare(22.48, currency: "EUR"),
                steps: sent ? [ClaimStep(.sent, on: today)] : []))
    }
}

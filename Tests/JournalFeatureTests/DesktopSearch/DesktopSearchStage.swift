import Domain
import JournalFeature
import Presentation
import TestSupport
import Wording

/// A window that the desktop's search leads to.
final class DesktopSearchSpy: OpensWhatIsFound {
    enum Message: Equatable {
        case found(String)
        case searched(String)
    }

    let messages = Messages<Message>()

    func openFound(_ id: String) { messages.append(.found(id)) }

    func openSearch(_ text: String) { messages.append(.searched(text)) }
}

/// The desktop's search in a journal of November 2026.
final class DesktopSearchStage {
    let window = DesktopSearchSpy()
    let journal: JournalDouble
    let presenter: DesktopSearchPresenter
    /// The gate that holds up the opening of the journal; each visitor is the number of the
    /// request.
    let opening = Gate<Int>()
    private let count = Count()

    /// The number of times that the journal was opened.
    var opened: Int { count.asked }

    private final class Count {
        var asked = 0
    }

    init(_ entries: [EntryID: Entry]) {
        let journal = JournalDouble(entries)
        self.journal = journal
        presenter = DesktopSearchPresenter(
            view: window,
            journal: { [count, opening] in
                count.asked += 1
                await opening.pass(count.asked)
                return journal
            }, words: .inEnglish)
    }

    nonisolated static func film(
        _ title: String, on day: Int, feedback: Feedback = .none
    ) -> Entry {
        let given = feedback == .none ? [] : [GivenFeedback(feedback, at: nil)]
        return .film(
            Film(
                title: title, watched: CalendarDay(year: 2026, month: 11, day: day),
                feedbackGiven: given))
    }

    /// Returns a train that is 12 minutes late.
    nonisolated static func trip(
        from: String = "Bonn", to: String, on day: Int, hour: Int = 14, journey: String = ""
    ) -> Entry {
        guard let day = CalendarDay(year: 2026, month: 11, day: day),
            let departure = DateTime(day, hour: hour, minute: 2, zone: .named("Europe/Berlin"))
        else { preconditionFailure("no such day") }
        let arrival = departure.advanced(by: .seconds(3_600))
        var trip = Trip(
            from: from, to: to, mode: .train, departure: departure, arrival: arrival,
            actualArrival: arrival?.advanced(by: .seconds(720)))
        trip.journey = journey
        return .trip(trip)
    }
}

import EntryFeature
import Presentation
import TestSupport
import Wording

@testable import TripsFeature

/// A window that records its messages in one list.
final class TripMainViewSpy: TripsView, NavigationHost {
    enum Message: Equatable {
        case trip(TripViewModel)
        case failure(FailureViewModel)
        case selection(OutcomeSelectionViewModel)
        case time(OutcomeTimePreview)
        case question(QuestionViewModel)
        case mainPage(NavigationTransition, canGoBack: Bool)
        case selectionPage(NavigationTransition, canGoBack: Bool)
        case form(FormViewModel)
        case formFilled(FormDraft)
        case formArrival(TripDraft.Time)
        case formPlaces(FormDraft)
        case formCheck(FormCheck)
        case formFailure(FailureViewModel)
        case unsaved(UnsavedQuestion)
        case conflicts([FieldConflict])
        case offeredNew(FailureViewModel)
        case formFocusedWrongField
        case formCompletions([String])
        case formClosed
        case journey(JourneyViewModel)
        case substitutes(SubstituteSelectionViewModel)
    }

    let messages = Messages<Message>()
    private(set) var mainPages: [TripMainPageDouble] = []
    /// The trip that was shown last.
    private(set) var trip: TripViewModel?
    private(set) var selectionPages: [OutcomeSelectionPageDouble] = []
    private(set) var forms: [FormDouble] = []
    private(set) var journeyPages: [JourneyMainPageDouble] = []
    private(set) var substitutePages: [SubstituteSelectionPageDouble] = []
    /// Answers the last question.
    private(set) var answer: (Int) -> Void = { _ in }

    /// The trips that were shown since the messages were cleared.
    var trips: [TripViewModel] {
        messages.all.compactMap { if case .trip(let trip) = $0 { trip } else { nil } }
    }

    func showTrip(_ trip: TripViewModel) {
        self.trip = trip
        messages.append(.trip(trip))
    }
    func showJourney(_ journey: JourneyViewModel) { messages.append(.journey(journey)) }

    func showSubstituteSelection(_ selection: SubstituteSelectionViewModel) {
        messages.append(.substitutes(selection))
    }

    func makeJourneyMainPage(for id: String) -> any InteractivePage<JourneyPageEvents> {
        let page = JourneyMainPageDouble(JourneyPageEvents.init)
        journeyPages.append(page)
        return page
    }

    func makeSubstituteSelectionPage(for id: String) -> any InteractivePage<SubstitutePageEvents> {
        let page = SubstituteSelectionPageDouble(SubstitutePageEvents.init)
        substitutePages.append(page)
        return page
    }

    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }
    func showOutcomeSelection(_ selection: OutcomeSelectionViewModel) {
        messages.append(.selection(selection))
    }

    func showOutcomeTime(_ meaning: OutcomeTimePreview) { messages.append(.time(meaning)) }

    func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        self.answer = answer
        messages.append(.question(question))
    }

    func makeTripMainPage(for id: String) -> any InteractivePage<TripPageEvents> {
        let page = TripMainPageDouble(id: id, TripPageEvents.init)
        mainPages.append(page)
        return page
    }

    func makeOutcomeSelectionPage(for id: String) -> any InteractivePage<OutcomePageEvents> {
        let page = OutcomeSelectionPageDouble(id: id, OutcomePageEvents.init)
        selectionPages.append(page)
        return page
    }

    func openForm(_ form: FormViewModel) -> any FormView {
        messages.append(.form(form))
        let double = FormDouble(of: form) { [messages] told in
            if let message = Message(told) { messages.append(message) }
        }
        forms.append(double)
        return double
    }

    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        messages.append(
            page is TripMainPageDouble || page is JourneyMainPageDouble
                ? .mainPage(transition, canGoBack: canGoBack)
                : .selectionPage(transition, canGoBack: canGoBack))
        completion()
    }
}

extension TripMainViewSpy.Message {
    fileprivate init?(_ told: FormDouble.Told) {
        switch told {
        case .check(let check): self = .formCheck(check)
        case .filled(let draft): self = .formFilled(draft)
        case .put(let draft):
            guard draft.texts[.currency] == nil else { return nil }
            let arrival = draft.texts.count == 3 ? draft.arrival : nil
            self = arrival.map { .formArrival($0) } ?? .formPlaces(draft)
        case .completions(let values):
            let keys = [FormKey.from, .operator, .tags]
            self = .formCompletions(keys.flatMap { values[$0] ?? [] })
        case .failure(let failure): self = .formFailure(failure)
        case .unsaved(let question): self = .unsaved(question)
        case .conflicts(let conflicts): self = .conflicts(conflicts)
        case .offeredNew(let failure): self = .offeredNew(failure)
        case .question(let question): self = .question(question)
        case .focusedWrongField: self = .formFocusedWrongField
        case .closed: self = .formClosed
        }
    }
}

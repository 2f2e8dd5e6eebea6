import Presentation
import TestSupport
import TripsFeature

/// A window that records its messages in one list.
final class TripMainViewSpy: DisplaysTrip, DisplaysOutcomeSelection, DisplaysTripForm,
    MakesTripPages, AsksQuestions, NavigationHost, DisplaysJourney, DisplaysSubstituteSelection,
    MakesJourneyPages
{
    enum Message: Equatable {
        case trip(TripViewModel)
        case failure(FailureViewModel)
        case selection(OutcomeSelectionViewModel)
        case time(OutcomeTimePreview)
        case question(QuestionViewModel)
        case mainPage(NavigationTransition, canGoBack: Bool)
        case selectionPage(NavigationTransition, canGoBack: Bool)
        case form(TripFormViewModel)
        case formFilled(TripDraft, String)
        case formOffer(String)
        case formArrival(TripDraft.Time)
        case formPlaces(TripDraft)
        case formCheck(TripFormCheck)
        case formFailure(FailureViewModel)
        case unsaved(UnsavedQuestion)
        case conflicts(ConflictQuestion)
        case offeredNew(FailureViewModel)
        case formFocusedWrongField
        case formCompletions([String])
        case formClosed
        case journey(JourneyViewModel)
        case substitutes(SubstituteSelectionViewModel)
    }

    let messages = Messages<Message>()
    private(set) var mainPages: [TripMainPageDouble] = []
    /// The value of the trip that was shown last.
    private(set) var arrivesNow: Bool?
    private(set) var selectionPages: [OutcomeSelectionPageDouble] = []
    private(set) var forms: [TripFormDouble] = []
    private(set) var journeyPages: [JourneyMainPageDouble] = []
    private(set) var substitutePages: [SubstituteSelectionPageDouble] = []
    /// Answers the last question.
    private(set) var answer: (Int) -> Void = { _ in }

    /// The links to the journey of the trip that was shown last. Every trip has them, and messages
    /// leave them out.
    private(set) var relatedSearches: [RelatedSearch] = []

    /// Shows a trip. The button for the present minute is stored beside the messages, because it
    /// depends on the clock alone.
    func showTrip(_ trip: TripViewModel) {
        var told = trip
        (told.relatedSearches, told.arrivesNow) = ([], nil)
        (relatedSearches, arrivesNow) = (trip.relatedSearches, trip.arrivesNow)
        messages.append(.trip(told))
    }
    func showJourney(_ journey: JourneyViewModel) { messages.append(.journey(journey)) }

    func showSubstituteSelection(_ selection: SubstituteSelectionViewModel) {
        messages.append(.substitutes(selection))
    }

    func makeJourneyMainPage(for id: String) -> any JourneyMainPage {
        let page = JourneyMainPageDouble()
        journeyPages.append(page)
        return page
    }

    func makeSubstituteSelectionPage(for id: String) -> any SubstituteSelectionPage {
        let page = SubstituteSelectionPageDouble()
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

    func makeTripMainPage(for id: String) -> any TripMainPage {
        let page = TripMainPageDouble(id: id)
        mainPages.append(page)
        return page
    }

    func makeOutcomeSelectionPage(for id: String) -> any OutcomeSelectionPage {
        let page = OutcomeSelectionPageDouble(id: id)
        selectionPages.append(page)
        return page
    }

    func openTripForm(_ form: TripFormViewModel) -> any TripForm {
        messages.append(.form(form))
        let double = TripFormDouble(messages: messages)
        forms.append(double)
        return double
    }

    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        messages.append(
            page is any TripMainPage || page is any JourneyMainPage
                ? .mainPage(transition, canGoBack: canGoBack)
                : .selectionPage(transition, canGoBack: canGoBack))
        completion()
    }
}

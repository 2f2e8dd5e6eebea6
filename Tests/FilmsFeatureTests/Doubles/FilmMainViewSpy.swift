import EntryFeature
import FilmsFeature
import Presentation
import TestSupport

/// A window that records its messages in one list.
final class FilmMainViewSpy: DisplaysFilm, DisplaysFeedbackHistory, DisplaysThanks,
    DisplaysFeedbackSelection, DisplaysForm, MakesFilmPages, NavigationHost
{
    enum Message: Equatable {
        case film(FilmViewModel)
        case wholeFeedbackHistory(String, of: String)
        case thanks(ThanksViewModel)
        case failure(FailureViewModel)
        case selection(FeedbackSelectionViewModel)
        case mainPage(NavigationTransition, canGoBack: Bool)
        case selectionPage(NavigationTransition, canGoBack: Bool)
        case form(FormViewModel)
        case formCheck(FilmFormCheck)
        case formFilled(FilmDraft)
        case formFailure(FailureViewModel)
        case unsaved(UnsavedQuestion)
        case conflicts([FieldConflict])
        case offeredNew(FailureViewModel)
        case formFocusedWrongField
        case formCompletions(FormViewModel.Completions)
        case formClosed
    }

    let messages = Messages<Message>()
    private(set) var mainPages: [FilmMainPageDouble] = []
    private(set) var selectionPages: [FeedbackSelectionPageDouble] = []
    private(set) var forms: [FormDouble] = []

    /// The films that were shown since the messages were cleared.
    var films: [FilmViewModel] {
        messages.all.compactMap { if case .film(let film) = $0 { film } else { nil } }
    }

    func showFilm(_ film: FilmViewModel) { messages.append(.film(film)) }
    func showWholeFeedbackHistory(_ history: String, of id: String) {
        messages.append(.wholeFeedbackHistory(history, of: id))
    }
    func showThanks(_ thanks: ThanksViewModel) { messages.append(.thanks(thanks)) }
    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }
    func showFeedbackSelection(_ selection: FeedbackSelectionViewModel) {
        messages.append(.selection(selection))
    }

    func makeFilmMainPage(for id: String) -> any InteractivePage<FilmPageEvents> {
        let page = FilmMainPageDouble(id: id, FilmPageEvents.init)
        mainPages.append(page)
        return page
    }

    func makeFeedbackSelectionPage(for id: String) -> any InteractivePage<FeedbackPageEvents> {
        let page = FeedbackSelectionPageDouble(id: id, FeedbackPageEvents.init)
        selectionPages.append(page)
        return page
    }

    func openForm(_ form: FormViewModel) -> any FormView {
        messages.append(.form(form))
        let double = FormDouble { [messages] in messages.append(Message($0)) }
        forms.append(double)
        return double
    }

    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        let isMain = page is FilmMainPageDouble
        messages.append(
            isMain
                ? .mainPage(transition, canGoBack: canGoBack)
                : .selectionPage(transition, canGoBack: canGoBack))
        completion()
    }
}

extension FilmMainViewSpy.Message {
    fileprivate init(_ told: FormDouble.Told) {
        self =
            switch told {
            case .check(let check): .formCheck(check)
            case .filled(let draft), .put(let draft): .formFilled(draft)
            case .completions(let completions): .formCompletions(completions)
            case .failure(let failure): .formFailure(failure)
            case .unsaved(let question): .unsaved(question)
            case .conflicts(let conflicts): .conflicts(conflicts)
            case .offeredNew(let failure): .offeredNew(failure)
            case .question(let question):
                .failure(FailureViewModel(title: question.title, reason: ""))
            case .focusedWrongField: .formFocusedWrongField
            case .closed: .formClosed
            }
    }
}

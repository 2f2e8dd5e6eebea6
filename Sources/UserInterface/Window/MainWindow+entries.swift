public import ClaimsFeature
public import EntryFeature
public import FilmsFeature
public import Presentation
internal import Signals
public import TripsFeature
internal import Wording

extension MainWindow: FilmsView {
    public func makeFilmMainPage(for id: String) -> any InteractivePage<FilmPageEvents> {
        let page = add(FilmPage(for: id))
        page.opening = opening(page.events.link, orSay: localized("The link was not opened."))
        return page
    }

    public func makeFeedbackSelectionPage(for id: String) -> any InteractivePage<FeedbackPageEvents>
    {
        add(FeedbackPage(for: id))
    }

    public func showFilm(_ film: FilmViewModel) {
        update(film.id, (any DisplaysFilm).self) { $0.showFilm(film) }
    }

    public func showWholeFeedbackHistory(_ history: String, of id: String) {
        update(id, (any DisplaysFeedbackHistory).self) {
            $0.showWholeFeedbackHistory(history, of: id)
        }
    }

    public func showFeedbackSelection(_ selection: FeedbackSelectionViewModel) {
        update(selection.film.id, (any DisplaysFeedbackSelection).self) {
            $0.showFeedbackSelection(selection)
        }
    }

    public func showThanks(_ thanks: ThanksViewModel) { toasts.showThanks(thanks) }

    public func showLists(_ lists: ListsViewModel) { views.showLists(lists) }

    public func showWritten(_ text: TypedInLists) { views.showWritten(text) }

    public func showPicked(_ film: String) { views.showPicked(film) }

    public func offerLists(_ offer: ListOfferViewModel) { dialogs.offerLists(offer) }
}

extension MainWindow: TripsView {
    public func makeTripMainPage(for id: String) -> any InteractivePage<TripPageEvents> {
        let page = add(TripPage(for: id))
        page.opening = openingTicket(page.events.ticket)
        return page
    }

    public func makeOutcomeSelectionPage(for id: String) -> any InteractivePage<OutcomePageEvents> {
        let page = add(OutcomePage(for: id))
        page.takeTyped = { [weak self] in
            let pages = self?.pages(of: id) ?? []
            return pages.compactMap { $0.capabilities.takeTyped?() }.joined()
        }
        return page
    }

    public func showTrip(_ trip: TripViewModel) {
        update(trip.id, (any DisplaysTrip).self) { $0.showTrip(trip) }
    }

    public func showOutcomeSelection(_ selection: OutcomeSelectionViewModel) {
        update(selection.trip.id, (any DisplaysOutcomeSelection).self) {
            $0.showOutcomeSelection(selection)
        }
    }

    public func showOutcomeTime(_ meaning: OutcomeTimePreview) {
        update(meaning.id, (any DisplaysOutcomeSelection).self) { $0.showOutcomeTime(meaning) }
    }

    public func makeJourneyMainPage(for id: String) -> any InteractivePage<JourneyPageEvents> {
        let page = add(JourneyPage(for: id))
        page.opening = openingTicket(page.events.ticket)
        return page
    }

    public func makeSubstituteSelectionPage(for id: String) -> any InteractivePage<
        SubstitutePageEvents
    > {
        add(SubstitutePage(for: id))
    }

    public func showJourney(_ journey: JourneyViewModel) {
        update(journey.id, (any DisplaysJourney).self) { $0.showJourney(journey) }
    }

    public func showSubstituteSelection(_ selection: SubstituteSelectionViewModel) {
        update(selection.id, (any DisplaysSubstituteSelection).self) {
            $0.showSubstituteSelection(selection)
        }
    }

    public func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        dialogs.ask(question, answer: answer)
    }

    private func openingTicket(_ ticket: PageEvent<String>) -> Subscription {
        opening(ticket, orSay: localized("The ticket was not opened."))
    }

    /// Opens the addresses that a page posts.
    fileprivate func opening(
        _ address: PageEvent<String>, orSay failure: String
    ) -> Subscription {
        address.signal.onReception § eachTime § { [weak self] in
            self?.dialogs.open($0, orSay: failure)
        }
    }
}

extension MainWindow: ClaimsView {
    public func makeClaimMainPage(for id: String) -> any InteractivePage<ClaimPageEvents> {
        add(ClaimPage(for: id))
    }

    public func makeClaimStepPage(for id: String) -> any InteractivePage<ClaimStepPageEvents> {
        add(ClaimAnswerPage(for: id))
    }

    public func showClaim(_ claim: ClaimViewModel) {
        update(claim.id, (any DisplaysClaim).self) { $0.showClaim(claim) }
    }

    public func showClaimStep(_ step: ClaimStepViewModel) {
        update(step.id, (any DisplaysClaimStep).self) { $0.showClaimStep(step) }
    }

    public func showClaimStepCheck(_ check: ClaimStepCheck) {
        update(check.id, (any DisplaysClaimStep).self) { $0.showClaimStepCheck(check) }
    }

    public func makePassMainPage(for id: String) -> any InteractivePage<PassPageEvents> {
        add(PassPage(for: id))
    }

    public func showPass(_ pass: PassViewModel) {
        update(pass.id, (any DisplaysPass).self) { $0.showPass(pass) }
    }

    public func openPaper(_ paper: PaperViewModel) -> any PaperScreen { dialogs.openPaper(paper) }
}

/// The form of any entry.
extension MainWindow {
    public func openForm(_ form: FormViewModel) -> any FormView { dialogs.openForm(form) }
}

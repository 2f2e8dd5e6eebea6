public import Presentation
internal import Signals
public import TripsFeature
internal import Wording

extension MainWindow: TripsView {
    public func makeTripMainPage(for id: String) -> any InteractivePage<TripPageEvents> {
        let page = detail.add(TripPage(for: id))
        page.opening = opening(page.events.ticket)
        return page
    }

    public func makeOutcomeSelectionPage(for id: String) -> any InteractivePage<OutcomePageEvents> {
        let page = detail.add(OutcomePage(for: id))
        page.takeTyped = { [weak self] in
            let pages: [any DetailPage] = self?.detail.pages(of: id) ?? []
            return pages.compactMap { $0.capabilities.takeTyped?() }.joined()
        }
        return page
    }

    public func showTrip(_ trip: TripViewModel) {
        detail.updatePages(of: trip.id) { (page: any DisplaysTrip) in page.showTrip(trip) }
    }

    public func showOutcomeSelection(_ selection: OutcomeSelectionViewModel) {
        detail.updatePages(of: selection.trip.id) { (page: any DisplaysOutcomeSelection) in
            page.showOutcomeSelection(selection)
        }
    }

    public func showOutcomeTime(_ meaning: OutcomeTimePreview) {
        detail.updatePages(of: meaning.id) { (page: any DisplaysOutcomeSelection) in
            page.showOutcomeTime(meaning)
        }
    }

    public func makeJourneyMainPage(for id: String) -> any InteractivePage<JourneyPageEvents> {
        let page = detail.add(JourneyPage(for: id))
        page.opening = opening(page.events.ticket)
        return page
    }

    public func makeSubstituteSelectionPage(for id: String) -> any InteractivePage<
        SubstitutePageEvents
    > {
        detail.add(SubstitutePage(for: id))
    }

    public func showJourney(_ journey: JourneyViewModel) {
        detail.updatePages(of: journey.id) { (page: any DisplaysJourney) in
            page.showJourney(journey)
        }
        entries.update()
    }

    public func showSubstituteSelection(_ selection: SubstituteSelectionViewModel) {
        detail.updatePages(of: selection.id) { (page: any DisplaysSubstituteSelection) in
            page.showSubstituteSelection(selection)
        }
    }

    private func opening(_ ticket: PageEvent<String>) -> Subscription {
        ticket.signal.onReception § eachTime § { [weak self] in
            self?.open($0, orSay: Localizer.ofWidgets.ticketNotOpened)
        }
    }
}

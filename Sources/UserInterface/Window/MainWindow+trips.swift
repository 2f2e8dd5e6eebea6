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
        detail.update(trip.id, (any DisplaysTrip).self) { $0.showTrip(trip) }
    }

    public func showOutcomeSelection(_ selection: OutcomeSelectionViewModel) {
        detail.update(selection.trip.id, (any DisplaysOutcomeSelection).self) {
            $0.showOutcomeSelection(selection)
        }
    }

    public func showOutcomeTime(_ meaning: OutcomeTimePreview) {
        detail.update(meaning.id, (any DisplaysOutcomeSelection).self) {
            $0.showOutcomeTime(meaning)
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
        detail.update(journey.id, (any DisplaysJourney).self) { $0.showJourney(journey) }
        entries.update()
    }

    public func showSubstituteSelection(_ selection: SubstituteSelectionViewModel) {
        detail.update(selection.id, (any DisplaysSubstituteSelection).self) {
            $0.showSubstituteSelection(selection)
        }
    }

    private func opening(_ ticket: PageEvent<String>) -> Subscription {
        ticket.signal.onReception § eachTime § { [weak self] in
            self?.open($0, orSay: localized("The ticket was not opened."))
        }
    }
}

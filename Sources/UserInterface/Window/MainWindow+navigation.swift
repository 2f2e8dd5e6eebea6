internal import Gtk
public import Presentation
public import Signals

extension MainWindow: NavigationHost, AsksQuestions {
    /// Posts when the person asks for Back by button, key or mouse.
    public var signalBack: Signal<Void> { signals.back.signal }
    /// Posts when the person asks for Forward by key or mouse.
    public var signalForward: Signal<Void> { signals.forward.signal }
    /// Posts when the person returns to the window from another one.
    public var signalActivated: Signal<Void> { signals.activated.signal }
    /// Whether the window has the keyboard focus.
    public var isActive: Bool { window.isActive }
    /// Posts when the journal's folder is to be read again.
    public var signalRefresh: Signal<Void> { signals.refresh.signal }
    public var signalNewFilm: Signal<Void> { signals.newFilm.signal }
    public var signalNewTrip: Signal<Void> { signals.newTrip.signal }
    public var signalNewPass: Signal<Void> { signals.newPass.signal }
    public var signalNewClaim: Signal<Void> { signals.newClaim.signal }
    /// Posts the text of the search when a trip is to be typed in one line.
    public var signalNewLine: Signal<String> { signals.newLine.signal }
    /// Posts the id of an entry to edit.
    public var signalEdit: Signal<String> { signals.edit.signal }
    /// Posts the id of an entry to begin a new one with.
    public var signalAgain: Signal<String> { signals.again.signal }
    /// Posts the id of a trip whose return trip is to be added.
    public var signalWayBack: Signal<String> { signals.wayBack.signal }
    /// Posts the id of a leg of a journey to begin a new one with.
    public var signalJourneyAgain: Signal<String> { signals.journeyAgain.signal }
    /// Posts the id of a leg of a journey whose return journey is to be added.
    public var signalJourneyBack: Signal<String> { signals.journeyBack.signal }
    /// Posts the id of a trip whose journey gets another leg.
    public var signalNextLeg: Signal<String> { signals.nextLeg.signal }

    public func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        detail.show(page, with: transition, canGoBack: canGoBack, completion: completion)
    }

    public func popPastRoot() {
        guard folding.isCollapsed, !folding.isListBare else { return }
        let page = detailPane.page
        folding.showList()
        ahead.remember(
            whileHere: { [weak self, weak page] in
                page != nil && self?.detailPane.page === page && self?.folding.hidesPage == true
            },
            { [weak self, weak page] in
                if let id = page?.entryID { self?.focus.enterPage(of: id, fromList: true) }
            })
        if views.onShow == .journal { focus.focusFallback() }
    }

    public func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        dialogs.ask(question, answer: answer)
    }
}

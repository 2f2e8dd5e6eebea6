internal import Gtk
public import Presentation
public import Signals

extension MainWindow: NavigationHost, AsksQuestions {
    /// Back was asked for by button, key or mouse.
    public var signalBack: Signal<Void> { signals.back.signal }
    /// Forward was asked for by key or mouse.
    public var signalForward: Signal<Void> { signals.forward.signal }
    /// Somebody came back to the window from another one.
    public var signalActivated: Signal<Void> { signals.activated.signal }
    /// Whether the window has the keyboard.
    public var isActive: Bool { window.isActive }
    /// The journal's folder is to be looked at again.
    public var signalRefresh: Signal<Void> { signals.refresh.signal }
    public var signalNewFilm: Signal<Void> { signals.newFilm.signal }
    public var signalNewTrip: Signal<Void> { signals.newTrip.signal }
    public var signalNewPass: Signal<Void> { signals.newPass.signal }
    public var signalNewClaim: Signal<Void> { signals.newClaim.signal }
    /// A trip is to be typed in one line, with what is typed of it already.
    public var signalNewLine: Signal<String> { signals.newLine.signal }
    /// The id of the entry to be edited.
    public var signalEdit: Signal<String> { signals.edit.signal }
    /// The id of the entry that a new one is to begin as.
    public var signalAgain: Signal<String> { signals.again.signal }
    /// The id of the trip whose way back is to be added.
    public var signalWayBack: Signal<String> { signals.wayBack.signal }
    /// The id of a leg of the journey that a new one is to begin as.
    public var signalJourneyAgain: Signal<String> { signals.journeyAgain.signal }
    /// The id of a leg of the journey whose way back is to be added.
    public var signalJourneyBack: Signal<String> { signals.journeyBack.signal }
    /// The id of the trip whose journey gets another leg.
    public var signalNextLeg: Signal<String> { signals.nextLeg.signal }

    public func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        detail.show(page, with: transition, canGoBack: canGoBack, completion: completion)
    }

    public func leavePages() {
        guard folding.isFolded, !folding.isListBare else { return }
        let page = detailPane.page
        folding.showList()
        ahead.remember(
            whileHere: { [weak self, weak page] in
                page != nil && self?.detailPane.page === page && self?.folding.hidesPage == true
            },
            { [weak self, weak page] in
                if let id = page?.entryID { self?.focus.enterPage(of: id, fromList: true) }
            })
        if views.onShow == .journal { focus.moveBeside() }
    }

    public func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        dialogs.ask(question, answer: answer)
    }
}

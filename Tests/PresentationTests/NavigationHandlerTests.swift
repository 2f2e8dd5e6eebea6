import Presentation
import Signals
import TestSupport
import Testing

struct NavigationHandlerTests {
    typealias Pages = PageFactory<Emitter<Void>, Emitter<Void>>
    typealias Handler = NavigationHandler<Emitter<Void>, Emitter<Void>>

    let host = NavigationHostSpy()
    let navigation: NavigationStack
    let ahead = ForwardHistory()
    let pages = Pages(
        mainPage: { PageDouble("main") }, selectionPage: { PageDouble("selection") })

    init() {
        navigation = NavigationStack(host: host, ahead: ahead)
    }

    private func handler() -> Handler {
        Handler(
            pageFactory: pages, navigation: navigation, signalOpen: \.signal,
            signalChosen: \.signal)
    }

    private func topPage() -> PageDouble? { navigation.pages.last as? PageDouble }

    @Test("The selection page is presented when asked for, and left with the choice")
    func thereAndBack() {
        let handler = handler()
        handler.start(transition: .push)
        host.endTransition()
        topPage()?.pressed.emit()
        host.endTransition()
        topPage()?.pressed.emit()
        host.endTransition()
        topPage()?.pressed.emit()
        #expect(
            host.messages == [
                .init("main", .push, canGoBack: false),
                .init("selection", .push, canGoBack: true),
                .init("main", .pop, canGoBack: false),
                .init("selection", .push, canGoBack: true),
            ])
    }

    @Test("Asked for several times during a transition, the selection page is presented once")
    func openTwice() {
        let handler = handler()
        handler.start()
        let main = topPage()
        main?.pressed.emit()
        main?.pressed.emit()
        main?.pressed.emit()
        host.endAllTransitions()
        #expect(host.messages.map(\.page) == ["main", "selection"])
        withExtendedLifetime(handler) {}
    }

    @Test("Several choices in a row lead back once")
    func chooseTwice() {
        let handler = handler()
        handler.start(back: { Issue.record("A choice led back too far.") })
        topPage()?.pressed.emit()
        let selection = topPage()
        selection?.pressed.emit()
        selection?.pressed.emit()
        host.endAllTransitions()
        #expect(host.messages.map(\.page) == ["main", "selection", "main"])
        withExtendedLifetime(handler) {}
    }

    @Test("After the selection page was left without a choice, a new one is made")
    func leftWithoutChoice() {
        let handler = handler()
        handler.start()
        topPage()?.pressed.emit()
        let left = topPage()
        navigation.pop()
        topPage()?.pressed.emit()
        #expect(topPage()?.name == "selection")
        #expect(topPage() !== left)
        left?.pressed.emit()
        #expect(topPage()?.name == "selection")
        withExtendedLifetime(handler) {}
    }

    @Test("Forward presents the selection page again that was left without a choice, and no other")
    func forward() {
        let handler = handler()
        handler.start()
        topPage()?.pressed.emit()
        navigation.pop()
        ahead.go()
        #expect(topPage()?.name == "selection")
        topPage()?.pressed.emit()
        ahead.go()
        #expect(topPage()?.name == "main")
        topPage()?.pressed.emit()
        navigation.pop()
        handler.start()
        ahead.go()
        #expect(topPage()?.name == "main")
        withExtendedLifetime(handler) {}
    }

    @Test("A selection page is freed once it was left, with a choice or without")
    func selectionPageFreed() async {
        let handler = handler()
        handler.start()
        for isChosen in [true, false] {
            await expectDeallocated { track in
                topPage()?.pressed.emit()
                if let selection = topPage() {
                    track(selection)
                    if isChosen { selection.pressed.emit() } else { navigation.pop(selection) }
                }
                host.endAllTransitions()
            }
            #expect(topPage()?.name == "main")
        }
    }

    @Test("The pages of a scene that was released do nothing")
    func released() async {
        await expectDeallocated { track in
            let handler = track(handler())
            handler.start()
            topPage()?.pressed.emit()
        }
        let selection = topPage()
        #expect(selection?.name == "selection")
        selection?.pressed.emit()
        (navigation.pages.first as? PageDouble)?.pressed.emit()
        host.endAllTransitions()
        #expect(host.messages.map(\.page) == ["main", "selection"])
    }

    @Test("The way back from the main page is offered")
    func back() {
        var wentBack = 0
        handler().start(back: { wentBack += 1 })
        #expect(host.messages == [.init("main", .none, canGoBack: true)])
        navigation.pop()
        #expect(wentBack == 1)
    }
}

import Presentation
import Signals
import TestSupport
import Testing

struct PageFactoryTests {
    @Test("Everybody who listens learns of each page that is made, and of which one it is")
    func signals() {
        let pages = PageFactory(
            mainPage: { PageDouble("main") }, selectionPage: { PageDouble("selection") })
        var told: [any NavigationPage] = []
        var subscriptions = Subscriptions()
        subscriptions += pages.signalMakeMainPage.onReception § eachTime § { told.append($0) }
        subscriptions += pages.signalMakeSelectionPage.onReception § eachTime § { told.append($0) }
        let made: [any NavigationPage] = [
            pages.makeMainPage(), pages.makeSelectionPage(), pages.makeMainPage(),
        ]
        #expect(told.map { ObjectIdentifier($0) } == made.map { ObjectIdentifier($0) })
        #expect(Set(made.map { ObjectIdentifier($0) }).count == 3)
    }

    @Test("A factory keeps none of the pages it made")
    func deallocation() async {
        await expectDeallocated { track in
            let pages = track(
                PageFactory(
                    mainPage: { PageDouble("main") }, selectionPage: { PageDouble("selection") }))
            track(pages.makeMainPage())
            track(pages.makeSelectionPage())
        }
    }

    @Test("Signals of pages can be listened to before there are pages")
    func beforehand() {
        let pages = PageFactory(
            mainPage: { PageDouble("main") }, selectionPage: { PageDouble("selection") })
        var presses = 0
        let subscription =
            pages.signalMakeMainPage.flatMap { $0.events.signal }
            .onReception § eachTime § inAnyCase § { presses += 1 }
        let first = pages.makeMainPage()
        let second = pages.makeMainPage()
        first.events.emit()
        second.events.emit()
        #expect(presses == 2)
        withExtendedLifetime(subscription) {}
    }
}

public import Signals

/// Makes the pages of a scene and sends each of them to observers, who can subscribe to signals of
/// pages before there are any.
@MainActor
public final class PageFactory<MainEvents, SelectionEvents> {
    /// A main page, by its events.
    public typealias MainPage = any InteractivePage<MainEvents>
    /// A selection page, by its events.
    public typealias SelectionPage = any InteractivePage<SelectionEvents>

    /// Sends each main page as soon as it is made.
    public var signalMakeMainPage: Signal<MainPage> { mainPageEmitter.signal }
    /// Sends each selection page as soon as it is made.
    public var signalMakeSelectionPage: Signal<SelectionPage> { selectionPageEmitter.signal }

    private let mainPageEmitter = Emitter<MainPage>()
    private let selectionPageEmitter = Emitter<SelectionPage>()
    private let mainPage: () -> MainPage
    private let selectionPage: () -> SelectionPage

    /// Makes a factory that calls one of the closures for each page that is requested.
    public init(mainPage: @escaping () -> MainPage, selectionPage: @escaping () -> SelectionPage) {
        self.mainPage = mainPage
        self.selectionPage = selectionPage
    }

    /// Makes another main page, and sends it before returning it.
    public func makeMainPage() -> MainPage {
        let page = mainPage()
        mainPageEmitter.emit(page)
        return page
    }

    /// Makes another selection page, and sends it before returning it.
    public func makeSelectionPage() -> SelectionPage {
        let page = selectionPage()
        selectionPageEmitter.emit(page)
        return page
    }
}

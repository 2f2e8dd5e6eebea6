public import Signals

/// Makes the pages of a scene and tells everybody who listens about each one it makes, so that
/// signals of pages can be spoken of before there are pages.
public final class PageFactory<MainPage, SelectionPage> {
    /// Each main page as soon as it is made, and none that was made before.
    public var signalMakeMainPage: Signal<MainPage> { mainPageEmitter.signal }
    /// Each selection page as soon as it is made, and none that was made before.
    public var signalMakeSelectionPage: Signal<SelectionPage> { selectionPageEmitter.signal }

    private let mainPageEmitter = Emitter<MainPage>()
    private let selectionPageEmitter = Emitter<SelectionPage>()
    private let mainPage: () -> MainPage
    private let selectionPage: () -> SelectionPage

    /// Keeps both closures, and calls one for each page that is asked for.
    public init(
        mainPage: @escaping () -> MainPage, selectionPage: @escaping () -> SelectionPage
    ) {
        self.mainPage = mainPage
        self.selectionPage = selectionPage
    }

    /// Makes another main page, and tells of it before it is returned.
    public func makeMainPage() -> MainPage {
        let page = mainPage()
        mainPageEmitter.emit(page)
        return page
    }

    /// Makes another selection page, and tells of it before it is returned.
    public func makeSelectionPage() -> SelectionPage {
        let page = selectionPage()
        selectionPageEmitter.emit(page)
        return page
    }
}

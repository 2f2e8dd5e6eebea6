public import Signals

/// Makes the pages of a scene and tells everybody who listens about each one it makes, so that
/// signals of pages can be spoken of before there are pages.
public final class PageFactory<MainPage, SelectionPage> {
    public var signalMakeMainPage: Signal<MainPage> { mainPageEmitter.signal }
    public var signalMakeSelectionPage: Signal<SelectionPage> { selectionPageEmitter.signal }

    private let mainPageEmitter = Emitter<MainPage>()
    private let selectionPageEmitter = Emitter<SelectionPage>()
    private let mainPage: () -> MainPage
    private let selectionPage: () -> SelectionPage

    public init(
        mainPage: @escaping () -> MainPage, selectionPage: @escaping () -> SelectionPage
    ) {
        self.mainPage = mainPage
        self.selectionPage = selectionPage
    }

    public func makeMainPage() -> MainPage {
        let page = mainPage()
        mainPageEmitter.emit(page)
        return page
    }

    public func makeSelectionPage() -> SelectionPage {
        let page = selectionPage()
        selectionPageEmitter.emit(page)
        return page
    }
}

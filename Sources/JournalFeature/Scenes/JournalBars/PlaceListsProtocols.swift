public import Signals

/// Shows which lines of the user's own lists of places cannot be used, in a bar over the window.
public protocol DisplaysPlaceLists: AnyObject {
    func showUnusedLines(_ lines: UnreadableFilesViewModel)
}

/// The page on which the user closes the bar about lists of places.
public protocol PlaceListsPage: AnyObject {
    var signalUnusedLinesClosed: Signal<Void> { get }
}

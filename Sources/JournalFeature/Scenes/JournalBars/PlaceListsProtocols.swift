/// Shows which lines of the user's own lists of places cannot be used, in a bar over the window.
public protocol DisplaysPlaceLists: AnyObject {
    func showUnusedLines(_ lines: UnreadableFilesViewModel)
}

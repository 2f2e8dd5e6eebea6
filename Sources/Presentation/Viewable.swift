/// A view as its presenter knows it, by the values it can show. A presenter holds it weakly.
@MainActor
public protocol Viewable: AnyObject {}

/// Turns the contents of the journal into values that a view shows, as long as the view exists.
@MainActor
public protocol Presenting: AnyObject {
    /// Shows the current values and each change from then on. A presenter that has nothing to show
    /// before something happens need not be started.
    func start() async
}

extension Presenting {
    /// Does nothing, for a presenter that need not be started.
    public func start() async {}
}

/// Leads to a screen and from it to others.
@MainActor
public protocol Coordinating: AnyObject {
    /// Shows the first screen; called once.
    func start() async
}

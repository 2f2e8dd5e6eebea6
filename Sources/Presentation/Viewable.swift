/// A view as its presenter knows it, by the values it can show. A presenter holds it weakly.
public protocol Viewable: AnyObject {}

/// Turns what the journal holds into values that a view shows, from its creation to its release.
public protocol Presenting: AnyObject {
    /// Shows what there is now and goes on showing what becomes different. A presenter that has
    /// nothing to show before something happens need not be started.
    func start() async
}

extension Presenting {
    /// Shows nothing.
    public func start() async {}
}

/// Leads to a screen and from it to others.
public protocol Coordinating: AnyObject {
    /// Begins to lead, once.
    func start() async
}

/// The scene that is on show, or nothing: of all that were asked for, only the last one gets there.
///
/// A scene ends by being released, and this is who owns it.
public final class SceneOnShow<Scene: AnyObject> {
    /// The scene on show; one that is about to be is not it yet.
    public private(set) var scene: Scene?
    /// Tells a request from the ones that came after it.
    private var latestRequest = 0

    /// Begins with nothing on show.
    public init() {}

    /// Puts a scene in the place of the one before it, once it is ready. False where it does not
    /// get ready, or something else was asked for meanwhile; then the one before stays.
    public func show(_ next: Scene?, prepare: (Scene) async -> Bool) async -> Bool {
        latestRequest += 1
        let request = latestRequest
        guard let next, await prepare(next), request == latestRequest else { return false }
        scene = next
        return true
    }

    /// Releases the scene; one that is about to be shown still will be.
    public func release() {
        scene = nil
    }

    /// Releases the scene, and lets go of one that is about to be shown.
    public func close() {
        latestRequest += 1
        scene = nil
    }
}

/// The owner of the scene that is on show, if any. Of several requested scenes only the last one is
/// shown.
///
/// A scene ends when it is released.
@MainActor
public final class CurrentScene<Scene: AnyObject> {
    /// The scene on show; a requested one replaces it as soon as it is ready.
    public private(set) var scene: Scene?
    /// The number of the latest request, which tells it from earlier ones.
    private var latestRequest = 0

    /// Makes an owner without a scene.
    public init() {}

    /// Replaces the scene by another once that is ready. Returns false, and keeps the present one,
    /// if the other does not get ready or another request came meanwhile.
    public func show(_ next: Scene?, prepare: (Scene) async -> Bool) async -> Bool {
        latestRequest += 1
        let request = latestRequest
        guard let next, await prepare(next), request == latestRequest else { return false }
        scene = next
        return true
    }

    /// Releases the scene; a requested one will still be shown.
    public func release() {
        scene = nil
    }

    /// Releases the scene, and cancels the request for another.
    public func close() {
        latestRequest += 1
        scene = nil
    }
}

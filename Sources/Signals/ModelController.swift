/// Holds a model, and tells everyone who listens when it changes.
///
/// A change is committed first, to a file for example, and only then becomes the model and is
/// emitted. So whoever listens sees what is true, and a commit that fails changes nothing.
public final class ModelController<Model> {
    /// The model as last committed or adopted.
    public private(set) var model: Model

    /// Every new model, and the present one on ``notify()``.
    public var updateSignal: Signal<Model> { updates.signal }

    /// Every change, with the model before and after it. Comes ahead of ``updateSignal``.
    public var deltaSignal: Signal<Delta<Model>> { deltas.signal }

    private let commit: (_ old: Model, _ new: Model) async throws -> Void
    private let deltas: Emitter<Delta<Model>>
    private let updates: Emitter<Model>
    private let turns = TurnTaking()

    /// Makes a controller of `model`, which counts as committed.
    ///
    /// - Parameter commit: Puts a new model where it is kept, or throws why it could not. It must
    ///   not wait for a transform of the same controller, which would wait for it in turn.
    public init(
        _ model: Model,
        commit: @escaping (_ old: Model, _ new: Model) async throws -> Void = { _, _ in }
    ) {
        self.model = model
        self.commit = commit
        deltas = Emitter()
        updates = Emitter(takingTurnsWith: deltas)
    }

    /// Emits the present model on ``updateSignal`` again, for views that come later.
    public func notify() {
        updates.emit(model)
    }

    /// Adopts a model that was committed already, because it changed elsewhere.
    public func update(_ model: Model) {
        adopt(model, cause: .update)
    }

    /// Changes the model: commits what `change` makes of it, then emits.
    ///
    /// Transforms that overlap run one after another, first come, first served, each on the model
    /// that the one before left. Throws what the commit throws; then nothing has changed.
    public func transform(_ change: (Model) -> Model) async throws {
        await turns.begin()
        defer { turns.end() }
        let new = change(model)
        try await commit(model, new)
        adopt(new, cause: .transform)
    }

    private func adopt(_ new: Model, cause: Delta<Model>.Cause) {
        let delta = Delta(old: model, new: new, cause: cause)
        model = new
        updates.inOneGo {
            deltas.emit(delta)
            updates.emit(new)
        }
    }
}

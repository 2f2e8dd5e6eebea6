/// Holds a model, and tells everyone who listens when it changes.
///
/// A change is committed first, to a file for example, and what the commit says there is then
/// becomes the model and is emitted. So whoever listens sees what is true, and a commit that fails
/// changes nothing.
public final class ModelController<Model: Equatable, Change> {
    /// The model as last committed or adopted.
    public private(set) var model: Model

    /// Every new model.
    public var updateSignal: Signal<Model> { updates.signal }

    /// Every change, with the model before and after it. Comes ahead of ``updateSignal``.
    public var deltaSignal: Signal<Delta<Model>> { deltas.signal }

    private let commit: (_ model: Model, _ change: Change) async throws -> Model
    private let deltas: Emitter<Delta<Model>>
    private let updates: Emitter<Model>
    private let turns = TurnTaking()
    private var isCommitting = false
    /// Adopts what was told while a change is being committed.
    private var adoptLater: (() -> Void)?

    /// Makes a controller of `model`, which counts as committed.
    ///
    /// - Parameter commit: Makes a change where the model is kept, and returns what the model is
    ///   then, or throws why it could not. It must not wait for a transform of the same controller,
    ///   which would wait for it in turn.
    public init(
        _ model: Model,
        commit: @escaping (_ model: Model, _ change: Change) async throws -> Model
    ) {
        self.model = model
        self.commit = commit
        deltas = Emitter()
        updates = Emitter(takingTurnsWith: deltas)
    }

    /// Adopts a model that was committed already, because it changed elsewhere; one that is the same
    /// is not told. While a change is being committed this waits for that, and of several models
    /// only the last one is adopted.
    public func update(_ model: Model) {
        if isCommitting {
            adoptLater = { [weak self] in self?.update(model) }
        } else if model != self.model {
            adopt(model, cause: .update)
        }
    }

    /// Commits a change, adopts what the model is then, and emits.
    ///
    /// Transforms that overlap run one after another, first come, first served, each on the model
    /// that the one before left. Throws what the commit throws; then nothing has changed.
    public func transform(_ change: Change) async throws {
        await turns.begin()
        isCommitting = true
        defer {
            isCommitting = false
            adoptLater?()
            adoptLater = nil
            turns.end()
        }
        adopt(try await commit(model, change), cause: .transform)
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

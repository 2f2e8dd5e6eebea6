/// Holds a model, and tells its observers when it changes.
///
/// A change is committed first, to a file for example; the model that the commit returns then
/// becomes the current one and is emitted. So observers see only what was committed, and a commit
/// that fails changes nothing.
public final class ModelController<Model: Equatable, Change> {
    /// The model as last committed or adopted.
    public private(set) var model: Model

    /// The signal of every new model.
    public var updateSignal: Signal<Model> { updates.signal }

    /// The signal of every change, with the model before and after it. It is emitted before
    /// ``updateSignal``.
    public var deltaSignal: Signal<Delta<Model>> { deltas.signal }

    private let commit: (_ model: Model, _ change: Change) async throws -> Model
    private let deltas: Emitter<Delta<Model>>
    private let updates: Emitter<Model>
    private let turns = AsyncMutex()
    private var isCommitting = false
    /// Adopts the last model that `update` was given while a change was being committed.
    private var adoptLater: (() -> Void)?

    /// Makes a controller of `model`, which counts as committed.
    ///
    /// - Parameter commit: Makes a change where the model is stored, and returns the model after
    ///   it, or throws if the change failed. It must not wait for a transform of the same
    ///   controller, which would wait for it in turn.
    public init(
        _ model: Model,
        commit: @escaping (_ model: Model, _ change: Change) async throws -> Model
    ) {
        self.model = model
        self.commit = commit
        deltas = Emitter()
        updates = Emitter(takingTurnsWith: deltas)
    }

    /// Adopts a model that was committed elsewhere; an equal one is not emitted. While a change is
    /// being committed this waits for that, and of several models only the last one is adopted.
    public func update(_ model: Model) {
        if isCommitting {
            adoptLater = { [weak self] in self?.update(model) }
        } else if model != self.model {
            adopt(model, cause: .update)
        }
    }

    /// Commits a change, adopts the resulting model, and emits it.
    ///
    /// Transforms that overlap run one after another, first come, first served, each on the model
    /// that the one before left.
    ///
    /// - Throws: The error of `commit`; the model is then unchanged.
    public func transform(_ change: Change) async throws {
        await turns.lock()
        isCommitting = true
        defer {
            isCommitting = false
            adoptLater?()
            adoptLater = nil
            turns.unlock()
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

/// One change of a model: the model before and after it, and the cause.
public struct Delta<Model> {
    /// The origin of a change.
    public enum Cause: Sendable {
        /// A change that was requested through the controller, and has been committed.
        case transform
        /// A change that was made elsewhere, and was adopted.
        case update
    }

    /// The model before the change, which equals `new` of the previous delta.
    public let old: Model
    /// The model after the change.
    public let new: Model
    /// The origin of the change.
    public let cause: Cause

    /// Makes the description of one change.
    public init(old: Model, new: Model, cause: Cause) {
        self.old = old
        self.new = new
        self.cause = cause
    }
}

extension Delta: Sendable where Model: Sendable {}
extension Delta: Equatable where Model: Equatable {}

/// Lets asynchronous work of one isolation domain run one piece at a time, first come, first served.
package final class AsyncMutex {
    private var isTaken = false
    private var waiting = Deque<CheckedContinuation<Void, Never>>()

    package init() {}

    /// Returns when it is the caller's turn.
    package func lock() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Passes the turn straight on to the first caller that waits, so that no other can slip in
    /// between.
    package func unlock() {
        guard let next = waiting.popFirst() else {
            isTaken = false
            return
        }
        next.resume()
    }
}

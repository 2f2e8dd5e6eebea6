/// One change of a model: what it was, what it is, and how it came about.
public struct Delta<Model> {
    /// Why a model changed.
    public enum Cause: Sendable {
        /// The change was asked for here, and has been committed.
        case transform
        /// The change was made elsewhere, and was adopted.
        case update
    }

    /// The model before the change; it equals `new` of the delta before.
    public let old: Model
    /// The model after the change.
    public let new: Model
    /// Why the model changed.
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

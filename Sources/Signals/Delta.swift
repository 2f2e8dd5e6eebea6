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

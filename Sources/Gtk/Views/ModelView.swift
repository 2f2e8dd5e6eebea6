/// A view that shows a model, whenever that arrives and as often as it changes.
///
/// It does not know its place: the same class serves as a page, a row or a card. Subclasses build
/// their widgets in `init`, connect closures there, and show values in `fill(with:)`.
open class ModelView<Model>: Box {
    /// The model of the view. Setting it fills the view.
    public final var model: Model? {
        didSet {
            if let model { fill(with: model) }
        }
    }

    /// Shows the model's values in the widgets. Called at each setting of `model`.
    open func fill(with model: Model) {}
}

/// One page of a pane: a root view, built when it is first used, and the model it shows.
///
/// The view is filled when it is built or when the model is set, whichever comes last.
@MainActor
open class Page<Model: Equatable, RootView: ModelView<Model>> {
    private let makeRootView: () -> RootView
    private var loadedView: RootView?

    /// Makes a page whose root view is built by `makeRootView`, when it is needed.
    public init(makeRootView: @escaping () -> RootView) { self.makeRootView = makeRootView }

    /// The root view, or `nil` if it is not built yet.
    public final var rootViewIfLoaded: RootView? { loadedView }

    /// The root view, which the first use builds.
    public final var rootView: RootView {
        if let loadedView { return loadedView }
        let view = makeRootView()
        loadedView = view
        if let model { view.model = model }
        rootViewDidLoad()
        return view
    }

    /// The model of the page. Setting another one fills the root view, if that is built.
    public final var model: Model? {
        didSet {
            if model != oldValue { loadedView?.model = model }
        }
    }

    /// Fills the root view with the model again, for a control that shows a click which had no
    /// effect.
    public final func refill() {
        if let model { loadedView?.model = model }
    }

    /// Called once, when the root view has been built and filled with the present model.
    open func rootViewDidLoad() {}
}

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

/// One page of a pane: a root view, built when it is first asked for, and the model it shows.
///
/// The view is filled when it is built or when the model is set, whichever comes last.
open class Page<Model, RootView: ModelView<Model>> {
    private let makeRootView: () -> RootView
    private var loadedView: RootView?

    /// A page whose root view is built by `makeRootView`, when it is needed.
    public init(makeRootView: @escaping () -> RootView) {
        self.makeRootView = makeRootView
    }

    /// The root view where it has been built; asking builds none.
    public final var rootViewIfLoaded: RootView? { loadedView }

    /// The root view; the first use builds it.
    public final var rootView: RootView {
        if let loadedView { return loadedView }
        let view = makeRootView()
        loadedView = view
        if let model { view.model = model }
        rootViewDidLoad()
        return view
    }

    /// The model of the page. Setting it fills the root view, if there is one yet.
    public final var model: Model? {
        didSet { loadedView?.model = model }
    }

    /// Fills the root view with the model again, for a control that stands as it was clicked and
    /// not as things are.
    public final func refill() {
        if let model { loadedView?.model = model }
    }

    /// Called once, when the root view has been built and filled with what there was.
    open func rootViewDidLoad() {}
}

/// Shows an entry, unless the view shows the same already.
open class DistinctViewUpdater<ViewModel: Equatable> {
    private let view: (ViewModel) -> Void
    private var shown: ViewModel?

    /// - Parameter view: shows a view model.
    public init(view: @escaping (ViewModel) -> Void) {
        self.view = view
    }

    /// Shows a view model that differs from the last one.
    public final func show(_ viewModel: ViewModel) {
        guard viewModel != shown else { return }
        shown = viewModel
        view(viewModel)
    }

    /// Makes the next view model be shown in any case, because the page is a new one.
    public final func invalidate() {
        shown = nil
    }
}

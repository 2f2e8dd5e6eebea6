/// Shows an entry in words, unless that is what was shown last.
open class ShowExistingEntry<ViewModel: Equatable> {
    private let view: (ViewModel) -> Void
    private var shown: ViewModel?

    /// - Parameter view: shows a view model.
    public init(view: @escaping (ViewModel) -> Void) {
        self.view = view
    }

    /// Shows the words unless they are those that were shown last.
    public final func show(_ viewModel: ViewModel) {
        guard viewModel != shown else { return }
        shown = viewModel
        view(viewModel)
    }

    /// There is another page, on which nothing was shown yet.
    public final func forgetShown() {
        shown = nil
    }
}

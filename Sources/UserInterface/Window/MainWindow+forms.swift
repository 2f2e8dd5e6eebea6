public import EntryFeature

extension MainWindow: DisplaysForm {
    public func openForm(_ form: FormViewModel) -> any FormView { forms.open(form) }
}

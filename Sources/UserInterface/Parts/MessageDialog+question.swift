internal import Gtk
internal import Presentation

extension MessageDialog {
    /// Makes a dialog for a question; see `presentQuestion(answer:)`.
    convenience init(_ question: QuestionViewModel, parent: Window) {
        let choices = question.choices.enumerated().map { index, label in
            (label: label, response: Response(rawValue: Int32(index + 1)))
        }
        self.init(
            .question, text: question.title, secondary: question.text,
            buttons: [(localized("_Cancel"), .cancel)] + choices,
            parent: parent)
        if question.cancelIsDefault { setDefaultResponse(.cancel) }
    }

    /// Presents the dialog.
    ///
    /// - Parameter answer: is called with the index of the choice, and not if the question is
    ///   cancelled.
    func presentQuestion(answer: @escaping (Int) -> Void) {
        present { response in
            if response.rawValue > 0 { answer(Int(response.rawValue) - 1) }
        }
    }
}

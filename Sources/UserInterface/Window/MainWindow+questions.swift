internal import Gtk
public import Presentation

extension MainWindow: AsksQuestions {
    public func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        guard !isEnding else { return }
        let choices = question.choices.enumerated().map { index, label in
            (label: label, response: Response(rawValue: Int32(index + 1)))
        }
        let dialog = MessageDialog(
            .question, text: question.title, secondary: question.text,
            buttons: [(question.refusal, .cancel)] + choices, parent: window)
        if question.prefersRefusal { dialog.setDefaultResponse(.cancel) }
        dialog.present { response in
            if response.rawValue > 0 { answer(Int(response.rawValue) - 1) }
        }
    }
}

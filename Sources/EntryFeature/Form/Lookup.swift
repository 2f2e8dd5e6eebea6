/// An answer that is looked for whenever the typed text asks another question.
package final class Lookup<Question: Equatable, Answer: Equatable> {
    /// The answer to the latest question, or `nil` if there is none or it is not known yet.
    package private(set) var answer: Answer?
    /// Is called when the answer is another one.
    package var onChange: () -> Void = {}

    private var latest: Question?
    private let find: (Question) async -> Answer?

    package init(_ find: @escaping (Question) async -> Answer?) {
        self.find = find
    }

    /// Looks for the answer to a question; none has the answer `nil` at once.
    package func ask(_ question: Question?) {
        guard question != latest else { return }
        latest = question
        guard let question else { return show(nil) }
        Task { [weak self, find] in
            let found = await find(question)
            if question == self?.latest { self?.show(found) }
        }
    }

    private func show(_ found: Answer?) {
        guard found != answer else { return }
        answer = found
        onChange()
    }
}

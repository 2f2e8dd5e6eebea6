package import Domain
import Wording

// The sentences of an import in English, as a person reads them.

extension UnreadableRow {
    package var reason: String { Localizer.inEnglish.sentence(trouble) }
}

extension RowReason {
    package var words: String { Localizer.inEnglish.reason(self) }
}

extension ImportQuestion {
    package var words: String { Localizer.inEnglish.question(question) }
}

extension ImportQuestion.Option {
    package var words: String { Localizer.inEnglish.answer(answer) }
}

extension RowRemark {
    package var words: String { Localizer.inEnglish.remark(self) }
}

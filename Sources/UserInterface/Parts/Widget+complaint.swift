internal import Gtk

extension Widget {
    /// Lets assistive technology say what is wrong with what is typed or chosen here: at once where the
    /// keyboard is here, and whenever it comes.
    ///
    /// - Parameters:
    ///   - words: nil where there is nothing to say.
    ///   - isWrong: whether the words are about an error, and not about a doubt.
    ///   - otherwise: the description while there is nothing to say.
    func complain(_ words: String?, isWrong: Bool = true, otherwise: String? = nil) {
        setAccessibleState(.invalid, on: words != nil && isWrong)
        let description = words ?? otherwise ?? ""
        guard description != accessibleDescription ?? "" else { return }
        accessibleDescription = description
        if let words, hasFocusInside { announce(words) }
    }
}

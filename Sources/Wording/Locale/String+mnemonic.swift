extension String {
    /// The text without its mnemonic, such as "Director" of "_Director", and "監督" of "監督(_D)".
    package var withoutMnemonic: String {
        guard let mark = firstIndex(of: "_") else { return self }
        let letter = index(after: mark)
        if mark > startIndex, letter < endIndex {
            let (open, close) = (index(before: mark), index(after: letter))
            if self[open] == "(", close < endIndex, self[close] == ")" {
                return String(self[..<open] + self[index(after: close)...])
            }
        }
        return String(self[..<mark] + self[letter...])
    }
}

/// The letters with one mark that Latin alphabets have, small ones, and what each is without it.
enum DiacriticTable {
    private static let byBase: [Character: String] = [
        "a": "àáâãäåāăąǎȁȃȧḁạả", "b": "ḃḅḇ", "c": "çćĉċč", "d": "ďḋḍḏḑḓ",
        "e": "èéêëēĕėęěȅȇȩḙḛẹẻẽ", "f": "ḟ", "g": "ĝğġģǧǵḡ", "h": "ĥȟḣḥḧḩḫẖ",
        "i": "ìíîïĩīĭįǐȉȋḭỉị", "j": "ĵǰ", "k": "ķǩḱḳḵ", "l": "ĺļľḷḻḽ", "m": "ḿṁṃ",
        "n": "ñńņňǹṅṇṉṋ", "o": "òóôõöōŏőơǒǫȍȏȯọỏ", "p": "ṕṗ", "r": "ŕŗřȑȓṙṛṟ",
        "s": "śŝşšșṡṣ", "t": "ţťțṫṭṯṱẗ", "u": "ùúûüũūŭůűųưǔȕȗṳṵṷụủ", "v": "ṽṿ",
        "w": "ŵẁẃẅẇẉẘ", "x": "ẋẍ", "y": "ýÿŷȳẏẙỳỵỷỹ", "z": "źżžẑẓẕ",
    ]

    /// What a letter is without its mark; nil where it has none.
    static let bases = Dictionary(
        uniqueKeysWithValues: byBase.flatMap { base, letters in letters.map { ($0, base) } })

    /// Those that alphabets of Europe have.
    static let ofEurope = bases.keys.filter { $0 < "ƀ" }.sorted()
}

/// The lower-case Latin letters with one diacritic, and their base letters.
enum DiacriticTable {
    private static let byBase: [Character: String] = [
        "a": "àáâãäåāăąǎȁȃȧḁạả", "b": "ḃḅḇ", "c": "çćĉċč", "d": "ďḋḍḏḑḓ",
        "e": "èéêëēĕėęěȅȇȩḙḛẹẻẽ", "f": "ḟ", "g": "ĝğġģǧǵḡ", "h": "ĥȟḣḥḧḩḫẖ",
        "i": "ìíîïĩīĭįǐȉȋḭỉị", "j": "ĵǰ", "k": "ķǩḱḳḵ", "l": "ĺļľḷḻḽ", "m": "ḿṁṃ",
        "n": "ñńņňǹṅṇṉṋ", "o": "òóôõöōŏőơǒǫȍȏȯọỏ", "p": "ṕṗ", "r": "ŕŗřȑȓṙṛṟ",
        "s": "śŝşšșṡṣ", "t": "ţťțṫṭṯṱẗ", "u": "ùúûüũūŭůűųưǔȕȗṳṵṷụủ", "v": "ṽṿ",
        "w": "ŵẁẃẅẇẉẘ", "x": "ẋẍ", "y": "ýÿŷȳẏẙỳỵỷỹ", "z": "źżžẑẓẕ",
    ]

    /// The base letters by letter.
    static let bases = Dictionary(
        uniqueKeysWithValues: byBase.flatMap { base, letters in letters.map { ($0, base) } })

    /// The letters in European alphabets.
    static let ofEurope = bases.keys.filter { $0 < "ƀ" }.sorted()
}

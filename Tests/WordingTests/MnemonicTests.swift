import Testing

@testable import Wording

struct MnemonicTests {
    @Test(
        "The name of a field has no mark of a mnemonic, nor a letter that stands for it alone",
        arguments: [
            ("_Director", "Director"), ("Re_gie", "Regie"), ("監督(_D)", "監督"),
            ("Distance (_km)", "Distance (km)"),
            ("_", ""), ("(_", "("), ("a(_b", "a(b"), ("メモ(_N)…", "メモ…"), ("none", "none"), ("", ""),
        ])
    func name(_ caption: String, _ name: String) { #expect(caption.withoutMnemonic == name) }
}

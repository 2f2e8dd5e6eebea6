import Testing

@testable import Domain

@Suite("Fingerprints are the same for ever: files hold them")
struct FingerprintTests {
    @Test(
        "What a mark of an import holds",
        arguments: [
            ("", "4fd0bfc1"), ("Gilda", "9b4a1489"), ("2026-11-19", "bb4b5282"),
            ("Brief Encounter\nä → 🎬", "07b6b90d"),
        ])
    func short(text: String, digits: String) { #expect(Fingerprint.short(of: text) == digits) }

    @Test("Values in a row are told apart from others, and nothing from zero")
    func values() {
        var fingerprint = Fingerprint()
        fingerprint.add("Gilda")
        fingerprint.add(1946)
        fingerprint.add(nil as Int?)
        fingerprint.add(["a", "b"])
        #expect(fingerprint.value == 11519976244980349757)
    }

    @Test("Another beginning gives another number, always of sixteen digits")
    func seeds() {
        #expect(Fingerprint().digits == "cbf29ce484222325")
        #expect(Fingerprint(seed: 1).digits == "0000000000000001")
    }

    @Test(
        "As many digits as it takes",
        arguments: [
            (0, "0"), (1, "1"), (15, "f"), (16, "10"), (0xAB_CDEF, "abcdef"),
            (.max, "ffffffffffffffff"),
        ]
            as [(UInt64, String)])
    func shortDigits(seed: UInt64, digits: String) {
        #expect(Fingerprint(seed: seed).shortDigits == digits)
    }
}

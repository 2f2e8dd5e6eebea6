import Domain
import Testing

@Suite("Which names of services are one")
struct ServiceNameTests {
    @Test(
        "A service is one however it is spaced, cased or punctuated",
        arguments: [
            ("RE 5", "RE5"), ("RE 5", "re 5"), ("ICE 93", "ICE\u{202F}93"), ("ICE 93", "ice-93"),
            ("ICE 93", " ICE  93 "), ("Nightjet 466", "Night Jet 466"), ("S 1/S 2", "S1 / S2"),
            ("Bus 12A", "bus12 a"), ("のぞみ5号", "のぞみ 5 号"), ("Éclair 3", "eclair3"),
        ])
    func same(_ one: String, _ other: String) {
        #expect(ServiceName.key(of: one) == ServiceName.key(of: other))
        #expect(CountedName(service: one) == CountedName(service: other))
    }

    @Test(
        "Other numbers and other letters are other services",
        arguments: [
            ("RE 5", "RE 50"), ("RE 5", "RB 5"), ("Bus 1 23", "Bus 12 3"), ("93", "ICE 93"),
            ("!", "?"),
        ])
    func other(_ one: String, _ other: String) {
        #expect(ServiceName.key(of: one) != ServiceName.key(of: other))
    }

    @Test("A key of a key is the same key")
    func again() {
        for name in ["RE 5", "Bus 1 23", "S1/S2", String(repeating: "ICE 93 ", count: 50), "!?"] {
            let key = ServiceName.key(of: name)
            #expect(ServiceName.key(of: key) == key)
        }
    }

    @Test("Letters and digits are apart in the words of a service")
    func words() {
        #expect(ServiceName.words(of: "RE5") == "re 5")
        #expect(ServiceName.words(of: "TGV INOUI6123") == "tgv inoui 6123")
        #expect(ServiceName.words(of: "12A") == "12 a")
    }
}

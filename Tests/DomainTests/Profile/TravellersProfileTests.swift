import Domain
import Testing

struct TravellersProfileTests {
    private let profile = TravellersProfile(
        name: "Ada Example", address: "1 Main Street", email: "ada@example.org",
        telephone: "+43 1 234", iban: "AT611904300234573201", bic: "BKAUATWW",
        accountHolder: "Bob Example")

    @Test("Neither what prints it nor what dumps it shows anything of it")
    func confidential() {
        var dumped = ""
        dump([profile], to: &dumped)
        dump(Optional(profile), to: &dumped)
        let all = [
            "\(profile)", String(describing: profile), String(reflecting: profile),
            String(reflecting: [profile]), "\([profile])", dumped,
        ]
        for text in all {
            #expect(!text.contains("xample") && !text.contains("1904") && !text.contains("Main"))
        }
        #expect("\(profile)" == "TravellersProfile(…)")
        #expect(Mirror(reflecting: profile).children.isEmpty)
    }

    @Test("Only what was filled in makes one that is not empty")
    func empty() {
        #expect(TravellersProfile().isEmpty)
        #expect(!TravellersProfile(bic: "BKAUATWW").isEmpty)
    }
}

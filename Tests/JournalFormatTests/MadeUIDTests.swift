import Testing

@testable import JournalFormat

@Suite("UIDs that are made of something are the same for ever: files are known again by them")
struct MadeUIDTests {
    @Test("What stands in the files of versions before")
    func texts() {
        #expect(MadeUID.text(of: "uid@example.org") == "0d7e67c1-22cf-d25f-601d-f88c3d391bce")
        #expect(
            MadeUID.instead(of: "uid@example.org", in: "a.ics")
                == "77afb8a2-7be1-a785-e117-8a70c36ab4f4")
        #expect(
            MadeUID.instead(of: "1", in: "b.ics", count: 2)
                == "9e521272-2710-8f5f-6324-4514bc2ccc46")
    }
}

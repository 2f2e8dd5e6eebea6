import Testing

@testable import Presentation

struct CommaSeparatedTests {
    @Test("What is listed between commas comes without its spaces, once, and never empty")
    func read() {
        #expect(
            [String](commaSeparated: " night train,, alps ,Alps, \n, sea", except: "Film")
                == ["night train", "alps", "sea"])
        #expect([String](commaSeparated: "", except: "Film") == [])
    }

    @Test("What is excepted is left out, whatever its case")
    func exception() {
        #expect([String](commaSeparated: "film, Noir, FILM", except: "Film") == ["Noir"])
    }

    @Test("A list is written as it is read")
    func write() {
        #expect(["night train", "alps"].commaSeparated == "night train, alps")
    }

    @Test("White space is taken from the ends of a text only")
    func trim() {
        #expect(" \t a b\n".trimmingSpaces == "a b")
        #expect(" \n".trimmingSpaces == "")
        #expect("".trimmingSpaces == "")
    }
}

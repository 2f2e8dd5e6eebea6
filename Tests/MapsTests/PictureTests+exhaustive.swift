import Testing

@Suite("All pictures of many maps")
struct ExhaustivePictureTests {
    @Test("Whatever is shown of whatever trips keeps to the rules", arguments: RandomMap.all)
    func rules(map: RandomMap) throws {
        let rules = try PictureRules(map)
        rules.edges()
        try rules.names()
        rules.seam()
        rules.apart()
        try rules.everything()
    }
}

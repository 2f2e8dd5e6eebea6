import Testing

extension WritableTests {
    @Test("Whatever more rows say, they are written or named", arguments: 40..<400)
    func moreAdditions(_ seed: UInt64) throws {
        try additions(seed)
    }

    @Test("Whatever more rows change, the change is written", arguments: 40..<200)
    func moreChanges(_ seed: UInt64) throws {
        try changes(seed)
    }
}

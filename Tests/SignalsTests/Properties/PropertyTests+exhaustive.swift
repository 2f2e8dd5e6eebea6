import Testing

extension PropertyTests {
    @Test(
        "Any more signals, used in any way, do what the model does",
        arguments: [1_000..<2_000, 2_000..<4_000, 4_000..<6_000, 6_000..<8_000])
    func moreEvents(seeds: Range<UInt64>) { expectSameEvents(seeds: seeds) }
}

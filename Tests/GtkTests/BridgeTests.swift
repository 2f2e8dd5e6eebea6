import Testing

extension GtkTests {
    @Suite("The main-loop bridge")
    struct BridgeTests {
        @Test(
            """
            Tasks, sleeps and the main queue run under an application, idling is free, \
            and closing the last window ends it
            """)
        func everythingRuns() throws {
            let probe = try Probe.run("BridgeProbe")
            #expect(
                probe.output == """
                    early-task queue sleep task
                    woken while idle: 0
                    woken in all: some
                    windows kept: 1

                    """)
            #expect(probe.status == 0)
        }
    }
}

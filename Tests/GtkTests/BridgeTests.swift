import Foundation
import Testing

extension GtkTests {
    @Suite("The main-loop bridge")
    struct BridgeTests {
        @Test("Tasks, sleeps and the main queue run under an application, and idling is free")
        func everythingRuns() async throws {
            let probe = Process()
            probe.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
                .deletingLastPathComponent().appendingPathComponent("BridgeProbe")
            let output = Pipe()
            probe.standardOutput = output
            try probe.run()
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            probe.waitUntilExit()
            #expect(
                String(decoding: data, as: UTF8.self) == """
                    early-task queue sleep task
                    woken while idle: 0
                    woken in all: some

                    """)
            #expect(probe.terminationStatus == 0)
        }
    }
}

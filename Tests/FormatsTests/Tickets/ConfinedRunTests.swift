import Domain
import Foundation
import TestSupport
import Testing

@testable import Formats

/// Tests of the confinement of the ticket program, by a probe that tries to break out.
struct ConfinedRunTests {
    private static let probe = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "ConfinedProbe").path

    private func lines(
        _ wish: String, by means: ConfinedRun.Means = .available,
        timeLimit: Duration = .seconds(20)
    ) async throws -> [String] {
        let program = TicketProgram(path: Self.probe, timeLimit: timeLimit, means: means)
        let answer = try await program.reservations(in: Array(wish.utf8))
        return String(decoding: answer, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test("It knows nothing of the person's environment, and holds nothing but its own streams")
    func environment() async throws {
        setenv("COUNTERFOIL_SECRET", "1", 1)
        signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, SIG_DFL) }
        #expect(
            try await lines("itself") == [
                "LC_ALL=C.UTF-8", "QT_QPA_PLATFORM=offscreen", "files: 3",
                "no new privileges: 1", "session of its own: 1", "interrupt: heard",
            ])
    }

    @Test("It reads neither the home nor a journal, and nothing that is written down there")
    func files() async throws {
        try #require(ConfinedRun.Means.available.contains(.files))
        let folder = try ScratchFolder()
        try folder.write("BEGIN:VCALENDAR\r\n", to: "film.ics")
        let paths = [
            folder.path("film.ics"), folder.url.path, NSHomeDirectory(), "/etc/passwd", "/tmp",
            "/proc/1/cmdline", "/",
        ]
        for path in paths where access(path, F_OK) == 0 {
            let tried = try await lines("read \(path)")
            #expect(tried.first == "open: Permission denied", "\(path)")
            #expect(tried.last != "list: done", "\(path)")
        }
        #expect(try await lines("read /usr").last == "list: done")
    }

    @Test("The run writes no files, not even in memory")
    func writing() async throws {
        try #require(ConfinedRun.Means.available == [.files, .calls])
        let folder = try ScratchFolder()
        #expect(
            try await lines("write \(folder.url.path)") == [
                "make: Permission denied", "folder: Permission denied",
                "memory file: Function not implemented",
            ])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test("It reaches no network and no other program")
    func sockets() async throws {
        try #require(ConfinedRun.Means.available.contains(.calls))
        #expect(
            try await lines("reach") == [
                "internet: Operation not permitted", "internet 6: Operation not permitted",
                "bus: Operation not permitted", "ring: Operation not permitted",
            ])
    }

    @Test("It makes no process that could outlive it; threads it may have")
    func processes() async throws {
        try #require(ConfinedRun.Means.available.contains(.calls))
        #expect(
            try await lines("multiply") == [
                "fork: Operation not permitted", "vfork: Operation not permitted", "thread: done",
            ])
    }

    @Test("It has no hand on other processes of the person")
    func others() async throws {
        try #require(ConfinedRun.Means.available == [.files, .calls])
        #expect(
            try await lines("meddle \(getpid())") == [
                "signal: Operation not permitted", "limit: Operation not permitted",
                "environment: Permission denied",
            ])
    }

    @Test("It gets no 3 GB, and what a ticket takes", arguments: [ConfinedRun.Means.available, []])
    func memory(means: ConfinedRun.Means) async throws {
        #expect(
            try await lines("grow", by: means) == [
                "3 GB: Cannot allocate memory", "64 MB: done",
            ])
    }

    @Test(
        "One that never ends is ended, whatever it does about signals",
        arguments: [ConfinedRun.Means.available, []])
    func endless(means: ConfinedRun.Means) async throws {
        await #expect(throws: RowTrouble.tookTooLong(seconds: 0)) {
            _ = try await lines("spin", by: means, timeLimit: .milliseconds(200))
        }
    }

    @Test("One that ends itself is a ticket that cannot be read")
    func ended() async throws {
        await #expect(throws: RowTrouble.failed) { _ = try await lines("abort") }
    }

    @Test("A run that is cancelled ends at once, even before it began")
    func cancelled() async throws {
        let task = Task { try await lines("spin", timeLimit: .seconds(600)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("Where the kernel has none of the means, it is read all the same, and leaves no child")
    func without() async throws {
        let child = try #require(Int32(try await lines("child", by: []).first ?? ""))
        // The process that adopts its children has to reap this one, which the init process may
        // delay.
        var isAlive = true
        for _ in 0..<500 where isAlive {
            let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
            isAlive = state.map { !$0.contains(") Z ") && !$0.contains(") X ") } ?? false
            if isAlive { try await Task.sleep(for: .milliseconds(10)) }
        }
        #expect(!isAlive)
        #expect(try await lines("itself", by: []).contains("no new privileges: 1"))
    }

    @Test("A program that is not there, or none, is a ticket that cannot be read")
    func missing() async throws {
        for path in ["/nowhere/extractor", "/etc/passwd", "/"] {
            await #expect(throws: RowTrouble.failed) {
                try await TicketProgram(path: path).reservations(in: [])
            }
        }
    }
}

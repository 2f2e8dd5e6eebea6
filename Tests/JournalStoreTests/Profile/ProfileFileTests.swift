import Domain
import Files
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import JournalStore

struct ProfileFileTests {
    private let scratch: ScratchFolder
    private let file: ProfileFile
    private let ada = TravellersProfile(
        name: "Ada Example", address: "1 Main Street\n1010 Wien", email: "ada@example.org",
        telephone: "+43 1 234", iban: "AT611904300234573201", bic: "BKAUATWW",
        accountHolder: "Bob = \\ Example ", place: "Wien")

    init() throws {
        scratch = try ScratchFolder()
        file = ProfileFile(scratch.url.appending(path: "profile"))
    }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: scratch.path(name))[.posixPermissions]
            as? Int
    }

    private func keep(_ profile: TravellersProfile) async throws {
        _ = try await file.store(profile, changedFrom: TravellersProfile())
    }

    @Test("Where nothing was kept there is nothing, and no folder is made to see that")
    func nothing() async throws {
        let file = ProfileFile(scratch.url.appending(path: "none/profile"))
        #expect(try await file.read() == nil)
        try await file.forget()
        #expect(try scratch.names == [])
    }

    @Test("Saved details are read back, and only their owner may read them and their folder")
    func keeps() async throws {
        let file = ProfileFile(scratch.url.appending(path: "config/counterfoil/profile"))
        #expect(try await file.store(ada, changedFrom: TravellersProfile()) == ada)
        #expect(try await file.read() == ada)
        #expect(try mode("config/counterfoil/profile") == 0o600)
        #expect(try mode("config/counterfoil") == 0o700)
    }

    @Test("People read where it is, with a sign for their home")
    func place() throws {
        let home = try #require(ProcessInfo.processInfo.environment["HOME"])
        #expect(ProfileFile(URL(filePath: home + "/c/profile")).place == "~/c/profile")
        #expect(ProfileFile(URL(filePath: home + "2/profile")).place == home + "2/profile")
    }

    @Test("It is one line a field, in the order of the form")
    func text() async throws {
        try await keep(ada)
        #expect(
            try scratch.text("profile") == """
                [profile]
                name=Ada Example
                address=1 Main Street\\n1010 Wien
                email=ada@example.org
                telephone=+43 1 234
                iban=AT611904300234573201
                bic=BKAUATWW
                account-holder=Bob = \\\\ Example\\s
                place=Wien

                """)
        #expect(try scratch.names == ["profile"])
    }

    @Test("The place of a signature is kept beside the rest, and the same one is no news")
    func placeOfSignature() async throws {
        #expect(try await file.keepPlace("  ") == false)
        #expect(try await file.read() == nil)
        #expect(try await file.keepPlace(" Wien "))
        #expect(try await file.keepPlace("Wien") == false)
        _ = try await file.store(TravellersProfile(name: "Ada"), changedFrom: TravellersProfile())
        #expect(try await file.keepPlace("Graz"))
        #expect(try await file.read() == TravellersProfile(name: "Ada", place: "Graz"))
    }

    @Test(
        "Whatever is in a value comes back as it was",
        arguments: [
            "\\n", "a\\", "\t", " ", "  a  ", "#", "[x]", "a\r\nb", "\n", "=", "\\s", "é\u{301} 名前",
        ])
    func anything(name: String) async throws {
        let profile = TravellersProfile(name: name)
        try await keep(profile)
        let read = try #require(try await file.read())
        #expect(Array(read.name.unicodeScalars) == Array(name.unicodeScalars))
    }

    @Test("From its first byte on the file is its owner's alone, before and after it was there")
    func firstByte() async throws {
        let seen = Modes()
        var disk = Disk.real
        disk.write = { file, bytes, count in
            var status = stat()
            if fstat(file, &status) == 0 { seen.append(status.st_mode & 0o777) }
            return Disk.real.write(file, bytes, count)
        }
        let file = ProfileFile(scratch.url.appending(path: "profile"), on: disk)
        _ = try await file.store(ada, changedFrom: TravellersProfile())
        try scratch.setPermissions(0o644, of: "profile")
        var other = ada
        other.name = "Eve"
        _ = try await file.store(other, changedFrom: ada)
        #expect(seen.all == [0o600, 0o600])
        #expect(try mode("profile") == 0o600)
    }

    @Test("A file that others may read is narrowed when it is read")
    func narrowed() async throws {
        try await keep(ada)
        try scratch.setPermissions(0o664, of: "profile")
        #expect(try await file.read() == ada)
        #expect(try mode("profile") == 0o600)
    }

    @Test("A file system that keeps no secrets gets none")
    func exposed() async throws {
        var disk = Disk.real
        disk.makeFile = { folder, name in
            let file = Disk.real.makeFile(folder, name)
            fchmod(file, 0o755)
            return file
        }
        let file = ProfileFile(scratch.url.appending(path: "profile"), on: disk)
        await #expect(throws: ProfileError.exposed(path: scratch.path("profile"))) {
            _ = try await file.store(ada, changedFrom: TravellersProfile())
        }
        #expect(try scratch.names == [])
    }

    @Test(
        "A file that is not as we write it is told of by its line, and stays as it is",
        arguments: [
            ("", 1), ("# only this\n", 1), ("name=Ada\n", 1), ("[profile]\nname\n", 2),
            ("[profile]\nname=a\nname=b\n", 3), ("[profile]\nname=a\\x\n", 2),
            ("[profile]\n\n# note\ncolour=red\n", 4), ("[profile]\nname=a\u{0}\n", 2),
        ])
    func damaged(text: String, line: Int) async throws {
        try scratch.write(text, to: "profile")
        let error = ProfileError.damaged(path: scratch.path("profile"), line: line)
        await #expect(throws: error) { try await file.read() }
        await #expect(throws: error) { try await keep(ada) }
        #expect(try scratch.text("profile") == text)
        try await file.forget()
        #expect(try scratch.names == [])
    }

    @Test("Bytes that are no text are damage, too")
    func noText() async throws {
        try Data([UInt8]("[profile]\nname=".utf8) + [0xFF, 0x0A])
            .write(to: scratch.url.appending(path: "profile"))
        await #expect(throws: ProfileError.damaged(path: scratch.path("profile"), line: 2)) {
            try await file.read()
        }
    }

    @Test(
        "What a person wrote by hand is read: with notes, blanks, groups and Windows' ends of lines"
    )
    func byHand() async throws {
        try scratch.write(
            "# mine\r\n\r\n[profile]\r\n iban = at61 1904 3002 3457 3201\r\nname=Ada\r\n",
            to: "profile")
        #expect(
            try await file.read() == TravellersProfile(name: "Ada", iban: "AT611904300234573201"))
    }

    @Test("A link is not followed, neither to read nor to write nor to remove what it leads to")
    func link() async throws {
        try scratch.makeFolder("elsewhere")
        try scratch.write("[profile]\nname=Ada\n", to: "elsewhere/real")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("profile"), withDestinationPath: "elsewhere/real")
        await #expect(throws: ProfileError.self) { try await file.read() }
        await #expect(throws: ProfileError.self) { try await keep(ada) }
        #expect(try scratch.text("elsewhere/real") == "[profile]\nname=Ada\n")
        try await file.forget()
        #expect(try scratch.names == ["elsewhere"])
        #expect(try scratch.text("elsewhere/real") == "[profile]\nname=Ada\n")
    }

    @Test("A folder of that name is told of, and stays")
    func folder() async throws {
        try scratch.makeFolder("profile")
        let error = ProfileError.unreadable(path: scratch.path("profile"), reason: .noFile)
        await #expect(throws: error) { try await file.read() }
        await #expect(throws: error) { try await keep(ada) }
        await #expect(throws: ProfileError.self) { try await file.forget() }
        #expect(try scratch.names == ["profile"])
    }

    @Test("What another window changed meanwhile in other fields stays")
    func together() async throws {
        try await keep(ada)
        var (here, there) = (ada, ada)
        here.email = "here@example.org"
        there.telephone = "112"
        _ = try await file.store(there, changedFrom: ada)
        let kept = try await file.store(here, changedFrom: ada)
        #expect(kept.email == "here@example.org" && kept.telephone == "112")
        #expect(try await file.read() == kept)
    }

    @Test("Where nothing filled in is left there is no file either")
    func emptied() async throws {
        try await keep(ada)
        #expect(try await file.store(TravellersProfile(), changedFrom: ada).isEmpty)
        #expect(try scratch.names == [])
    }

    @Test("A disk that fails keeps what was there, and says so")
    func failing() async throws {
        try await keep(ada)
        var disk = Disk.real
        disk.flush = { _ in
            errno = EIO
            return -1
        }
        let file = ProfileFile(scratch.url.appending(path: "profile"), on: disk)
        var other = ada
        other.name = "Eve"
        let error = ProfileError.notKept(path: scratch.path("profile"), reason: .system(EIO))
        await #expect(throws: error) { _ = try await file.store(other, changedFrom: ada) }
        #expect(try await self.file.read() == ada)
        #expect(try scratch.names == ["profile"])
    }

    @Test("What a crash left behind is removed with the file")
    func leftovers() async throws {
        try await keep(ada)
        try scratch.write("[profile]\nname=Ada\n", to: FileName.temporary("left"))
        try await file.forget()
        #expect(try scratch.names == [])
    }
}

/// The modes of files when they were written to.
private final class Modes: Sendable {
    private let kept = Mutex<[mode_t]>([])

    var all: [mode_t] { kept.withLock { $0 } }

    func append(_ mode: mode_t) { kept.withLock { $0.append(mode) } }
}

import CLinux
import Domain
import Foundation

/// A confined run of a program that reads a document on standard input and writes its answer to
/// standard output.
///
/// Its environment has only the variables below. It cannot open files except the system's
/// (Landlock), create sockets or processes (a filter of system calls), or gain privileges, and it
/// keeps none of root's. Its memory, processor time and running time are limited. The confinement
/// needs no privileges and no other program, and works where user namespaces are forbidden.
final class ConfinedRun: Sendable {
    struct Means: OptionSet {
        let rawValue: Int32
        /// The run opens no files except the system's.
        static let files = Means(rawValue: COUNTERFOIL_FILES)
        /// The run creates no sockets or processes, and cannot affect other processes.
        static let calls = Means(rawValue: COUNTERFOIL_CALLS)

        /// The means that this kernel supports: both from Linux 5.13 on, unless its administrator
        /// has disabled one.
        static var available: Means { Means(rawValue: counterfoil_confinement()) }
    }

    struct Limits {
        var time: Duration
        /// The greatest size of the answer, in bytes.
        var output: Int
        /// The size of the address space, in bytes: several times what the largest ticket needs.
        var memory = 2 << 30
    }

    /// The folders that the run may read and execute: programs, libraries, and their settings,
    /// without personal files.
    private static let readable = [
        "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/opt", "/nix/store", "/gnu/store",
        "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/ld.so.preload",
        "/etc/alternatives", "/etc/localtime", "/etc/fonts", "/etc/xdg", "/etc/locale.alias",
        "/etc/os-release", "/sys/devices/system/cpu", "/proc/cpuinfo", "/proc/meminfo",
        "/dev/null", "/dev/zero", "/dev/random", "/dev/urandom",
    ]
    /// The environment. Without the platform, Qt would look for a display.
    private static let environment = ["LC_ALL=C.UTF-8", "QT_QPA_PLATFORM=offscreen"]

    private let program: String
    private let input: UnnamedFile
    private let limits: Limits
    private let means: Means
    /// The event descriptor that is written to when the answer is no longer wanted.
    private let ending: Int32

    init(
        of program: String, on input: UnnamedFile, within limits: Limits, by means: Means
    ) throws(RowTrouble) {
        self.program = program
        self.input = input
        self.limits = limits
        self.means = means
        ending = counterfoil_event()
        guard ending >= 0 else { throw .failed }
    }

    deinit {
        close(ending)
    }

    /// Ends the run early, whether it has begun or not.
    func cancel() {
        var one: UInt64 = 1
        _ = write(ending, &one, 8)
    }

    /// Returns the answer. It blocks until the end of the run, so it is called on a thread of its
    /// own.
    func run() throws -> Data {
        var ends: [Int32] = [-1, -1]
        guard counterfoil_pipe(&ends) == 0 else { throw RowTrouble.failed }
        defer { close(ends[0]) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        let process = begin(writingTo: ends[1])
        close(ends[1])
        guard process > 0 else { throw RowTrouble.failed }
        let watch = counterfoil_pidfd(process)
        defer { close(watch) }
        let output = Result { try self.output(from: ends[0], until: watch) }
        // Processes that it may have started end with it, even without the filter.
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
        var status: Int32 = -1
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let answer = try output.get()
        guard status == 0 else { throw RowTrouble.failed }
        return answer
    }

    private func begin(writingTo output: Int32) -> Int32 {
        let resolved = URL(filePath: program).resolvingSymlinksInPath().path
        let arguments = CStrings([program])
        let environment = CStrings(Self.environment)
        let readable = CStrings(Self.readable + [program, resolved])
        return program.withCString { path in
            var confined = counterfoil_confined(
                program: path, arguments: arguments.pointer, environment: environment.pointer,
                readable: readable.pointer, input: input.descriptor, output: output,
                memory: UInt64(limits.memory),
                seconds: UInt64(limits.time.components.seconds + 1), means: means.rawValue)
            return withExtendedLifetime((arguments, environment, readable)) {
                counterfoil_run_confined(&confined)
            }
        }
    }

    private func output(from pipe: Int32, until watch: Int32) throws -> Data {
        let end = ContinuousClock.now.advanced(by: limits.time)
        var answer = Data()
        var polled = [pipe, ending, watch].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        while true {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            guard left > 0 else {
                throw RowTrouble.tookTooLong(seconds: limits.time.components.seconds)
            }
            guard poll(&polled, 3, Int32(left.rounded(.up))) >= 0 || errno == EINTR else {
                throw RowTrouble.failed
            }
            if polled[1].revents != 0 { throw CancellationError() }
            let hasEnded = polled[2].revents != 0
            if try !takeAll(from: pipe, into: &answer) { polled[0].fd = -1 }
            if hasEnded { return answer }
        }
    }

    /// Reads all bytes that a pipe has, and returns false at its end.
    private func takeAll(from pipe: Int32, into answer: inout Data) throws -> Bool {
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(pipe, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count < 0 && errno == EAGAIN }
            answer += piece.prefix(count)
            guard answer.count <= limits.output else {
                throw RowTrouble.saidTooMuch(megabytes: limits.output >> 20)
            }
        }
    }
}

/// A null-terminated array of C strings.
private final class CStrings {
    private let strings: [UnsafeMutablePointer<CChar>?]
    private let array: UnsafeMutableBufferPointer<UnsafePointer<CChar>?>

    init(_ texts: [String]) {
        strings = texts.map { strdup($0) }
        array = .allocate(capacity: texts.count + 1)
        _ = array.initialize(from: strings.map { $0.map { UnsafePointer($0) } } + [nil])
    }

    var pointer: UnsafePointer<UnsafePointer<CChar>?>? { UnsafePointer(array.baseAddress) }

    deinit {
        for string in strings { free(string) }
        array.deallocate()
    }
}

/// A file without a name, which is freed with its descriptor, so that no ticket stays on the disk.
final class UnnamedFile: Sendable {
    let descriptor: Int32

    init(holding content: [UInt8]) throws(RowTrouble) {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "counterfoil-\(UUID().uuidString)").path
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .failed }
        unlink(path)
        var rest = content[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                close(descriptor)
                throw .failed
            }
            rest = rest.dropFirst(count)
        }
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit {
        close(descriptor)
    }
}

import Foundation

/// Feeds a reader with libFuzzer's inputs: `ReaderFuzz READER [libFuzzer's options]`.
///
/// `ReaderFuzz --list` prints the readers, one per line, each with the fixtures of its seeds.
@main
struct ReaderFuzz {
    static func main() {
        let name = CommandLine.arguments.dropFirst().first ?? "--list"
        guard name != "--list" else {
            for target in FuzzTarget.all { print(target.name, target.seeds.joined(separator: " ")) }
            return
        }
        guard let chosen = FuzzTarget.all.first(where: { $0.name == name }) else {
            FileHandle.standardError.write(Data("There is no reader named \(name).\n".utf8))
            exit(2)
        }
        target = chosen
        // libFuzzer takes the place of the reader's name for the program's.
        var count = CommandLine.argc - 1
        var arguments = CommandLine.unsafeArgv + 1
        exit(
            runDriver(&count, &arguments) { bytes, size in
                ReaderFuzz.target?.feed([UInt8](UnsafeBufferPointer(start: bytes, count: size)))
                return 0
            })
    }

    // Set once, before anything runs; libFuzzer calls back without a context.
    nonisolated(unsafe) private static var target: FuzzTarget?
}

/// Calls libFuzzer's loop, which is in the compiler's run-time library.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ feed: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

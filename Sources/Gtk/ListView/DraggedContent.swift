/// What is dragged, in each of the forms that other programs may ask for.
public struct DraggedContent: Hashable {
    let text: String
    /// Absolute paths.
    let files: [String]
    /// The bytes of what the text stands for, of the media type that the list hands out; empty where there
    /// is none.
    let content: [UInt8]

    /// Makes what is handed to whoever it is dropped on.
    public init(text: String, files: [String], content: [UInt8]) {
        (self.text, self.files, self.content) = (text, files, content)
    }
}

/// Growing bytes that numbers and text are written into, and that are handed on in chunks.
///
/// A long report is written row by row; whenever ``isFull`` says so, ``drain(to:)`` hands the bytes to a sink in chunks of
/// at most ``chunkSize`` and starts again, so ten million rows need no more memory than one chunk and one row.
package struct ByteBuffer: ~Copyable {
    /// The most bytes a sink is handed at once, 64 KiB.
    package static let chunkSize = 65_536

    /// How many bytes are waiting.
    package private(set) var count = 0
    private var storage: UnsafeMutableRawPointer
    private var capacity: Int

    /// An empty buffer. `capacity` is only the room made at first, in bytes.
    package init(capacity: Int = ByteBuffer.chunkSize + 4096) {
        self.capacity = max(capacity, 64)
        storage = .allocate(byteCount: self.capacity, alignment: 16)
    }

    deinit { storage.deallocate() }

    /// Whether a whole chunk is waiting.
    package var isFull: Bool { count >= ByteBuffer.chunkSize }

    /// Whether nothing is waiting.
    package var isEmpty: Bool { count == 0 }

    /// The bytes as text; malformed UTF-8 is repaired.
    package var text: String { withUnsafeBytes { String(decoding: $0, as: UTF8.self) } }

    /// Appends one byte.
    @inline(__always)
    package mutating func append(_ byte: UInt8) {
        write(atMost: 1) { start in
            start.storeBytes(of: byte, as: UInt8.self)
            return 1
        }
    }

    /// Appends text as UTF-8.
    package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    /// Appends bytes as they are.
    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
        write(atMost: bytes.count) { start in
            start.copyMemory(from: source, byteCount: bytes.count)
            return bytes.count
        }
    }

    /// Appends one byte several times; a count below one appends nothing.
    package mutating func append(repeating byte: UInt8, count: Int) {
        guard count > 0 else { return }
        write(atMost: count) { start in
            start.initializeMemory(as: UInt8.self, repeating: byte, count: count)
            return count
        }
    }

    /// Lets `body` write at most `limit` bytes at the end; it answers how many it wrote.
    @inline(__always)
    mutating func write(atMost limit: Int, _ body: (UnsafeMutableRawPointer) -> Int) {
        if capacity - count < limit { grow(by: limit) }
        count += body(storage + count)
    }

    @inline(never)
    private mutating func grow(by extra: Int) {
        let larger = max(capacity * 2, count + extra)
        let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
        moved.copyMemory(from: storage, byteCount: count)
        storage.deallocate()
        storage = moved
        capacity = larger
    }

    /// Reads the waiting bytes in place.
    package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        body(UnsafeRawBufferPointer(start: storage, count: count))
    }

    /// Forgets the waiting bytes and keeps their room.
    package mutating func removeAll() { count = 0 }

    /// Hands every waiting byte to `sink` in order, at most ``chunkSize`` at a time, and empties the buffer.
    ///
    /// Throws what the sink throws (a closed pipe, a full disk); the bytes are gone then as well.
    package mutating func drain<Failure: Error>(
        to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        let waiting = count
        count = 0
        var offset = 0
        while offset < waiting {
            let length = min(ByteBuffer.chunkSize, waiting - offset)
            try sink(UnsafeRawBufferPointer(start: storage + offset, count: length))
            offset += length
        }
    }
}

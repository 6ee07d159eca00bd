import CLibrary

/// The whole of the terminal that the process was started in, whatever its standard streams are: pages of characters
/// are shown on it and keys come from it.
///
/// Only one may be open at a time.
package final class Screen {
    /// Something that happened.
    package enum Event: Hashable, Sendable {
        /// Keys were pressed.
        case keys([Key])
        /// The size changed, or something else has been on the screen: everything is to be drawn again.
        case redraw
        /// Nothing within the time given.
        case timeout
        /// The terminal has gone.
        case closed
    }

    /// The terminal's size.
    package private(set) var size: TerminalSize
    private let isColored: Bool
    private let terminal: Int32
    /// Signal handlers write into one end, ``wait(seconds:)`` reads the other.
    private let bell: (read: Int32, write: Int32)
    private var shown: TextGrid?
    private var decoder = KeyDecoder()
    private var isOpen = true

    /// How long an escape byte waits for the rest of a sequence before it is the Escape key, in seconds.
    package static let escapeDelay = 0.03

    /// Takes the terminal over.
    ///
    /// - Throws: ``ScreenError`` when there is none.
    package init(colored: Bool) throws(ScreenError) {
        if let name = getenv("TERM"), strcmp(name, "dumb") == 0 { throw .dumbTerminal }
        terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else { throw .noTerminal }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            close(terminal)
            throw .noTerminal
        }
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        bell = (ends[0], ends[1])
        isColored = colored
        size = TerminalSize.of(fileDescriptor: terminal) ?? .unknown
        guard RawMode.enter(terminal: terminal, bell: bell.write) else {
            for number in [terminal] + ends { close(number) }
            isOpen = false
            throw .noTerminal
        }
    }

    deinit { leave() }

    /// Gives the terminal back as it was; nothing is shown from here on.
    package func leave() {
        guard isOpen else { return }
        isOpen = false
        RawMode.leave()
        for number in [terminal, bell.read, bell.write] { close(number) }
    }

    /// Shows a page, writing only what differs from what is there.
    package func show(_ page: TextGrid) {
        guard isOpen else { return }
        let text = ScreenUpdate(from: shown, size: size, colored: isColored).text(to: page)
        shown = page
        guard !text.isEmpty else { return }
        // Terminals that know the mode show the frame at once (private mode 2026, synchronized output).
        send("\u{1B}[?2026h" + text + "\u{1B}[?2026l")
    }

    /// Puts a text on the clipboard where the terminal allows it: OSC 52
    /// (invisible-island.net/xterm/ctlseqs, "Manipulate Selection Data").
    package func copy(_ text: String) {
        send("\u{1B}]52;c;\(Base64.text(of: Array(text.utf8)))\u{07}")
    }

    /// Stops the process as Control-Z does, and goes on when it is continued.
    package func suspend() { RawMode.suspend() }

    /// Draws everything anew with the next page.
    package func invalidate() { shown = nil }

    /// Waits for something to happen, at most for a number of seconds; nil waits for ever.
    package func wait(seconds: Double?) -> Event {
        guard isOpen else { return .closed }
        var limit = seconds
        if decoder.isWaiting { limit = min(limit ?? Self.escapeDelay, Self.escapeDelay) }
        var places = [
            pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
            pollfd(fd: bell.read, events: Int16(POLLIN), revents: 0),
        ]
        let milliseconds = limit.map { Int32(min(max($0, 0) * 1000, 1e6).rounded(.up)) } ?? -1
        let count = poll(&places, nfds_t(places.count), milliseconds)
        if places[1].revents != 0 || (count < 0 && errno == EINTR) {
            var words = [UInt8](repeating: 0, count: 64)
            if read(bell.read, &words, words.count) > 0 {
                size = TerminalSize.of(fileDescriptor: terminal) ?? size
                invalidate()
                return .redraw
            }
            return .timeout
        }
        if count == 0 {
            let keys = decoder.flush()
            return keys.isEmpty ? .timeout : .keys(keys)
        }
        guard places[0].revents & Int16(POLLIN) != 0 else {
            return places[0].revents == 0 ? .timeout : .closed
        }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let length = read(terminal, &bytes, bytes.count)
        if length < 0, errno == EINTR || errno == EAGAIN { return .timeout }
        guard length > 0 else { return .closed }
        return .keys(decoder.decode(bytes[..<length]))
    }

    private func send(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = write(terminal, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
                if count < 0, errno == EAGAIN {
                    var place = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&place, 1, -1)
                    continue
                }
                if count <= 0, errno != EINTR { return }
                sent += max(count, 0)
            }
        }
    }
}

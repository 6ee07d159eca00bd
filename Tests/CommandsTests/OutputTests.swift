import Foundation
import TestSupport
import Testing

@Suite("Where results go")
struct OutputTests {
    @Test("a file is replaced whole, keeps its permissions, and nothing else is left")
    func replaced() throws {
        let folder = try Folder()
        let path = try folder.file("x.csv", "old")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(try Dashpot.run(["csv", "snappy", "-o", "x.csv"], in: folder).output.isEmpty)
        #expect(try folder.names == ["x.csv"])
        #expect(try folder.bytes("x.csv") == Dashpot.run(["csv", "snappy"], in: folder).output)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o640)
    }

    @Test("a link stays a link and its target is replaced")
    func link() throws {
        let folder = try Folder()
        try folder.file("target.csv", "old")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("link.csv").path, withDestinationPath: "target.csv")
        _ = try Dashpot.run(["csv", "snappy", "-o", "link.csv"], in: folder)
        let kept = try FileManager.default.destinationOfSymbolicLink(
            atPath: folder.url.appendingPathComponent("link.csv").path)
        #expect(kept == "target.csv")
        #expect(try folder.text("target.csv").hasPrefix("time_s,value,velocity\n"))
    }

    @Test(
        "one file for two results is refused before anything is written",
        arguments: ["x.png", "./x.png", "../here/x.png"])
    func oneFileTwice(other: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(
            "mkdir here && cd here && echo old > x.png && dashpot compare 0.12,0 0.35,0.35 -o x.png --csv \(other); "
                + "echo $?; cat x.png; ls", in: folder)
        #expect(outcome.text == "2\nold\nx.png\n")
        #expect(outcome.errors.contains("give each a file of its own"))
    }

    @Test("a name as long as the system takes is no longer beside its place")
    func longName() throws {
        let folder = try Folder()
        let name = String(repeating: "a", count: 251) + ".csv"
        #expect(try Dashpot.run(["csv", "snappy", "-o", name], in: folder).status == 0)
        #expect(try folder.names == [name])
    }

    @Test("the limit of a file's size is a refusal, and nothing is left")
    func fileSizeLimit() throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell("ulimit -f 8; dashpot csv snappy --step 0.01ms -o x.csv; echo $?", in: folder)
        #expect(outcome.text == "2\n")
        #expect(outcome.errors.contains("file too large"))
        #expect(try folder.names.isEmpty)
    }

    @Test("a scene may lie at any path", arguments: ["./mine", "./mine.txt", "./MINE.JSON5"])
    func scenePath(path: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(
            "dashpot scene show press-scale > \(path); dashpot csv \(path) -q | cmp - <(dashpot csv press-scale -q); echo $?",
            in: folder)
        #expect(outcome.text == "0\n")
    }

    @Test("-o - is standard output")
    func dash() throws {
        let folder = try Folder()
        let direct = try Dashpot.run(["csv", "snappy"], in: folder)
        #expect(try Dashpot.run(["csv", "snappy", "-o", "-"], in: folder).output == direct.output)
        let picture = try Dashpot.run(["plot", "snappy", "-o", "-"], in: folder)
        #expect(picture.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let compared = try Dashpot.run(["compare", "0.12,0", "0.35,0.35", "-o", "-"], in: folder)
        #expect(compared.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("comparing writes table, chart and data at once")
    func three() throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(["compare", "0.12,0", "0.35,0.35", "-o", "c.png", "--csv", "c.csv"], in: folder)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.text.contains("settling time, 0.1 %, at rest"))
        #expect(try folder.names == ["c.csv", "c.png"])
    }

    /// Scripts in which something takes no bytes, and the place that the sentence names.
    static let full: [(script: String, place: String)] = [
        ("dashpot csv snappy > /dev/full", "standard output"),
        ("dashpot csv snappy -o /dev/full", "/dev/full"),
        ("dashpot inspect snappy > /dev/full", "standard output"),
        ("dashpot inspect snappy --format json -o /dev/full", "/dev/full"),
        ("dashpot compare 0.12,0 0.35,0.35 > /dev/full", "standard output"),
        ("dashpot compare 0.12,0 0.35,0.35 --csv full.csv", "full.csv"),
        ("dashpot plot snappy > /dev/full", "standard output"),
        ("dashpot plot snappy -o full.png", "full.png"),
        ("dashpot csv press-scale -q > /dev/full", "standard output"),
        ("dashpot scene show press-scale > /dev/full", "standard output"),
        ("dashpot scene list > /dev/full", "standard output"),
        ("dashpot completions bash > /dev/full", "standard output"),
        ("dashpot completions man -o /dev/full", "/dev/full"),
        ("dashpot --help > /dev/full", "standard output"),
        ("dashpot --version > /dev/full", "standard output"),
    ]

    @Test(
        "a full disk is said and leaves with 2", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: full)
    func fullDisk(script: String, place: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(
            "ln -s /dev/full full.png; ln -s /dev/full full.csv\n\(script)\necho $? > status", in: folder)
        #expect(try folder.text("status") == "2\n")
        #expect(
            outcome.errors
                == "dashpot: cannot write to \(place): no space left on device; free some space or name another place\n"
        )
        #expect(try folder.names == ["full.csv", "full.png", "status"])
    }

    @Test("a full disk under the data leaves the chart's old file whole")
    func fullDiskSecond() throws {
        let folder = try Folder()
        try folder.file("chart.png", "old")
        let outcome = try Dashpot.shell(
            "dashpot compare 0.12,0 0.35,0.35 -o chart.png --csv /dev/full", in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(try folder.names == ["chart.png"])
        #expect(try folder.text("chart.png") == "old")
    }

    static let pipes: [String] = [
        "dashpot csv snappy --samples 300000 | head -1",
        "dashpot csv press-scale --samples 50000 -q | head -1",
        "dashpot csv snappy --samples 100000 --format json | head -1",
        "dashpot inspect @many | head -1",
        "dashpot completions bash | head -1",
        "dashpot --help | true",
    ]

    @Test("a reader that leaves early ends the command quietly with 0", arguments: pipes)
    func closedPipe(script: String) throws {
        let folder = try Folder()
        try folder.file("many", (1...500).map { "n\($0)=0.3\n" }.joined())
        let outcome = try Dashpot.shell("\(script) > read\necho ${PIPESTATUS[*]} > status", in: folder)
        #expect(try folder.text("status") == "0 0\n")
        #expect(outcome.errors.isEmpty)
    }

    @Test("a named pipe is written in place and stays")
    func namedPipe() throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(
            "mkfifo pipe; cat pipe > read & dashpot csv snappy -o pipe; echo $?; wait; test -p pipe && echo pipe",
            in: folder)
        #expect(outcome.text == "0\npipe\n")
        #expect(try folder.bytes("read") == Dashpot.run(["csv", "snappy"], in: folder).output)
    }

    static let signals: [(signal: String, status: String)] = [("INT", "130"), ("TERM", "143"), ("HUP", "129")]

    // A shell without a terminal starts background jobs with SIGINT ignored and threads of the tests block signals, so Python
    // starts the command.
    @Test(
        "an interruption during a long write leaves the old file and nothing beside it",
        .enabled(if: Program.isInstalled("python3")), arguments: signals)
    func interrupted(signal: String, status: String) throws {
        let folder = try Folder()
        try folder.file("x.csv", "old")
        let script = """
            import glob, os, signal, subprocess, sys, time
            child = subprocess.Popen([sys.argv[1], "csv", "snappy", "--samples", "2000000", "-o", "x.csv"],
                                     preexec_fn=lambda: (signal.signal(signal.SIG\(signal), signal.SIG_DFL),
                                                        signal.pthread_sigmask(signal.SIG_SETMASK, [])))
            while not any(os.path.getsize(p) > 100000 for p in glob.glob(".dashpot-*.part")):
                if child.poll() is not None: sys.exit("ended early")
                time.sleep(0.002)
            child.send_signal(signal.SIG\(signal))
            print(128 - child.wait())
            """
        try folder.file("interrupt.py", script)
        let outcome = try Dashpot.launch(
            try #require(Program("python3")?.path), ["interrupt.py", try Dashpot.path()], environment: [:],
            at: folder.url)
        #expect(outcome.text == status + "\n", "\(outcome.errors)")
        #expect(try folder.names == ["interrupt.py", "x.csv"])
        #expect(try folder.text("x.csv") == "old")
    }

    @Test("under nohup a hang-up is not noticed", .enabled(if: Program.isInstalled("python3")))
    func hangUp() throws {
        let folder = try Folder()
        let script = """
            import glob, os, signal, subprocess, sys, time
            child = subprocess.Popen([sys.argv[1], "csv", "snappy", "--samples", "300000", "-o", "x.csv"],
                                     preexec_fn=lambda: (signal.signal(signal.SIGHUP, signal.SIG_IGN),
                                                        signal.pthread_sigmask(signal.SIG_SETMASK, [])))
            while child.poll() is None and not glob.glob(".dashpot-*.part"): time.sleep(0.001)
            child.send_signal(signal.SIGHUP)
            print(child.wait())
            """
        try folder.file("hang.py", script)
        let outcome = try Dashpot.launch(
            try #require(Program("python3")?.path), ["hang.py", try Dashpot.path()], environment: [:], at: folder.url)
        #expect(outcome.text == "0\n")
        #expect(try folder.names == ["hang.py", "x.csv"])
        #expect(try folder.text("x.csv").split(separator: "\n").count == 300_001)
    }

    @Test("a folder that may not be written to is refused", .enabled(if: getuid() != 0))
    func unwritable() throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(
            "mkdir shut; chmod 555 shut; dashpot csv snappy -o shut/x.csv; echo $?; chmod 755 shut", in: folder)
        #expect(outcome.text == "2\n")
        #expect(
            outcome.errors == "dashpot: cannot write shut/x.csv: permission denied; name a place you may write to\n")
    }

    @Test("a file that may not be written to is refused", .enabled(if: getuid() != 0))
    func readOnly() throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(
            "echo old > x.csv; chmod 444 x.csv; dashpot csv snappy -o x.csv; echo $?", in: folder)
        #expect(outcome.text == "2\n")
        #expect(outcome.errors == "dashpot: cannot write x.csv: permission denied; name a place you may write to\n")
        #expect(try folder.text("x.csv") == "old\n")
    }

    static let closed: [(script: String, status: Int32, errors: String)] = [
        (
            "dashpot csv snappy >&-", 2,
            "dashpot: cannot write to standard output: bad file descriptor; name another place\n"
        ),
        (
            "dashpot csv - <&-", 2,
            "dashpot: cannot read standard input: bad file descriptor; give a file that exists and can be read, or - for "
                + "standard input\n"
        ),
        ("dashpot csv snappy -o x.csv <&- >&- 2>&-", 0, ""),
        ("dashpot csv 0.3,1 -o x.csv 2>&-", 0, ""),
        ("dashpot csv nan 2>&-", 2, ""),
        ("dashpot csv nan 2> /dev/full", 2, ""),
        ("dashpot csv 0.3,1 -o x.csv 2> /dev/full", 0, ""),
    ]

    @Test("closed standard streams are no trap: no file takes their place", arguments: closed)
    func closedStreams(script: String, status: Int32, errors: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(script, in: folder)
        #expect(outcome.status == status)
        #expect(outcome.errors == errors)
        if status == 0 { #expect(try folder.text("x.csv").hasPrefix("time_s,value,velocity\n0,0,0\n")) }
    }
}

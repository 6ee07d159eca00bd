import Foundation
import TestSupport
import Testing

@Suite("What is read is not written over")
struct InputAsOutputTests {
    /// A script in a folder with the scene `s.json`, the list `list` and links to it, and the name that the sentence begins
    /// with.
    static let refused: [(script: String, place: String)] = [
        ("dashpot csv s.json -o s.json", "s.json"), ("dashpot csv s.json -o ./s.json", "./s.json"),
        ("dashpot compare s.json --csv s.json", "s.json"), ("dashpot plot s.json -o s.json", "s.json"),
        ("dashpot film s.json --rgba s.json", "s.json"), ("dashpot film s.json --y4m s.json", "s.json"),
        ("dashpot inspect @list -o list", "list"), ("dashpot inspect @list -o link", "link is read as list"),
        ("dashpot inspect @link -o list", "list is read as link"),
        ("dashpot inspect @list -o hard", "hard is read as list"),
        ("dashpot inspect - -o list < list", "list is read as standard input"),
        ("dashpot scene show s.json -o s.json", "s.json"),
        ("dashpot film morphing-symbol --from dot.png --to ♥ -o dot.png", "dot.png"),
        ("dashpot film morphing-symbol --from frame-0003.png --to ♥ --frames-dir . --until 0.1", "./frame-0003.png"),
    ]

    @Test("an output that is an input is refused, through links, lists and folders", arguments: refused)
    func refuses(script: String, place: String) throws {
        let folder = try Folder()
        try folder.file("list", "press=.snappy\nrelease=.bouncy\n")
        _ = try Dashpot.shell(
            """
            dashpot scene show press-scale -o s.json; ln -s list link; ln list hard
            dashpot film press-scale --at 0 --size 40x40 -o dot.png; cp dot.png frame-0001.png; cp dot.png frame-0003.png
            """, in: folder)
        let names = try folder.names
        let before = try names.map { try folder.bytes($0) }
        let outcome = try Dashpot.shell(script + " -q", in: folder)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("dashpot: \(place) "), "\(outcome.errors)")
        #expect(outcome.errors.hasSuffix("would be written over; name another file\n"))
        #expect(try folder.names == names)
        #expect(try names.map { try folder.bytes($0) } == before)
    }

    @Test("scene run copies its scene to the byte, and leaves the one that lies in the folder")
    func sceneCopy() throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(
            """
            mkdir d; (echo '// mine, kept'; dashpot scene show press-scale) > d/scene.json5; cp d/scene.json5 before
            dashpot scene run d/scene.json5 -o d -q > /dev/null && cmp before d/scene.json5 && ls d | wc -l
            dashpot scene run d/scene.json5 -o e -q > /dev/null && cmp before e/scene.json5
            cat before | dashpot scene run - -o f -q > /dev/null && cmp before f/scene.json5
            dashpot scene run press-scale -o g -q > /dev/null && dashpot scene show press-scale | cmp - g/scene.json5
            """, in: folder)
        #expect(outcome.text.trimmingCharacters(in: .whitespacesAndNewlines) == "8" && outcome.errors.isEmpty)
    }

    @Test("a watched scene in its own folder is run once until it changes")
    func watchedInPlace() throws {
        let folder = try Folder()
        _ = try Dashpot.shell("mkdir d; dashpot scene show press-scale > d/scene.json5", in: folder)
        _ = try SignalTests.run(
            ["scene", "run", "d/scene.json5", "-o", "d", "-q", "--size", "500x400", "--watch"],
            ready: "os.path.getsize('printed') and not time.sleep(1.5)", signals: ["INT"], in: folder)
        #expect(try folder.text("printed").split(separator: "\n").filter { $0.hasPrefix("property") }.count == 1)
    }
}

@Suite("Links, owners and folders")
struct PlacesTests {
    @Test("the target of a link is made where it is missing, and the link stays a link")
    func danglingLink() throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(
            """
            mkdir sub; ln -s nowhere.csv d.csv; ln -s sub/second.csv first.csv; ln -s ../third.csv sub/second.csv
            dashpot csv snappy -o d.csv && dashpot csv snappy -o first.csv
            readlink d.csv first.csv sub/second.csv; cmp nowhere.csv third.csv; ls -A . sub | grep -c part
            """, in: folder)
        #expect(outcome.text == "nowhere.csv\nsub/second.csv\n../third.csv\n0\n", "\(outcome.errors)")
        #expect(try folder.bytes("nowhere.csv") == Dashpot.run(["csv", "snappy"], in: folder).output)
    }

    @Test("links that lead to each other are refused, and a missing folder behind a link too")
    func loops() throws {
        let folder = try Folder()
        let loop = try Dashpot.shell("ln -s b.csv a.csv; ln -s a.csv b.csv; dashpot csv snappy -o a.csv", in: folder)
        #expect(loop.status == 2 && loop.errors.contains("cannot write a.csv: too many"), "\(loop.errors)")
        let missing = try Dashpot.shell("ln -s none/x.csv c.csv; dashpot csv snappy -o c.csv", in: folder)
        #expect(missing.status == 2 && missing.errors.contains("create its folder first"))
        #expect(try folder.names == ["a.csv", "b.csv", "c.csv"])
    }

    @Test("overwriting keeps the owner where that is allowed", .enabled(if: getuid() == 0))
    func owner() throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(
            """
            touch x.csv; chown 1234:4321 x.csv; chmod 2640 x.csv; dashpot csv snappy -o x.csv; stat -c '%u:%g %a' x.csv
            """, in: folder)
        #expect(outcome.text == "1234:4321 2640\n")
    }

    @Test("a longer film's frames go, and nothing else")
    func leftOverFrames() throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(
            """
            film() { dashpot film press-scale --frames-dir f --size 40x40 "$@"; }
            film --until 0.2; touch f/frame-12.png f/frame-0001.txt f/mine.png f/frame-00007.png; film --until 0.05; ls f
            """, in: folder)
        // Three frames a twentieth of a second, one more at its end.
        #expect(
            outcome.lines == [
                "frame-0001.png", "frame-0001.txt", "frame-0002.png", "frame-0003.png", "frame-0004.png",
                "frame-12.png",
                "mine.png",
            ], "\(outcome.errors)")
    }

    @Test(
        "a folder that was made for what is refused goes again",
        arguments: [
            "film press-scale --frames-dir new/deep --size 16000x16000", "scene run press-scale -o new/deep --size 1x1",
            "scene run press-scale -o new/deep --set nope=1",
        ])
    func madeFolder(words: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(words.split(separator: " ").map(String.init), in: folder)
        #expect(outcome.status == 2)
        #expect(try folder.names.isEmpty)
        // One that was there stays.
        let kept = try Dashpot.shell("mkdir new; dashpot \(words); ls", in: folder)
        #expect(kept.text == "new\n")
    }

    @Test(
        "a folder that cannot be filled goes again", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullFolder() throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(
            "mkdir e; ln -s /dev/full e/chart.png; dashpot scene run press-scale -o e -q; ls e", in: folder)
        #expect(outcome.text == "chart.png\n" && outcome.errors.contains("no space left"))
    }
}

import Foundation
import Testing

@testable import Springs

@Suite("A spring in a file")
struct SpringCodableTests {
    @Test(
        "is written as it was described, and read back to the last digit",
        arguments: [
            (Spring.Description.durationBounce(duration: 0.1, bounce: -0.3), ["duration": 0.1, "bounce": -0.3]),
            (.responseDampingRatio(response: 0.35, dampingRatio: 0.65), ["response": 0.35, "dampingRatio": 0.65]),
            (.physical(mass: 1.1, stiffness: 33.3, damping: 7.7), ["mass": 1.1, "stiffness": 33.3, "damping": 7.7]),
            (
                .stiffnessDampingRatio(mass: 1, stiffness: 380, dampingRatio: 0.8),
                ["mass": 1, "stiffness": 380, "dampingRatio": 0.8]
            ),
        ])
    func roundTrip(description: Spring.Description, fields: [String: Double]) throws {
        let spring = Spring(unchecked: description)
        let data = try JSONEncoder().encode(spring)
        #expect(try JSONDecoder().decode([String: Double].self, from: data) == fields)
        #expect(try JSONDecoder().decode(Spring.self, from: data) == spring)
    }

    @Test("a bounce or a mass may be left out")
    func leftOut() throws {
        let read = { (text: String) in try JSONDecoder().decode(Spring.self, from: Data(text.utf8)) }
        #expect(try read(#"{"duration": 0.5}"#) == Spring(duration: 0.5, bounce: 0))
        #expect(try read(#"{"stiffness": 170, "damping": 26}"#) == Spring(mass: 1, stiffness: 170, damping: 26))
    }

    @Test(
        "what is no spring is refused with a sentence",
        arguments: [
            (#"{"duration": 0.5, "bounce": 1.5}"#, "bounce"), (#"{"duration": -1}"#, "duration"),
            (#"{"duration": 0.5, "dampingRatio": 1}"#, "dampingRatio and duration describes no spring"),
            (#"{"bounce": 0.5}"#, "bounce describes no spring"), ("{}", "no number describes no spring"),
            (#"{"mass": 1, "stiffness": 0, "damping": 1}"#, "stiffness"),
        ])
    func refused(text: String, part: String) {
        #expect {
            try JSONDecoder().decode(Spring.self, from: Data(text.utf8))
        } throws: { error in
            guard case DecodingError.dataCorrupted(let context) = error else { return false }
            return context.debugDescription.contains(part)
        }
    }
}

import Arguments
import Plotting

extension Chart {
    /// The chart under the heading that the command line states, if it states one.
    func titled(_ arguments: ParsedArguments) throws(UsageError) -> Chart {
        guard let title = try arguments[CommonOptions.title] else { return self }
        var chart = self
        chart.title = title
        return chart
    }
}

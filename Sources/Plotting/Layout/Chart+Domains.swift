extension Panel {
    /// The values from the foot of the y axis to its head: those the axis states, else what the panel shows, widened by
    /// the axis' padding.
    package var domainUpwards: ClosedRange<Double> { Extent.domain(of: y, over: Extent.upwards(self)) }
}

extension Chart {
    /// The values from one end of the x axis to the other, panel by panel: neighbours with equal axes share what all of
    /// them show.
    package var domainsAcross: [ClosedRange<Double>] {
        var result: [ClosedRange<Double>] = []
        var rest = panels[...]
        while let first = rest.first {
            let run = rest.prefix { $0.x == first.x }
            var axis = first.x
            if first.cells != nil { axis.padding = 0 }
            let domain = Extent.domain(of: axis, over: run.flatMap(Extent.across))
            result += Array(repeating: domain, count: run.count)
            rest = rest.dropFirst(run.count)
        }
        return result
    }
}

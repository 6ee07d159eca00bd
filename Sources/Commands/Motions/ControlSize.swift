import Scenes

/// The control's size in points.
typealias ControlSize = Scenes.ControlSize

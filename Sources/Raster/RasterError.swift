// RasterError

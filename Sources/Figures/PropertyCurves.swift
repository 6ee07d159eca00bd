// PropertyCurves

// NotationError

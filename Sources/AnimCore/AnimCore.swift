// All modules of the core by one import.

@_exported import AnimMachine
@_exported import AnimMath
@_exported import AnimMotion
@_exported import AnimPaths
@_exported import AnimScene
@_exported import AnimStage

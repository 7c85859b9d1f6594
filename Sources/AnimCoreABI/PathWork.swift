// SPDX-License-Identifier: MIT
#if hasFeature(Embedded)
    import AnimStage

    /// Called by `anim_platform_work_on_paths` in C.
    @_cdecl("animcore_work_on_paths")
    public func animWorkOnPaths(_ work: Int32, _ subject: UnsafeMutableRawPointer) {
        workOnPaths(work, subject)
    }
#endif

-- SPDX-License-Identifier: MIT
rockspec_format = "3.0"
package = "animcore"
version = "0.1.0-1"
-- This folder is the source: luarocks make, here.
source = {
    url = "file://.",
}
description = {
    summary = "An animation core: springs, transactions, interruption, controls from documents.",
    detailed = "libanimcore for LuaJIT. The same input gives the same bits in every language.",
    license = "MIT",
}
dependencies = {
    "lua == 5.1", -- LuaJIT
}
build = {
    type = "builtin",
    modules = {
        animcore = "animcore.lua",
        ["animcore.cdef"] = "animcore/cdef.lua",
        ["animcore.constants"] = "animcore/constants.lua",
        ["animcore.objects"] = "animcore/objects.lua",
        ["animcore.runtime"] = "animcore/runtime.lua",
        ["animcore.sugar"] = "animcore/sugar.lua",
        ["animcore.values"] = "animcore/values.lua",
    },
    copy_directories = { "examples" },
}

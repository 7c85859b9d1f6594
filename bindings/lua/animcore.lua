-- SPDX-License-Identifier: MIT
-- libanimcore for LuaJIT: springs, stages of properties, scenes from documents, machines, paths and morphs.
local R = require("animcore.runtime")
require("animcore.constants")
require("animcore.values")
require("animcore.objects")
require("animcore.sugar")
return R.module

# SPDX-License-Identifier: MIT
# libanimcore.so.1: exports what the header declares, needs libc, and nothing else.

set(version_script ${PROJECT_BINARY_DIR}/animcore.map)
list(JOIN ANIMCORE_FUNCTIONS ";\n        " exports)
file(CONFIGURE OUTPUT ${version_script} CONTENT "ANIMCORE_@ANIMCORE_ABI@ {
    global:
        @exports@;
    local:
        *;
};
" @ONLY)

add_library(animcore SHARED ${animcore_sources})
if(BUILD_SHARED_LIBS)
    add_library(animcore::animcore ALIAS animcore)
else()
    set_target_properties(animcore PROPERTIES EXCLUDE_FROM_ALL ON)
endif()
target_include_directories(
    animcore INTERFACE $<BUILD_INTERFACE:${ANIMCORE_INCLUDE_FOLDER}> $<INSTALL_INTERFACE:include>
)
target_link_options(
    animcore
    PRIVATE
        ${ANIMCORE_SWIFT_LINK_FLAGS}
        LINKER:--version-script=${version_script}
        LINKER:--gc-sections
        LINKER:--as-needed
        LINKER:-z,defs
        # Its functions may be running in other threads, or be in a host's exit handlers, when it is closed.
        LINKER:-z,nodelete
        LINKER:-z,relro
        LINKER:-z,now
        LINKER:-z,noexecstack
        $<$<NOT:$<CONFIG:Debug>>:LINKER:--strip-all>
)
set_target_properties(animcore PROPERTIES LINKER_LANGUAGE C SOVERSION ${ANIMCORE_ABI} LINK_DEPENDS ${version_script})

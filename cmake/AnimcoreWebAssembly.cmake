# SPDX-License-Identifier: MIT
# animcore.wasm: exports what the header declares, malloc and free, its memory and its table; imports
# nothing.
#
# Debian's wasi-libc gives malloc and memcpy (only what needs no system), its libclang-rt-dev-wasm32 the helpers for
# 128-bit integers.

file(GLOB builtins /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a)
if(NOT builtins)
    message(FATAL_ERROR "libclang_rt.builtins-wasm32.a was not found. Install Debian's libclang-rt-dev-wasm32.")
endif()
list(GET builtins -1 builtins)

# clang runs it after linking where it finds it; the module is a sixth smaller for it.
find_program(ANIMCORE_WASM_OPT wasm-opt DOC "Binaryen's optimizer")
if(NOT ANIMCORE_WASM_OPT)
    message(WARNING "wasm-opt was not found; animcore.wasm will be larger. Install Debian's binaryen.")
endif()

add_executable(animcore ${animcore_sources} cmake/wasm_arc4random.c)
target_compile_options(animcore PRIVATE -Wall -Wextra)
# For pages that need less than all, and load it sooner: what nobody can call is left out by the linker.
set(ANIMCORE_EXPORTS "" CACHE FILEPATH "A file with the names of the functions that the module is to have; empty: all")
set(exported ${ANIMCORE_FUNCTIONS})
if(ANIMCORE_EXPORTS)
    file(STRINGS ${ANIMCORE_EXPORTS} exported REGEX "^anim_")
    foreach(function IN LISTS exported)
        if(NOT function IN_LIST ANIMCORE_FUNCTIONS)
            message(FATAL_ERROR "${ANIMCORE_EXPORTS} names ${function}, which is no function of these components.")
        endif()
    endforeach()
endif()
# free is exported by Sources/CAnimPlatform/Memory.c.
set(exports ${exported} malloc)
list(TRANSFORM exports PREPEND LINKER:--export=)
target_link_options(
    animcore
    PRIVATE
        -nostdlib
        -Oz
        LINKER:--no-entry
        LINKER:--gc-sections
        LINKER:--strip-all
        # A host puts its callbacks into the table, which it makes longer for that.
        LINKER:--export-table
        LINKER:--growable-table
        # Kept apart, wasm-ld does not wrap every export in a run of constructors and destructors, which would bring along
        # stdio and its imports. A host calls it once where it is there.
        LINKER:--export-if-defined=__wasm_call_ctors
        LINKER:-z,stack-size=262144
        # Little is inlined here, in hot functions too: engines inline again by themselves, so that frames take as long (1.2 %
        # with brotli). What is inlined changes no result and no check.
        LINKER:-mllvm,-inline-threshold=10
        # Nothing lies below, which wasm-opt goes by.
        LINKER:--global-base=1024
        # What the module is linked with, for the test of NOTICES.md.
        LINKER:-Map=members.map
        ${exports}
)
target_link_libraries(animcore PRIVATE c ${builtins})
set_target_properties(animcore PROPERTIES SUFFIX .wasm)
if(ANIMCORE_WASM_OPT)
    # Once more, with additions of up to 1 KiB put into loads and stores (1 %). The two differ where a sum wraps around to
    # an address in the first KiB, and nothing lies there.
    add_custom_command(
        TARGET animcore
        POST_BUILD
        COMMAND
            ${ANIMCORE_WASM_OPT} -Oz --low-memory-unused $<TARGET_FILE:animcore> -o $<TARGET_FILE:animcore>
        VERBATIM
    )
endif()

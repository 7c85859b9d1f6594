# animcore.wasm: exports what the header declares, malloc and free, and its memory; imports nothing.
#
# Debian's wasi-libc gives malloc and memcpy (only what needs no system), its libclang-rt-dev-wasm32 the helpers for
# 128-bit integers.

file(GLOB builtins /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a)
if(NOT builtins)
    message(FATAL_ERROR "libclang_rt.builtins-wasm32.a was not found. Install Debian's libclang-rt-dev-wasm32.")
endif()
list(GET builtins -1 builtins)

add_executable(animcore ${animcore_sources} cmake/wasm_arc4random.c)
set(exports ${ANIMCORE_FUNCTIONS} malloc free)
list(TRANSFORM exports PREPEND LINKER:--export=)
target_link_options(
    animcore
    PRIVATE
        -nostdlib
        LINKER:--no-entry
        LINKER:--gc-sections
        LINKER:--strip-all
        LINKER:-z,stack-size=262144
        ${exports}
)
target_link_libraries(animcore PRIVATE c ${builtins})
set_target_properties(animcore PROPERTIES SUFFIX .wasm)

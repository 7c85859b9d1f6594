# SPDX-License-Identifier: MIT
# WebAssembly, with the Swift toolchain's own clang and Debian's package wasi-libc (for malloc and memcpy).
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)

find_program(ANIMCORE_SWIFTC swiftc DOC "The Swift compiler, 6.3 or newer")
file(REAL_PATH ${ANIMCORE_SWIFTC} swiftc)
get_filename_component(swift_folder ${swiftc} DIRECTORY)

set(CMAKE_C_COMPILER ${swift_folder}/clang)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_C_COMPILER_WORKS TRUE) # its test would link a program with compiler-rt, which is neither there nor needed
set(CMAKE_SYSROOT /usr)

set(ANIMCORE_SWIFT_TARGET wasm32-unknown-none-wasm)
set(ANIMCORE_SWIFT_PLATFORM_FLAGS -Xfrontend -disable-stack-protector)

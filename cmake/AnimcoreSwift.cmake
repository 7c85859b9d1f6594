# SPDX-License-Identifier: MIT
# Compiles Embedded Swift into one object file that C links like any other.
#
# In Embedded Swift a module's interface holds its functions, optimized, and a module that calls them makes its own code
# of them. So only the last module, which reaches everything, makes an object file. The others would make the same code
# again, for the linker to drop.
#
# CMake's own Swift support is not used: it links with swiftc, which adds libraries that Embedded Swift does not need,
# and it does not know that a module depends on the C headers that it imports.

find_program(ANIMCORE_SWIFTC swiftc DOC "The Swift compiler, 6.3 or newer")
if(NOT ANIMCORE_SWIFTC)
    message(FATAL_ERROR "swiftc was not found. Install Swift 6.3 (https://www.swift.org/install) and put it on PATH.")
endif()

file(REAL_PATH ${ANIMCORE_SWIFTC} swift_folder)
get_filename_component(swift_folder ${swift_folder} DIRECTORY)

if(NOT ANIMCORE_SWIFT_TARGET)
    if(CMAKE_SYSTEM_PROCESSOR STREQUAL "aarch64")
        # The toolchain has Embedded Swift for bare AArch64; its objects link into a Linux library as they are.
        set(ANIMCORE_SWIFT_TARGET aarch64-none-none-elf)
    else()
        set(ANIMCORE_SWIFT_TARGET ${CMAKE_SYSTEM_PROCESSOR}-unknown-linux-gnu)
    endif()
endif()

set(ANIMCORE_SWIFT_FLAGS
    -target ${ANIMCORE_SWIFT_TARGET}
    -swift-version 6
    # The modules are one package: what is declared `package` is for them alone.
    -package-name animcore
    -enable-experimental-feature Embedded
    -wmo
    -parse-as-library
    # The linker can then drop what no export reaches.
    -Xfrontend -function-sections
    # C functions that Swift imports and inlines: square roots that call nothing, no fused multiply-add.
    -Xcc -fno-math-errno -Xcc -ffp-contract=off
    ${ANIMCORE_SWIFT_PLATFORM_FLAGS}
)
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    list(APPEND ANIMCORE_SWIFT_FLAGS -Onone -g)
else()
    # Small, as bitcode that is optimized again as one program when it is linked. The hot functions ask for speed
    # themselves: @_optimize(speed). (LLVM's machine outliner would save another 2 %, and cost a display list a quarter
    # of its speed; a lower inlining threshold saves as much, but only in the hot functions.)
    list(
        APPEND
        ANIMCORE_SWIFT_FLAGS
        -Osize
        -lto=llvm-full
        # All checks that stop a program in a function end in one place: which of them stopped it is lost, and nothing else.
        -Xfrontend -mergeable-traps
        # For safety, not for size. LLVM's passes for Swift's retains and releases move them past the check of an array for
        # other owners, which in Embedded Swift is a plain load that they do not know: arrays with two owners were written
        # to. A pass that does not run makes no wrong code.
        -Xfrontend -disable-swift-specific-llvm-optzns
        # Functions that take a closure are not copied for each closure (6.1 %: 83 KB). The pass only makes faster copies of
        # functions that are there anyway, and without it they are called as they were written; those that must be fast are
        # inlined.
        -Xllvm -sil-disable-pass=closure-specialize
    )
    set(ANIMCORE_SWIFT_LINK_FLAGS
        # The toolchain's own linker: it reads the toolchain's bitcode.
        -fuse-ld=lld
        -B${swift_folder}
        # Equal functions are one, but for those whose address is taken: to tell two functions apart by their addresses is
        # all that a program could notice, and LLVM's table of address-significant symbols rules it out. (Merging those too
        # would save 0.1 %.)
        LINKER:--icf=safe
        # What the functions become as one program is for size too: LLVM's own pipeline for size, which differs from the
        # usual one in what it weighs and not in what it may do (2.3 %; the hot ones are as fast).
        "LINKER:--lto-newpm-passes=lto<Oz>"
    )
endif()
if(ANIMCORE_WERROR)
    list(APPEND ANIMCORE_SWIFT_FLAGS -warnings-as-errors)
endif()

# animcore_add_swift_module(<name> [OBJECT] [IMPORTS <Swift module>...] [HEADERS <folder with a module map>...])
#
# Compiles all Swift files below Sources/<name>; new files are found when building. Without OBJECT it makes the module's
# interface alone. OBJECT makes an object file of all that the module reaches, and sets <name>_OBJECT for the sources of
# a library.
function(animcore_add_swift_module name)
    if(ANIMCORE_BUILT_OBJECTS)
        set(${name}_OBJECT ${ANIMCORE_BUILT_OBJECTS}/${name}.o PARENT_SCOPE)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 module "OBJECT" "" "IMPORTS;HEADERS")

    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/Sources/${name}/*.swift)
    set(arguments ${ANIMCORE_SWIFT_FLAGS} -module-name ${name} -I ${PROJECT_BINARY_DIR})
    set(dependencies ${sources})
    if(module_OBJECT)
        set(output ${PROJECT_BINARY_DIR}/${name}.o)
        set(${name}_OBJECT ${output} PARENT_SCOPE)
        # The path of the output as it is written here is in the bitcode, from which names are made when it is linked:
        # without a folder, the same sources give the same bytes wherever they are built.
        list(APPEND arguments -emit-object -o ${name}.o)
    else()
        set(output ${PROJECT_BINARY_DIR}/${name}.swiftmodule)
        list(APPEND arguments -emit-module -emit-module-path ${output})
    endif()
    if(module_OBJECT AND ANIMCORE_SWIFT_TARGET MATCHES "^x86_64")
        # The functions that are listed there are compiled for AVX2, and nothing else is: they are called where the library,
        # when it is loaded, finds a processor that has it. AVX2 alone, without FMA, gives the compiler no fused
        # multiply-add to contract to.
        list(APPEND arguments -Xllvm -forceattrs-csv-path=${PROJECT_SOURCE_DIR}/cmake/wide-functions.csv)
        list(APPEND dependencies ${PROJECT_SOURCE_DIR}/cmake/wide-functions.csv)
    endif()
    foreach(import IN LISTS module_IMPORTS)
        list(APPEND dependencies ${PROJECT_BINARY_DIR}/${import}.swiftmodule)
    endforeach()
    foreach(folder IN LISTS module_HEADERS)
        file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${folder}/*.h ${folder}/*.modulemap)
        list(APPEND arguments -I ${folder})
        list(APPEND dependencies ${headers})
    endforeach()

    # A response file: the list of sources is long, and its change is a reason to compile. The compiler takes spaces and
    # quotes in it as a shell does.
    set(response ${PROJECT_BINARY_DIR}/${name}.arguments)
    list(JOIN sources "\n" lines)
    string(REGEX REPLACE "([ '\"\\])" "\\\\\\1" lines "${lines}")
    file(CONFIGURE OUTPUT ${response} CONTENT "@lines@\n" @ONLY)

    add_custom_command(
        OUTPUT ${output}
        COMMAND ${ANIMCORE_SWIFTC} ${arguments} @${response}
        WORKING_DIRECTORY ${PROJECT_BINARY_DIR}
        DEPENDS ${dependencies} ${response}
        COMMENT "Compiling Swift module ${name}"
        VERBATIM
    )
endfunction()

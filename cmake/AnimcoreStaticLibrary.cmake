# SPDX-License-Identifier: MIT
# libanimcore.a: one object file of ordinary code, which any linker takes.
#
# Linking the shared library turns the bitcode into one program; that program, before it is laid out, is an object file
# with a section for each function and each constant. The static library is this file, so that its code is the shared
# library's, bit for bit, and a host that links with --gc-sections carries what it calls and no more.

set(native_objects $<TARGET_OBJECTS:animcore-platform>)
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    # Compiled as ordinary code already.
    list(PREPEND native_objects ${animcore_objects})
else()
    set(linked_object ${PROJECT_BINARY_DIR}/animcore-linked.o)
    target_link_options(animcore PRIVATE LINKER:--lto-obj-path=${linked_object})
    list(PREPEND native_objects ${linked_object})
endif()

find_program(ANIMCORE_LLD ld.lld HINTS ${swift_folder} DOC "The linker that joins the static library's objects" REQUIRED)
find_program(
    ANIMCORE_OBJCOPY llvm-objcopy HINTS ${swift_folder} DOC "Makes the static library's own symbols local" REQUIRED
)
set(exported_symbols ${PROJECT_BINARY_DIR}/animcore-exports.txt)
list(JOIN ANIMCORE_FUNCTIONS "\n" lines)
file(CONFIGURE OUTPUT ${exported_symbols} CONTENT "${lines}\n")

# Joined, its calls of posix_memalign and free are led to Sources/CAnimPlatform/Memory.c; then all but what the header
# declares becomes local. A host's own calls of these functions, and its symbols of whatever name, are not touched.
set(static_object ${PROJECT_BINARY_DIR}/animcore-static.o)
add_custom_command(
    OUTPUT ${static_object}
    COMMAND
        ${ANIMCORE_LLD} -r -o ${static_object}.joined ${native_objects} --wrap=posix_memalign --wrap=free
    COMMAND ${ANIMCORE_OBJCOPY} --keep-global-symbols=${exported_symbols} ${static_object}.joined ${static_object}
    COMMAND ${CMAKE_COMMAND} -E rm ${static_object}.joined
    DEPENDS animcore $<TARGET_OBJECTS:animcore-platform> ${exported_symbols}
    COMMENT "Joining the static library's object"
    COMMAND_EXPAND_LISTS
    VERBATIM
)

add_library(animcore-static STATIC ${static_object})
add_library(animcore::animcore-static ALIAS animcore-static)
if(NOT BUILD_SHARED_LIBS)
    add_library(animcore::animcore ALIAS animcore-static)
endif()
set_source_files_properties(${static_object} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
set_target_properties(animcore-static PROPERTIES LINKER_LANGUAGE C OUTPUT_NAME animcore)
target_include_directories(
    animcore-static INTERFACE $<BUILD_INTERFACE:${ANIMCORE_INCLUDE_FOLDER}> $<INSTALL_INTERFACE:include>
)

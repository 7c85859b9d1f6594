# Reads include/animcore.h: what CMake needs to know of the ABI is written there and nowhere else.

# Sets ANIMCORE_HEADER_VERSION ("0.1.0") and ANIMCORE_FUNCTIONS (the names of all declared functions, sorted).
function(animcore_read_header header)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${header})
    file(READ ${header} text)

    foreach(part MAJOR MINOR PATCH)
        if(NOT text MATCHES "ANIM_VERSION_${part} = ([0-9]+)")
            message(FATAL_ERROR "${header} does not define ANIM_VERSION_${part}")
        endif()
        list(APPEND version ${CMAKE_MATCH_1})
    endforeach()
    list(JOIN version "." version)

    # Every declaration begins a line with ANIM_API; its name is the word before the first parenthesis.
    string(REGEX MATCHALL "\nANIM_API [^(;]*\\(" functions "${text}")
    list(TRANSFORM functions REPLACE "^.*[ *]([a-z0-9_]+)\\($" "\\1")
    list(SORT functions)
    if(NOT functions)
        message(FATAL_ERROR "${header} declares no functions")
    endif()

    set(ANIMCORE_HEADER_VERSION ${version} PARENT_SCOPE)
    set(ANIMCORE_FUNCTIONS ${functions} PARENT_SCOPE)
endfunction()

# SPDX-License-Identifier: MIT
# Reads the headers of include/: what CMake needs to know of the ABI is written there and nowhere else.

# animcore_read_headers(<folder>)
#
# Sets ANIMCORE_HEADERS (the files below the folder, animcore.h and those that it includes), ANIMCORE_HEADER_VERSION ("0.1.0"), ANIMCORE_ALL_COMPONENTS (their names, in the order of their numbers) and, for
# each function, ANIMCORE_COMPONENTS_OF_<function>: the components that a library must have to have it, or "base".
# ANIMCORE_DECLARED_FUNCTIONS are the names of all functions.
function(animcore_read_headers folder)
    set(headers animcore.h)
    file(STRINGS ${folder}/animcore.h includes REGEX "^#include \"animcore/[a-z]+\\.h\"$")
    foreach(line IN LISTS includes)
        string(REGEX REPLACE "^#include \"(.*)\"$" "\\1" header "${line}")
        list(APPEND headers ${header})
    endforeach()
    set(text "")
    foreach(header IN LISTS headers)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${folder}/${header})
        file(READ ${folder}/${header} part)
        string(APPEND text "${part}")
    endforeach()

    foreach(part MAJOR MINOR PATCH)
        if(NOT text MATCHES "ANIM_VERSION_${part} = ([0-9]+)")
            message(FATAL_ERROR "${folder} does not define ANIM_VERSION_${part}")
        endif()
        list(APPEND version ${CMAKE_MATCH_1})
    endforeach()
    list(JOIN version "." version)

    string(REGEX MATCHALL "ANIM_COMPONENT_[A-Z]+ = [0-9]+" components "${text}")
    foreach(component IN LISTS components)
        string(REGEX MATCH "_([A-Z]+) = ([0-9]+)" ignored "${component}")
        string(TOLOWER ${CMAKE_MATCH_1} name)
        list(APPEND names ${name})
        set(ANIMCORE_NUMBER_OF_${name} ${CMAKE_MATCH_2} PARENT_SCOPE)
    endforeach()

    # Every declaration begins a line with ANIM_API; its name is the word before the first parenthesis. It belongs to what
    # the last comment "Component: ..." before it names.
    string(REGEX MATCHALL "\n(ANIM_API [^(;]*\\(|/\\* Components?: [a-z ]+\\. \\*/)" lines "${text}")
    foreach(line IN LISTS lines)
        if(line MATCHES "Components?: ([a-z ]+)")
            string(REPLACE " and " ";" belongs "${CMAKE_MATCH_1}")
        else()
            string(REGEX REPLACE "^.*[ *\n]([a-z0-9_]+)\\($" "\\1" function "${line}")
            list(APPEND functions ${function})
            set(ANIMCORE_COMPONENTS_OF_${function} ${belongs} PARENT_SCOPE)
        endif()
    endforeach()
    list(SORT functions)
    if(NOT functions)
        message(FATAL_ERROR "${folder} declares no functions")
    endif()

    set(ANIMCORE_HEADERS ${headers} PARENT_SCOPE)
    set(ANIMCORE_HEADER_VERSION ${version} PARENT_SCOPE)
    set(ANIMCORE_ALL_COMPONENTS ${names} PARENT_SCOPE)
    set(ANIMCORE_DECLARED_FUNCTIONS ${functions} PARENT_SCOPE)
endfunction()

# animcore_choose_components(<component>...)
#
# Sets ANIMCORE_CHOSEN_COMPONENTS (these components and those that they are built upon), ANIMCORE_FUNCTIONS, what a library
# with them exports, and ANIMCORE_COMPONENT_NUMBER, what its anim_components() answers.
function(animcore_choose_components)
    set(chosen base)
    set(number 0)
    set(waiting ${ARGN})
    while(waiting)
        list(POP_FRONT waiting component)
        if(NOT component IN_LIST ANIMCORE_ALL_COMPONENTS)
            list(JOIN ANIMCORE_ALL_COMPONENTS ", " known)
            message(FATAL_ERROR "ANIMCORE_COMPONENTS names ${component}; the components are ${known}.")
        endif()
        if(NOT component IN_LIST chosen)
            list(APPEND chosen ${component})
            math(EXPR number "${number} + ${ANIMCORE_NUMBER_OF_${component}}")
            if(component STREQUAL "stage")
                list(APPEND waiting motion)
            elseif(component STREQUAL "machine")
                list(APPEND waiting stage)
            elseif(component STREQUAL "scene")
                list(APPEND waiting machine)
            endif()
        endif()
    endwhile()

    foreach(function IN LISTS ANIMCORE_DECLARED_FUNCTIONS)
        set(missing ${ANIMCORE_COMPONENTS_OF_${function}})
        list(REMOVE_ITEM missing ${chosen})
        if(NOT missing)
            list(APPEND functions ${function})
        endif()
    endforeach()
    list(REMOVE_ITEM chosen base)
    set(ANIMCORE_CHOSEN_COMPONENTS ${chosen} PARENT_SCOPE)
    set(ANIMCORE_FUNCTIONS ${functions} PARENT_SCOPE)
    set(ANIMCORE_COMPONENT_NUMBER ${number} PARENT_SCOPE)
endfunction()

# animcore_write_headers(<folder> <copies>)
#
# Sets ANIMCORE_INCLUDE_FOLDER: where the headers are that declare what the chosen components have. Of all components that is
# the folder itself; of some a folder of copies in which a comment stands for every function that is missing.
function(animcore_write_headers folder copies)
    if(NOT ANIMCORE_FUNCTIONS STREQUAL ANIMCORE_DECLARED_FUNCTIONS)
        set(missing ${ANIMCORE_DECLARED_FUNCTIONS})
        list(REMOVE_ITEM missing ${ANIMCORE_FUNCTIONS})
        foreach(header IN LISTS ANIMCORE_HEADERS)
            file(READ ${folder}/${header} text)
            foreach(function IN LISTS missing)
                string(FIND "${text}" "${function}(" place)
                if(NOT place EQUAL -1)
                    list(JOIN ANIMCORE_COMPONENTS_OF_${function} " and " belongs)
                    string(
                        REGEX REPLACE "\nANIM_API [^;]*[ *\n]${function}\\([^;]*;"
                        "\n/* Not in this library: ${function}, of ${belongs}. */" text "${text}"
                    )
                endif()
            endforeach()
            file(CONFIGURE OUTPUT ${copies}/${header} CONTENT "${text}" @ONLY)
        endforeach()
        set(folder ${copies})
    endif()
    set(ANIMCORE_INCLUDE_FOLDER ${folder} PARENT_SCOPE)
endfunction()

# SPDX-License-Identifier: MIT
# What find_package(animcore) reads: the libraries that are installed here. Where the static one is alone it has both names.
include(${CMAKE_CURRENT_LIST_DIR}/animcore-targets.cmake OPTIONAL)
include(${CMAKE_CURRENT_LIST_DIR}/animcore-static-targets.cmake OPTIONAL)
if(NOT TARGET animcore::animcore)
    add_library(animcore::animcore ALIAS animcore::animcore-static)
endif()

# SPDX-License-Identifier: MIT
# Installs the library, the headers, and what find_package(animcore) and pkg-config read.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

foreach(header IN LISTS ANIMCORE_HEADERS)
    get_filename_component(subfolder ${header} DIRECTORY)
    install(FILES ${ANIMCORE_INCLUDE_FOLDER}/${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/${subfolder})
endforeach()

# animcore.hpp, the package for C++, where the library has all that it calls.
if(ANIMCORE_FUNCTIONS STREQUAL ANIMCORE_DECLARED_FUNCTIONS)
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/bindings/cpp/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
endif()

# find_package(animcore): the targets animcore::animcore and animcore::animcore-static, each where it was built. In files of
# their own, so that builds of one and of the other can be installed to one place.
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/animcore)
function(animcore_install_library target)
    # For find_package(animcore COMPONENTS …).
    set_target_properties(
        ${target} PROPERTIES ANIMCORE_COMPONENTS "${ANIMCORE_CHOSEN_COMPONENTS}" EXPORT_PROPERTIES ANIMCORE_COMPONENTS
    )
    install(
        TARGETS ${target}
        EXPORT ${target}-targets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
        INCLUDES
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
    )
    install(EXPORT ${target}-targets NAMESPACE animcore:: DESTINATION ${package_folder})
endfunction()
if(BUILD_SHARED_LIBS)
    animcore_install_library(animcore)
endif()
if(ANIMCORE_STATIC)
    animcore_install_library(animcore-static)
endif()
install(FILES ${PROJECT_SOURCE_DIR}/cmake/animcore-config.cmake DESTINATION ${package_folder})
write_basic_package_version_file(
    ${PROJECT_BINARY_DIR}/animcore-config-version.cmake COMPATIBILITY SameMinorVersion
)
install(FILES ${PROJECT_BINARY_DIR}/animcore-config-version.cmake DESTINATION ${package_folder})

# The schemas of documents and traces, the description of the interface, the license, and whose code the builds hold.
install(FILES ${ANIMCORE_SCHEMAS} ${ANIMCORE_DESCRIPTION} DESTINATION ${CMAKE_INSTALL_DATADIR}/animcore)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/NOTICES.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

# pkg-config: paths relative to the file, so that an installed tree may be moved
set(pkgconfig_folder ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
file(RELATIVE_PATH prefix_from_pkgconfig /${pkgconfig_folder} /)
set(pkgconfig_packages animcore)
if(ANIMCORE_STATIC)
    # Where both libraries are installed, -lanimcore is the shared one.
    list(APPEND pkgconfig_packages animcore-static)
endif()
foreach(package IN LISTS pkgconfig_packages)
    configure_file(${PROJECT_SOURCE_DIR}/cmake/${package}.pc.in ${PROJECT_BINARY_DIR}/${package}.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/${package}.pc DESTINATION ${pkgconfig_folder})
endforeach()

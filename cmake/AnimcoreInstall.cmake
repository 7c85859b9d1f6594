# Installs the library, the header, and what find_package(animcore) and pkg-config read.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(
    TARGETS animcore
    EXPORT animcore-targets
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
    INCLUDES
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
)
install(FILES ${PROJECT_SOURCE_DIR}/include/animcore.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

# find_package(animcore): the target animcore::animcore
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/animcore)
install(EXPORT animcore-targets FILE animcore-config.cmake NAMESPACE animcore:: DESTINATION ${package_folder})
write_basic_package_version_file(
    ${PROJECT_BINARY_DIR}/animcore-config-version.cmake COMPATIBILITY SameMinorVersion
)
install(FILES ${PROJECT_BINARY_DIR}/animcore-config-version.cmake DESTINATION ${package_folder})

# pkg-config: paths relative to the file, so that an installed tree may be moved
set(pkgconfig_folder ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
file(RELATIVE_PATH prefix_from_pkgconfig /${pkgconfig_folder} /)
configure_file(${PROJECT_SOURCE_DIR}/cmake/animcore.pc.in ${PROJECT_BINARY_DIR}/animcore.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/animcore.pc DESTINATION ${pkgconfig_folder})

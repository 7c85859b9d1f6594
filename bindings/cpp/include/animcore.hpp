// SPDX-License-Identifier: MIT
/// animcore.hpp: libanimcore for C++17 and later. Header only, over animcore.h; link with libanimcore.
///
/// Objects are classes that release what they own, things inside a stage are small handles, texts are std::string and
/// std::string_view, arrays are std::span (animcore::span before C++20). What the library refuses is an
/// animcore::error, thrown, or in an animcore::result where ANIMCORE_NO_EXCEPTIONS is defined. What a callback throws
/// comes out of the call that it was called in.
#ifndef ANIMCORE_HPP
#define ANIMCORE_HPP

#if __cplusplus < 201703L && (!defined(_MSVC_LANG) || _MSVC_LANG < 201703L)
#error "animcore.hpp needs C++17."
#endif

#include "animcore/detail/lists.hpp"
#include "animcore/detail/objects.hpp"

#endif

// SPDX-License-Identifier: MIT
// What the classes of animcore.hpp are made with: errors, results, spans, optional arguments, and callbacks whose
// exceptions travel through the library.
#ifndef ANIMCORE_DETAIL_RUNTIME_HPP
#define ANIMCORE_DETAIL_RUNTIME_HPP

#include <algorithm>
#include <animcore.h>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <iosfwd>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>
#if defined(__cpp_lib_span) || __cplusplus >= 202002L
#include <span>
#endif

#if !defined(ANIMCORE_NO_EXCEPTIONS) && defined(__GNUC__) && !defined(__cpp_exceptions)
#error "Without exceptions, define ANIMCORE_NO_EXCEPTIONS: calls that can fail then give an animcore::result."
#endif

// Code with and without exceptions may be in one program: its names differ.
#ifdef ANIMCORE_NO_EXCEPTIONS
#define ANIMCORE_MODE with_results
#else
#define ANIMCORE_MODE with_exceptions
#endif

namespace animcore {
inline namespace ANIMCORE_MODE {

#ifdef __cpp_lib_span
template <class T> using span = std::span<T>;
#else
/// A view of elements in a row: std::span, where there is one.
template <class T> class span {
  public:
    using element_type = T;
    using value_type = std::remove_cv_t<T>;
    constexpr span() noexcept = default;
    constexpr span(T *data, std::size_t size) noexcept : data_(data), size_(size) {}
    template <std::size_t N> constexpr span(T (&array)[N]) noexcept : data_(array), size_(N) {}
    template <class Range, class Data = decltype(std::data(std::declval<Range &>())),
              class = std::enable_if_t<!std::is_same_v<std::decay_t<Range>, span> && !std::is_array_v<Range> &&
                                       std::is_convertible_v<std::remove_pointer_t<Data> (*)[], T (*)[]>>>
    constexpr span(Range &&range) noexcept : data_(std::data(range)), size_(std::size(range)) {}
    constexpr T *data() const noexcept {
        return data_;
    }
    constexpr std::size_t size() const noexcept {
        return size_;
    }
    constexpr bool empty() const noexcept {
        return size_ == 0;
    }
    constexpr T &operator[](std::size_t index) const noexcept {
        return data_[index];
    }
    constexpr T *begin() const noexcept {
        return data_;
    }
    constexpr T *end() const noexcept {
        return data_ + size_;
    }
    constexpr T &front() const noexcept {
        return data_[0];
    }
    constexpr T &back() const noexcept {
        return data_[size_ - 1];
    }
    constexpr span first(std::size_t count) const noexcept {
        return {data_, count};
    }
    constexpr span subspan(std::size_t offset, std::size_t count) const noexcept {
        return {data_ + offset, count};
    }

  private:
    T *data_ = nullptr;
    std::size_t size_ = 0;
};
#endif

/// 0 or 1, as large as in C.
class boolean {
  public:
    constexpr boolean() noexcept = default;
    constexpr boolean(bool value) noexcept : value_(value ? 1 : 0) {}
    constexpr operator bool() const noexcept {
        return value_ != 0;
    }

  private:
    std::int32_t value_ = 0;
};

/// An argument that may be left out: a reference, or nothing. It does not outlive the call.
template <class T> class option {
  public:
    constexpr option() noexcept = default;
    constexpr option(std::nullptr_t) noexcept {}
    constexpr option(std::nullopt_t) noexcept {}
    constexpr option(const T &value) noexcept : value_(&value) {}
    constexpr option(const std::optional<T> &value) noexcept : value_(value ? &*value : nullptr) {}
    constexpr explicit operator bool() const noexcept {
        return value_ != nullptr;
    }
    constexpr const T *get() const noexcept {
        return value_;
    }
    constexpr const T *operator->() const noexcept {
        return value_;
    }
    constexpr const T &operator*() const noexcept {
        return *value_;
    }

  private:
    const T *value_ = nullptr;
};

/// What went wrong: a status of C, a sentence about it, and where in a text or document it was found.
class error : public std::exception {
  public:
    error(anim_status status, std::string message, int line = 0, int column = 0, std::string pointer = {})
        : status_(status), line_(line), column_(column), message_(std::move(message)), pointer_(std::move(pointer)) {}

    /// What the last call that failed on this thread found.
    static error last(anim_status status) {
        std::int32_t line = 0;
        std::int32_t column = 0;
        anim_last_error_place(&line, &column);
        return error(status, anim_last_error_message(), line, column, anim_last_error_pointer());
    }

    /// One of ANIM_ERROR_...
    anim_status status() const noexcept {
        return status_;
    }
    /// Its name, such as ANIM_ERROR_SYNTAX.
    std::string_view status_name() const noexcept {
        return anim_status_name(status_);
    }
    /// One sentence in English.
    const std::string &message() const noexcept {
        return message_;
    }
    const char *what() const noexcept override {
        return message_.c_str();
    }
    /// The place in a text, counted from 1; 0 where it was no error in a text.
    int line() const noexcept {
        return line_;
    }
    int column() const noexcept {
        return column_;
    }
    /// The JSON pointer of the value in a document that is at fault.
    const std::string &pointer() const noexcept {
        return pointer_;
    }
    /// The byte of path data where the error is; -1 where it was none in path data.
    std::int64_t offset() const noexcept {
        return offset_;
    }
    /// The same error, at that byte.
    error at(std::int64_t offset) && {
        offset_ = offset;
        return std::move(*this);
    }

  private:
    anim_status status_;
    int line_;
    int column_;
    std::string message_;
    std::string pointer_;
    std::int64_t offset_ = -1;
};

/// A value or an error: what calls give where ANIMCORE_NO_EXCEPTIONS is defined. Asking for what is not there aborts.
template <class T> class [[nodiscard]] result {
  public:
    result(T value) : value_(std::move(value)) {}
    result(class error error) : error_(std::move(error)) {}
    bool has_value() const noexcept {
        return value_.has_value();
    }
    explicit operator bool() const noexcept {
        return has_value();
    }
    T &value() & {
        return checked(), *value_;
    }
    const T &value() const & {
        return checked(), *value_;
    }
    T &&value() && {
        return checked(), std::move(*value_);
    }
    T &operator*() & {
        return value();
    }
    const T &operator*() const & {
        return value();
    }
    T &&operator*() && {
        return std::move(*this).value();
    }
    T *operator->() {
        return &value();
    }
    const T *operator->() const {
        return &value();
    }
    template <class U> T value_or(U &&other) && {
        return value_ ? std::move(*value_) : static_cast<T>(std::forward<U>(other));
    }
    const class error &error() const {
        if (!error_) {
            std::abort();
        }
        return *error_;
    }

  private:
    void checked() const {
        if (!value_) {
            std::abort();
        }
    }
    std::optional<T> value_;
    std::optional<class error> error_;
};

template <> class result<void> {
  public:
    result() = default;
    result(class error error) : error_(std::move(error)) {}
    bool has_value() const noexcept {
        return !error_;
    }
    explicit operator bool() const noexcept {
        return has_value();
    }
    const class error &error() const {
        if (!error_) {
            std::abort();
        }
        return *error_;
    }

  private:
    std::optional<class error> error_;
};

#ifdef ANIMCORE_NO_EXCEPTIONS
/// What a call that can fail gives: a result, as ANIMCORE_NO_EXCEPTIONS is defined.
template <class T> using outcome = result<T>;
#define ANIMCORE_CHECK(call)                                                                                           \
    do {                                                                                                               \
        const anim_status animcore_status = ::animcore::detail::over(call);                                            \
        if (animcore_status != ANIM_OK) {                                                                              \
            return ::animcore::error::last(animcore_status);                                                           \
        }                                                                                                              \
    } while (false)
// Of a call that also writes the byte of its error where it fails.
#define ANIMCORE_CHECK_AT(call, offset)                                                                                \
    do {                                                                                                               \
        const anim_status animcore_status = ::animcore::detail::over(call);                                            \
        if (animcore_status != ANIM_OK) {                                                                              \
            return ::animcore::error::last(animcore_status).at(offset);                                                \
        }                                                                                                              \
    } while (false)
#define ANIMCORE_REQUIRE(condition, message)                                                                           \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            return ::animcore::error(ANIM_ERROR_ARGUMENT, message);                                                    \
        }                                                                                                              \
    } while (false)
#else
/// What a call that can fail gives: the value. It throws an animcore::error otherwise.
template <class T> using outcome = T;
#define ANIMCORE_CHECK(call) ::animcore::detail::check(call)
#define ANIMCORE_CHECK_AT(call, offset) ::animcore::detail::check(call, &(offset))
#define ANIMCORE_REQUIRE(condition, message)                                                                           \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            throw ::animcore::error(ANIM_ERROR_ARGUMENT, message);                                                     \
        }                                                                                                              \
    } while (false)
#endif

// Sets of flags.
#define ANIMCORE_FLAGS(type)                                                                                           \
    constexpr type operator|(type a, type b) noexcept {                                                                \
        return static_cast<type>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));                       \
    }                                                                                                                  \
    constexpr type operator&(type a, type b) noexcept {                                                                \
        return static_cast<type>(static_cast<std::uint32_t>(a) & static_cast<std::uint32_t>(b));                       \
    }                                                                                                                  \
    constexpr type operator~(type a) noexcept {                                                                        \
        return static_cast<type>(~static_cast<std::uint32_t>(a));                                                      \
    }                                                                                                                  \
    constexpr type &operator|=(type &a, type b) noexcept {                                                             \
        return a = a | b;                                                                                              \
    }                                                                                                                  \
    constexpr type &operator&=(type &a, type b) noexcept {                                                             \
        return a = a & b;                                                                                              \
    }                                                                                                                  \
    /** Whether all flags of b are in a. */                                                                            \
    constexpr bool has(type a, type b) noexcept {                                                                      \
        return (a & b) == b;                                                                                           \
    }

namespace detail {

/// How many elements are taken at a time from a queue, and how long a text may be whose rest is cut off.
inline constexpr std::size_t batch = 64;
inline constexpr std::size_t cut = 65536;

/// The lines in a buffer, of a text of some length. If it did not fit, the last line says so.
inline std::vector<std::string> lines(const std::string &buffer, std::size_t length) {
    std::vector<std::string> found;
    const std::size_t end = (std::min)(length, buffer.size());
    for (std::size_t begin = 0; begin < end;) {
        const std::size_t line_end = (std::min)(buffer.find('\n', begin), end);
        found.emplace_back(buffer, begin, line_end - begin);
        begin = line_end + 1;
    }
    if (length > buffer.size()) {
        found.back() = "and more, for which there was no room";
    }
    return found;
}

template <class T> inline constexpr std::uint64_t largest = static_cast<std::uint64_t>((std::numeric_limits<T>::max)());

/// A length in 32 bits. What has more is as long as no limit allows, so that the library refuses it.
inline std::uint32_t length32(std::size_t length) noexcept {
    return static_cast<std::uint32_t>((std::min<std::uint64_t>)(length, largest<std::uint32_t>));
}

/// Where a stage is, for all that are handles of things inside: null once it is gone.
struct stage_cell {
    anim_stage *raw;
};

/// So that adopting is not taken for another constructor.
template <class T> struct adopted {
    T *raw;
};

inline std::size_t longest(std::initializer_list<std::size_t> lengths) noexcept {
    return (std::max)(lengths);
}

/// Whether a type owns its elements: those of a temporary end with the statement.
template <class T, class = void> inline constexpr bool is_owner = false;
template <class T> inline constexpr bool is_owner<T, std::void_t<typename T::allocator_type>> = true;
template <class T, std::size_t N> inline constexpr bool is_owner<std::array<T, N>, void> = true;

/// A temporary of such a type: options that keep its address are refused by the compiler.
template <class T> using temporary = std::enable_if_t<!std::is_lvalue_reference_v<T> && is_owner<std::remove_cv_t<T>>>;

/// An array that C takes null for where it is left out.
template <class T> T *address(span<T> values) noexcept {
    return values.empty() ? nullptr : values.data();
}

template <class Object, class Identifier>
std::vector<Object> objects(const std::shared_ptr<stage_cell> &cell, const std::vector<Identifier> &identifiers) {
    std::vector<Object> made;
    made.reserve(identifiers.size());
    for (const Identifier each : identifiers) {
        made.emplace_back(cell, each);
    }
    return made;
}

/// What stands for a callback that is null.
struct nothing {
    nothing(std::nullptr_t) noexcept {}
    template <class... Arguments> double operator()(Arguments &&...) const noexcept {
        return 0;
    }
};
template <class Function>
using kept = std::conditional_t<std::is_null_pointer_v<std::decay_t<Function>>, nothing, std::decay_t<Function>>;

template <class Function> bool is_none(const Function &function) noexcept {
    if constexpr (std::is_null_pointer_v<Function>) {
        return true;
    } else if constexpr (std::is_pointer_v<Function> || std::is_constructible_v<Function, std::nullptr_t>) {
        return function == nullptr;
    } else {
        return false;
    }
}

/// What was to be destroyed inside a callback of its own, and is when that call is over.
struct waiting {
    waiting *next;
    void *object;
    anim_status (*destroy)(void *);
};
inline thread_local waiting *first_waiting = nullptr;

template <class Raw, anim_status (*Destroy)(Raw *)> void destroy(Raw *raw) noexcept {
    if (Destroy(raw) != ANIM_ERROR_REENTRANT) {
        return;
    }
    if (void *room = std::malloc(sizeof(waiting))) {
        const auto again = [](void *object) { return Destroy(static_cast<Raw *>(object)); };
        first_waiting = new (room) waiting{first_waiting, raw, again};
    }
}

inline void destroy_waiting() noexcept {
    for (waiting *each = std::exchange(first_waiting, nullptr); each != nullptr;) {
        waiting *next = each->next;
        if (each->destroy(each->object) == ANIM_ERROR_REENTRANT) {
            each->next = std::exchange(first_waiting, each);
        } else {
            std::free(each);
        }
        each = next;
    }
}

#ifdef ANIMCORE_NO_EXCEPTIONS
/// The status of a call.
inline anim_status over(anim_status status) noexcept {
    if (status == ANIM_OK && first_waiting != nullptr) {
        destroy_waiting();
    }
    return status;
}

template <class Body> void guarded(Body &&body) noexcept {
    body();
}
template <class T, class Body> T guarded(Body &&body, T) noexcept {
    return body();
}
#else
/// The first exception that a callback threw inside the present call of this thread.
inline thread_local bool is_pending = false;
inline std::exception_ptr &pending() noexcept {
    static thread_local std::exception_ptr exception;
    return exception;
}

inline void remember() noexcept {
    if (!is_pending) {
        pending() = std::current_exception();
        is_pending = true;
    }
}

/// What an earlier callback threw waits while another runs, so that calls inside that one do not throw it.
class earlier {
  public:
    earlier() noexcept : was_pending_(std::exchange(is_pending, false)) {
        if (was_pending_) {
            exception_ = std::exchange(pending(), nullptr);
        }
    }
    ~earlier() {
        if (was_pending_) {
            pending() = std::move(exception_);
            is_pending = true;
        }
    }
    earlier(const earlier &) = delete;
    earlier &operator=(const earlier &) = delete;

  private:
    bool was_pending_;
    std::exception_ptr exception_;
};

template <class Body> void guarded(Body &&body) noexcept {
    const earlier kept;
    try {
        body();
    } catch (...) {
        remember();
    }
}

template <class T, class Body> T guarded(Body &&body, T otherwise) noexcept {
    const earlier kept;
    try {
        return body();
    } catch (...) {
        remember();
        return otherwise;
    }
}

/// Throws what a callback threw, or else what the library refused.
inline void check(anim_status status, const std::int64_t *offset = nullptr) {
    if (first_waiting != nullptr && (status == ANIM_OK || is_pending)) {
        destroy_waiting();
    }
    if (is_pending) {
        is_pending = false;
        std::rethrow_exception(std::exchange(pending(), nullptr));
    }
    if (status != ANIM_OK) {
        throw error::last(status).at(offset == nullptr ? -1 : *offset);
    }
}
#endif

template <class Stream, class T> void put(Stream &stream, const T &value) {
    if constexpr (std::is_enum_v<T>) {
        stream << static_cast<std::underlying_type_t<T>>(value);
    } else {
        stream << value;
    }
}

template <class Stream, class T, std::size_t N> void put(Stream &stream, const std::array<T, N> &values) {
    stream << '[';
    for (std::size_t index = 0; index < N; index += 1) {
        stream << (index == 0 ? "" : ", ") << values[index];
    }
    stream << ']';
}

} // namespace detail
} // namespace ANIMCORE_MODE
} // namespace animcore

#endif

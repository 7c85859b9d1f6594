// SPDX-License-Identifier: MIT
// Lists of a scene: instances of a component that come, change places and go.
#ifndef ANIMCORE_DETAIL_LISTS_HPP
#define ANIMCORE_DETAIL_LISTS_HPP

#include <initializer_list>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "objects.hpp"

namespace animcore {
inline namespace ANIMCORE_MODE {

/// A value of an item's input, or a field of an event: animcore::field("title", "Saved"). The texts have to stay until it
/// is used.
inline event_field field(std::string_view name, double number) {
    event_field made;
    made.kind = field_kind::number;
    made.name_data = name.data();
    made.name_length = detail::length32(name.size());
    made.number = number;
    return made;
}
inline event_field field(std::string_view name, bool value) {
    event_field made = field(name, value ? 1.0 : 0.0);
    made.kind = field_kind::boolean;
    return made;
}
inline event_field field(std::string_view name, std::string_view text) {
    event_field made = field(name, 0.0);
    made.kind = field_kind::text;
    made.text_data = text.data();
    made.text_length = detail::length32(text.size());
    return made;
}
inline event_field field(std::string_view name, const char *text) {
    return field(name, std::string_view(text));
}
inline event_field field(std::string_view name, int number) {
    return field(name, static_cast<double>(number));
}

/// An item of a list, as it was when it was read.
struct item {
    /// What it is known by.
    std::string key;
    /// What stands, with a dot, before the names of all that is its own: "toasts.3" of the property "toasts.3.y".
    std::string name;
    /// The last part of the name.
    std::uint32_t number = 0;
    /// Whether it was removed, and its machine has not come to its end.
    bool leaving = false;
};

namespace detail {

/// A scene as its lists see it, wherever it has been moved: of no scene once it is gone, which every call refuses.
union lent_scene {
    explicit lent_scene(const animcore::stage &stage, anim_scene *raw) noexcept
        : value(animcore::scene::adopt(stage.raw() == nullptr ? nullptr : raw)) {}
    lent_scene(const lent_scene &) = delete;
    lent_scene &operator=(const lent_scene &) = delete;
    // It is not this one's to destroy.
    ~lent_scene() {}
    animcore::scene *operator->() noexcept {
        return &value;
    }

    animcore::scene value;
};

} // namespace detail

/// A list of a scene: for (const animcore::item &each : scene.list("rows").items()) … It is a handle, small and freely
/// copied; using it after the scene is gone is an error, as of all handles.
class item_list {
  public:
    using values = std::initializer_list<event_field>;

    /// A place behind all items that there are.
    static constexpr std::uint32_t last = std::numeric_limits<std::uint32_t>::max();

    item_list(animcore::scene &scene, animcore::stage &&stage, std::string_view name, std::uint32_t number)
        : raw_(scene.raw()), stage_(std::make_shared<const animcore::stage>(std::move(stage))), name_(name),
          number_(number) {}

    /// The list's name.
    const std::string &name() const noexcept {
        return name_;
    }
    /// How many items there are, without those that are leaving.
    outcome<std::size_t> size() const {
        ANIMCORE_LET(info, scene()->list_info(number_));
        return static_cast<std::size_t>(info.item_count);
    }
    /// How many it has room for, those that are leaving included.
    outcome<std::size_t> capacity() const {
        ANIMCORE_LET(info, scene()->list_info(number_));
        return static_cast<std::size_t>(info.capacity);
    }
    /// The items in their order, without those that are leaving.
    outcome<std::vector<item>> items() const {
        ANIMCORE_LET(info, scene()->list_info(number_));
        return some(0, info.item_count);
    }
    /// The items that were removed and whose machines have not come to their end.
    outcome<std::vector<item>> leaving() const {
        ANIMCORE_LET(info, scene()->list_info(number_));
        return some(info.item_count, info.leaving_count);
    }
    /// The item with a key. Its error is ANIM_ERROR_NOT_FOUND where there is none.
    outcome<item> get(std::string_view key) const {
        ANIMCORE_LET(place, scene()->find_item(number_, key));
        return at(place);
    }
    /// Adds an item at the end, with values of its inputs, and starts its machine. Where the key is empty, the list
    /// chooses a number that none has.
    outcome<item> append(std::string_view key, values given = {}) {
        return insert(last, key, given);
    }
    /// The same with values in a row of your own.
    outcome<item> append(std::string_view key, span<const event_field> given) {
        return insert(last, key, given);
    }
    /// As append, at a place from 0 on, or at the end where there are fewer.
    outcome<item> insert(std::uint32_t place, std::string_view key, values given = {}) {
        return insert(place, key, span<const event_field>(given.begin(), given.size()));
    }
    /// The same with values in a row of your own.
    outcome<item> insert(std::uint32_t place, std::string_view key, span<const event_field> given) {
        ANIMCORE_LET(number, scene()->append_item(number_, place, key, given));
        ANIMCORE_LET(list, scene()->list_info(number_));
        const std::uint32_t count = list.item_count + list.leaving_count;
        // Machines may have moved it meanwhile, but nearly always it is where it was put.
        const std::uint32_t last_place = list.item_count > 0 ? list.item_count - 1 : 0;
        const std::uint32_t first = place < last_place ? place : last_place;
        for (std::uint32_t offset = 0; offset < count; ++offset) {
            const std::uint32_t each = (first + offset) % count;
            ANIMCORE_LET(info, scene()->item_info(number_, each));
            if (info.number == number) {
                return at(each);
            }
        }
        // Its machine has come to its end already.
        return item{std::string(key), name_of(number), number, true};
    }
    /// Moves an item to a place, or to the end where there are fewer.
    outcome<void> move(std::string_view key, std::uint32_t place) {
        return scene()->move_item(number_, key, place);
    }
    /// Gives inputs of an item other values.
    outcome<void> update(std::string_view key, values given) {
        return update(key, span<const event_field>(given.begin(), given.size()));
    }
    /// The same with values in a row of your own.
    outcome<void> update(std::string_view key, span<const event_field> given) {
        return scene()->update_item(number_, key, given);
    }
    /// Removes an item: its machine hears the event removed, and it is gone when that has come to its end.
    outcome<void> remove(std::string_view key) {
        return scene()->remove_item(number_, key);
    }
    /// Removes all items.
    outcome<void> clear() {
        return scene()->clear_list(number_);
    }

  private:
    outcome<item> at(std::uint32_t place) const {
        ANIMCORE_LET(info, scene()->item_info(number_, place));
        ANIMCORE_LET(key, scene()->item_key(number_, place));
        return item{key, name_of(info.number), info.number, static_cast<bool>(info.leaving)};
    }
    outcome<std::vector<item>> some(std::uint32_t from, std::uint32_t count) const {
        std::vector<item> all;
        all.reserve(count);
        for (std::uint32_t place = from; place < from + count; ++place) {
            ANIMCORE_LET(each, at(place));
            all.push_back(std::move(each));
        }
        return all;
    }
    std::string name_of(std::uint32_t number) const {
        return name_ + "." + std::to_string(number);
    }

    detail::lent_scene scene() const noexcept {
        return detail::lent_scene(*stage_, raw_);
    }

    anim_scene *raw_;
    // The scene's, which knows whether it is gone.
    std::shared_ptr<const animcore::stage> stage_;
    std::string name_;
    std::uint32_t number_;
};

} // namespace ANIMCORE_MODE
} // namespace animcore

#endif

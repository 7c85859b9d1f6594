// SPDX-License-Identifier: MIT

package animcore

import (
	"errors"
	"math"
	"strconv"
)

// Last is a place behind all items that there are.
const Last = math.MaxUint32

// Item is an item of a list, as it was when it was read. Its key is what it is known by; its name stands, with a dot,
// before the names of all that is its own: "toasts.3" of the property "toasts.3.y".
type Item struct {
	Key     string
	Name    string
	Number  uint32
	Leaving bool // whether it was removed, and its machine has not come to its end
}

// ItemList is a list of a scene: instances of a component that come, change places and go. It is a name for what the
// scene has, and holds until the scene is closed or reloaded.
type ItemList struct {
	scene  *Scene
	name   string
	number uint32
}

// List is the list of that name; one in an instance has the instance's name before it.
func (object *Scene) List(name string) (*ItemList, error) {
	number, err := object.FindList(name)
	if err != nil {
		return nil, err
	}
	return &ItemList{object, name, number}, nil
}

// Lists is all lists, in the document's order.
func (object *Scene) Lists() (all []*ItemList, err error) {
	stage, err := object.Stage()
	for err == nil {
		var info ListInfo
		if info, err = object.ListInfo(uint32(len(all))); err == nil {
			var name string
			if name, err = stage.Name(info.Name); err == nil {
				all = append(all, &ItemList{object, name, uint32(len(all))})
			}
		}
	}
	if isNotFound(err) {
		err = nil
	}
	return
}

func isNotFound(err error) bool {
	return errors.Is(err, ErrorNotFound)
}

// Name is the list's name.
func (list *ItemList) Name() string { return list.name }

// Len is how many items there are, without those that are leaving.
func (list *ItemList) Len() (int, error) {
	info, err := list.scene.ListInfo(list.number)
	return int(info.ItemCount), err
}

// Capacity is how many items it has room for, those that are leaving included.
func (list *ItemList) Capacity() (int, error) {
	info, err := list.scene.ListInfo(list.number)
	return int(info.Capacity), err
}

// Items is the items in their order, without those that are leaving.
func (list *ItemList) Items() ([]Item, error) {
	info, err := list.scene.ListInfo(list.number)
	if err != nil {
		return nil, err
	}
	return list.some(0, info.ItemCount)
}

// Leaving is the items that were removed and whose machines have not come to their end.
func (list *ItemList) Leaving() ([]Item, error) {
	info, err := list.scene.ListInfo(list.number)
	if err != nil {
		return nil, err
	}
	return list.some(info.ItemCount, info.LeavingCount)
}

func (list *ItemList) some(from, count uint32) ([]Item, error) {
	items := make([]Item, count)
	for index := range items {
		item, err := list.at(from + uint32(index))
		if err != nil {
			return nil, err
		}
		items[index] = item
	}
	return items, nil
}

func (list *ItemList) at(place uint32) (Item, error) {
	info, err := list.scene.ItemInfo(list.number, place)
	if err != nil {
		return Item{}, err
	}
	key, err := list.scene.ItemKey(list.number, place)
	return Item{key, list.nameOf(info.Number), info.Number, info.Leaving}, err
}

func (list *ItemList) nameOf(number uint32) string {
	return list.name + "." + strconv.FormatUint(uint64(number), 10)
}

// Get is the item with a key. Its error has the status ErrorNotFound where there is none.
func (list *ItemList) Get(key string) (Item, error) {
	place, err := list.scene.FindItem(list.number, key)
	if err != nil {
		return Item{}, err
	}
	return list.at(place)
}

// Append adds an item with values of its inputs (numbers, booleans and texts by their names) at the end, and starts its
// machine. Where key is empty the list chooses a number that none has.
func (list *ItemList) Append(key string, values map[string]any) (Item, error) {
	return list.Insert(Last, key, values)
}

// Insert is Append at a place, from 0 on.
func (list *ItemList) Insert(place uint32, key string, values map[string]any) (Item, error) {
	fields, err := fieldsOf(values)
	if err != nil {
		return Item{}, err
	}
	number, err := list.scene.AppendItem(list.number, place, key, fields)
	if err != nil {
		return Item{}, err
	}
	for place := uint32(0); ; place++ {
		item, err := list.at(place)
		if isNotFound(err) {
			// Its machine has come to its end already.
			return Item{key, list.nameOf(number), number, true}, nil
		}
		if err != nil || item.Number == number {
			return item, err
		}
	}
}

// Move moves the item with a key to a place, or to the end where there are fewer.
func (list *ItemList) Move(key string, place uint32) error {
	return list.scene.MoveItem(list.number, key, place)
}

// Update gives inputs of the item with a key other values.
func (list *ItemList) Update(key string, values map[string]any) error {
	fields, err := fieldsOf(values)
	if err != nil {
		return err
	}
	return list.scene.UpdateItem(list.number, key, fields)
}

// Remove removes the item with a key: its machine hears the event removed, and it is gone when that has come to its end.
func (list *ItemList) Remove(key string) error { return list.scene.RemoveItem(list.number, key) }

// Clear removes all items.
func (list *ItemList) Clear() error { return list.scene.ClearList(list.number) }

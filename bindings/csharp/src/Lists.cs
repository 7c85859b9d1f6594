// SPDX-License-Identifier: MIT
using System;
using System.Collections;
using System.Collections.Generic;

namespace Animcore
{
    public sealed unsafe partial class EventField
    {
        /// <summary>A number.</summary>
        public static EventField Of(string name, double number) { return new EventField { Name = name, Kind = FieldKind.Number, Number = number }; }

        /// <summary>A boolean.</summary>
        public static EventField Of(string name, bool value) { return new EventField { Name = name, Kind = FieldKind.Boolean, Number = value ? 1 : 0 }; }

        /// <summary>A text.</summary>
        public static EventField Of(string name, string text)
        {
            return new EventField { Name = name, Kind = FieldKind.Text, Text = Runtime.NotNull(text, "text") };
        }
    }

    public sealed unsafe partial class Scene
    {
        /// <summary>The list of that name; one in an instance has the instance's name before it.</summary>
        public ItemList List(string name) { return new ItemList(this, name, FindList(name)); }

        /// <summary>All lists, in the document's order.</summary>
        public ItemList[] Lists()
        {
            var lists = new List<ItemList>();
            try
            {
                while (true) lists.Add(new ItemList(this, GetStage().GetName(GetListInfo((uint)lists.Count).Name), (uint)lists.Count));
            }
            catch (AnimException error) when (error.Status == Status.ErrorNotFound) { return lists.ToArray(); }
        }
    }

    /// <summary>An item of a list, as it was when it was read.</summary>
    public sealed class Item
    {
        internal Item(string key, string list, uint number, bool leaving)
        {
            Key = key;
            Name = list + "." + number;
            Number = number;
            Leaving = leaving;
        }

        /// <summary>What it is known by.</summary>
        public string Key { get; private set; }

        /// <summary>What stands, with a dot, before the names of all that is its own: "toasts.3" of the property "toasts.3.y".</summary>
        public string Name { get; private set; }

        /// <summary>The last part of the name.</summary>
        public uint Number { get; private set; }

        /// <summary>Whether it was removed, and its machine has not come to its end.</summary>
        public bool Leaving { get; private set; }
    }

    /// <summary>A list of a scene: instances of a component that come, change places and go. It is a name for what the scene
    /// has, and holds until that is disposed or reloaded. Its items are those that are not leaving.</summary>
    public sealed class ItemList : IReadOnlyList<Item>
    {
        /// <summary>A place behind all items that there are.</summary>
        public const uint Last = uint.MaxValue;

        private readonly Scene scene;
        private readonly uint number;

        internal ItemList(Scene scene, string name, uint number)
        {
            this.scene = scene;
            this.number = number;
            Name = name;
        }

        /// <summary>The list's name.</summary>
        public string Name { get; private set; }

        /// <summary>How many items there are.</summary>
        public int Count { get { return (int)scene.GetListInfo(number).ItemCount; } }

        /// <summary>How many it has room for, those that are leaving included.</summary>
        public int Capacity { get { return (int)scene.GetListInfo(number).Capacity; } }

        /// <summary>The item at a place, from 0 on.</summary>
        public Item this[int place]
        {
            get
            {
                if (place < 0 || place >= Count) throw new ArgumentOutOfRangeException("place");
                return At((uint)place);
            }
        }

        /// <summary>The item with a key, or null.</summary>
        public Item this[string key] { get { int place = IndexOf(key); return place < 0 ? null : At((uint)place); } }

        /// <summary>The place of the item with a key, or -1.</summary>
        public int IndexOf(string key)
        {
            try { return (int)scene.FindItem(number, key); }
            catch (AnimException error) when (error.Status == Status.ErrorNotFound) { return -1; }
        }

        /// <summary>The items that were removed and whose machines have not come to their end.</summary>
        public Item[] Leaving
        {
            get
            {
                ListInfo info = scene.GetListInfo(number);
                var items = new Item[info.LeavingCount];
                for (uint each = 0; each < items.Length; each++) items[each] = At(info.ItemCount + each);
                return items;
            }
        }

        /// <summary>The items in their order: those that are there when it begins.</summary>
        public IEnumerator<Item> GetEnumerator()
        {
            var items = new Item[Count];
            for (uint place = 0; place < items.Length; place++) items[place] = At(place);
            return ((IEnumerable<Item>)items).GetEnumerator();
        }

        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        /// <summary>Adds an item at the end, with values of its inputs, and starts its machine.</summary>
        public Item Append(string key, params EventField[] values) { return Insert(Last, key, values); }

        /// <summary>Adds an item at a place. Where the key is empty, the list chooses a number that none has.</summary>
        public Item Insert(uint place, string key, params EventField[] values)
        {
            uint added = scene.AppendItem(number, place, key, All(values));
            ListInfo info = scene.GetListInfo(number);
            for (uint each = 0; each < info.ItemCount + info.LeavingCount; each++)
            {
                if (scene.GetItemInfo(number, each).Number == added) return At(each);
            }
            // Its machine has come to its end already.
            return new Item(key, Name, added, true);
        }

        /// <summary>Moves an item to a place, or to the end where there are fewer.</summary>
        public void Move(string key, uint place) { scene.MoveItem(number, key, place); }

        /// <summary>Gives inputs of an item other values.</summary>
        public void Update(string key, params EventField[] values) { scene.UpdateItem(number, key, All(values)); }

        /// <summary>Removes an item: its machine hears the event removed, and it is gone when that has come to its end.</summary>
        public void Remove(string key) { scene.RemoveItem(number, key); }

        /// <summary>Removes all items.</summary>
        public void Clear() { scene.ClearList(number); }

        private static EventField[] All(EventField[] values)
        {
            foreach (EventField each in Runtime.NotNull(values, "values")) Runtime.NotNull(each, "values");
            return values;
        }

        private Item At(uint place)
        {
            ItemInfo info = scene.GetItemInfo(number, place);
            return new Item(scene.GetItemKey(number, place), Name, info.Number, info.Leaving);
        }
    }
}

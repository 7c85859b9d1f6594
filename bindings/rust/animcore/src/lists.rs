// SPDX-License-Identifier: MIT
//! Lists of a scene: instances of a component that come, change places and go.

use std::ops::{Deref, DerefMut};

use crate::generated::constants::Status;
use crate::generated::objects::Scene;
use crate::generated::values::{EventField, ListInfo};
use crate::runtime::Error;

/// An item of a list, as it was when it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What it is known by.
    pub key: String,
    /// What stands, with a dot, before the names of all that is its own: "toasts.3" of the property "toasts.3.y".
    pub name: String,
    /// The last part of the name.
    pub number: u32,
    /// Whether it was removed, and its machine has not come to its end.
    pub leaving: bool,
}

/// A list of a scene: of one that is borrowed (`Scene::list`) to be read, of one that is borrowed mutably
/// (`Scene::list_mut`) to be changed as well.
///
/// ```
/// use animcore::{EventField, Scene};
///
/// let document = r#"{"animcore": 1, "size": [90, 90],
///     "components": {"row": {"size": [90, 20], "inputs": {"title": {"type": "string"}}}},
///     "nodes": [{"kind": "list", "name": "rows", "component": "row"}]}"#;
/// let mut scene = Scene::load(document, None)?;
/// let mut rows = scene.list_mut("rows")?;
/// rows.append("tea", &[EventField::text("title", "Tea")])?;
/// rows.append("milk", &[])?;
/// rows.move_to("milk", 0)?;
/// let keys: Result<Vec<_>, _> = rows.iter().map(|item| Ok::<_, animcore::Error>(item?.key)).collect();
/// assert_eq!(keys?, ["milk", "tea"]);
/// # Ok::<(), animcore::Error>(())
/// ```
#[derive(Debug)]
pub struct ItemList<S> {
    scene: S,
    name: String,
    number: u32,
}

impl Scene {
    /// The list of that name, to be read; one in an instance has the instance's name before it.
    pub fn list(&self, name: &str) -> Result<ItemList<&Scene>, Error> {
        let number = self.find_list(name)?;
        Ok(ItemList { scene: self, name: name.to_owned(), number })
    }

    /// The list of that name, to be changed.
    pub fn list_mut(&mut self, name: &str) -> Result<ItemList<&mut Scene>, Error> {
        let number = self.find_list(name)?;
        Ok(ItemList { scene: self, name: name.to_owned(), number })
    }

    /// The names of all lists, in the document's order.
    pub fn list_names(&self) -> Result<Vec<String>, Error> {
        let stage = self.stage()?;
        let mut names = Vec::new();
        while let Some(info) = found(self.list_info(names.len() as u32))? {
            names.push(stage.name(info.name)?);
        }
        Ok(names)
    }
}

/// None where the library says that there is no such thing.
fn found<T>(given: Result<T, Error>) -> Result<Option<T>, Error> {
    match given {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.status() == Status::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

impl<S: Deref<Target = Scene>> ItemList<S> {
    fn info(&self) -> Result<ListInfo, Error> {
        self.scene.list_info(self.number)
    }

    fn at(&self, place: u32) -> Result<Item, Error> {
        let info = self.scene.item_info(self.number, place)?;
        let key = self.scene.item_key(self.number, place)?;
        Ok(Item { key, name: self.name_of(info.number), number: info.number, leaving: info.leaving })
    }

    fn name_of(&self, number: u32) -> String {
        format!("{}.{}", self.name, number)
    }

    /// The list's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many items there are, without those that are leaving.
    pub fn len(&self) -> Result<usize, Error> {
        Ok(self.info()?.item_count as usize)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> Result<bool, Error> {
        Ok(self.len()? == 0)
    }

    /// How many items it has room for, those that are leaving included.
    pub fn capacity(&self) -> Result<usize, Error> {
        Ok(self.info()?.capacity as usize)
    }

    /// The items in their order, without those that are leaving.
    pub fn iter(&self) -> impl Iterator<Item = Result<Item, Error>> + '_ {
        let mut place = 0;
        std::iter::from_fn(move || {
            let item = match self.info() {
                Ok(info) if place >= info.item_count => return None,
                Ok(_) => self.at(place),
                Err(error) => Err(error),
            };
            // After an error there is nothing more.
            place = if item.is_ok() { place + 1 } else { u32::MAX };
            Some(item)
        })
    }

    /// The items that were removed and whose machines have not come to their end.
    pub fn leaving(&self) -> Result<Vec<Item>, Error> {
        let info = self.info()?;
        (info.item_count..info.item_count + info.leaving_count).map(|place| self.at(place)).collect()
    }

    /// The place of the item with a key.
    pub fn position(&self, key: &str) -> Result<Option<usize>, Error> {
        Ok(found(self.scene.find_item(self.number, key))?.map(|place| place as usize))
    }

    /// The item with a key.
    pub fn get(&self, key: &str) -> Result<Option<Item>, Error> {
        found(self.scene.find_item(self.number, key))?.map(|place| self.at(place)).transpose()
    }
}

impl<S: DerefMut<Target = Scene>> ItemList<S> {
    /// Adds an item at the end, with values of its inputs, and starts its machine. Where the key is empty, the list
    /// chooses a number that none has.
    pub fn append(&mut self, key: &str, values: &[EventField<'_>]) -> Result<Item, Error> {
        self.insert(u32::MAX, key, values)
    }

    /// As append, at a place from 0 on, or at the end where there are fewer.
    pub fn insert(&mut self, place: u32, key: &str, values: &[EventField<'_>]) -> Result<Item, Error> {
        let number = self.scene.append_item(self.number, place, key, values)?;
        let info = self.info()?;
        let count = info.item_count + info.leaving_count;
        // Machines may have moved it meanwhile, but nearly always it is where it was put.
        let first = place.min(info.item_count.saturating_sub(1));
        for place in (0..count).map(|offset| (first + offset) % count) {
            if self.scene.item_info(self.number, place)?.number == number {
                return self.at(place);
            }
        }
        // Its machine has come to its end already.
        Ok(Item { key: key.to_owned(), name: self.name_of(number), number, leaving: true })
    }

    /// Moves an item to a place, or to the end where there are fewer.
    pub fn move_to(&mut self, key: &str, place: u32) -> Result<(), Error> {
        self.scene.move_item(self.number, key, place)
    }

    /// Gives inputs of an item other values.
    pub fn update(&mut self, key: &str, values: &[EventField<'_>]) -> Result<(), Error> {
        self.scene.update_item(self.number, key, values)
    }

    /// Removes an item: its machine hears the event removed, and it is gone when that has come to its end.
    pub fn remove(&mut self, key: &str) -> Result<(), Error> {
        self.scene.remove_item(self.number, key)
    }

    /// Removes all items.
    pub fn clear(&mut self) -> Result<(), Error> {
        self.scene.clear_list(self.number)
    }
}

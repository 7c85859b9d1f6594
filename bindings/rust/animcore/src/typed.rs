// SPDX-License-Identifier: MIT
//! Values of properties as types of Rust.

use crate::generated::constants::*;
use crate::generated::objects::StageRef;
use crate::generated::values::*;
use crate::runtime::Error;

/// A type that a property's value can have: `f64`, arrays of up to four, [`Point`], [`Rectangle`], [`Transform`].
///
/// A property of another kind with as many components (an angle, a color, a size) is read and set by it, too; what has
/// another number of components is `Status::Argument`.
pub trait Value: Sized {
    /// The kind of a property that is added with it.
    const KIND: ValueKind;
    /// Its components.
    type Components: AsRef<[f64]> + AsMut<[f64]> + Default;

    /// Its components.
    fn components(self) -> Self::Components;
    /// The value with these components.
    fn of(components: Self::Components) -> Self;
}

macro_rules! value {
    ($name:ty, $kind:ident, $count:expr) => {
        impl Value for $name {
            const KIND: ValueKind = ValueKind::$kind;
            type Components = [f64; $count];

            fn components(self) -> [f64; $count] {
                self.into()
            }

            fn of(components: [f64; $count]) -> $name {
                components.into()
            }
        }
    };
}

value!([f64; 1], Scalar, 1);
value!([f64; 2], Vector2, 2);
value!([f64; 3], Vector3, 3);
value!([f64; 4], Vector4, 4);
value!(Point, Vector2, 2);
value!(Rectangle, Rectangle, 4);
value!(Transform, Transform, 6);

impl Value for f64 {
    const KIND: ValueKind = ValueKind::Scalar;
    type Components = [f64; 1];

    fn components(self) -> [f64; 1] {
        [self]
    }

    fn of([number]: [f64; 1]) -> f64 {
        number
    }
}

impl StageRef {
    /// Adds a property of the value's kind. See [`add_property`](StageRef::add_property) for angles, colors and sizes.
    ///
    /// ```
    /// use animcore::{Point, Stage};
    ///
    /// let mut stage = Stage::new(None)?;
    /// let place = stage.add("place", Point { x: 1.0, y: 2.0 })?;
    /// stage.spring(place, Point { x: 11.0, y: 2.0 }, &"bouncy".parse()?)?;
    /// stage.advance(0.1)?;
    /// let now: Point = stage.get(place)?;
    /// assert!(now.x > 1.0 && now.x < 11.0 && now.y == 2.0);
    /// assert!(stage.velocity::<Point>(place)?.x > 0.0);
    /// # Ok::<(), animcore::Error>(())
    /// ```
    pub fn add<V: Value>(&mut self, name: &str, value: V) -> Result<Property, Error> {
        self.add_property(name, V::KIND, value.components().as_ref())
    }

    /// Sets a property's model value: [`set_value`](StageRef::set_value).
    pub fn set<V: Value>(&mut self, property: Property, value: V) -> Result<(), Error> {
        self.set_value(property, value.components().as_ref())
    }

    /// Sets a property's model value, and goes there by a spring: [`spring_to`](StageRef::spring_to).
    pub fn spring<V: Value>(&mut self, property: Property, value: V, spring: &Spring) -> Result<Transaction, Error> {
        self.spring_to(property, value.components().as_ref(), None, spring)
    }

    /// A property's presentation value: what is seen now.
    pub fn get<V: Value>(&self, property: Property) -> Result<V, Error> {
        self.get_as(property, Read::Presentation)
    }

    /// A property's model value: what was set.
    pub fn model<V: Value>(&self, property: Property) -> Result<V, Error> {
        self.get_as(property, Read::Model)
    }

    /// The velocity of a property's presentation value, in its units per second.
    pub fn velocity<V: Value>(&self, property: Property) -> Result<V, Error> {
        self.get_as(property, Read::Velocity)
    }

    fn get_as<V: Value>(&self, property: Property, what: Read) -> Result<V, Error> {
        let mut components = V::Components::default();
        self.value(property, what, components.as_mut())?;
        Ok(V::of(components))
    }
}

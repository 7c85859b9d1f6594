// SPDX-License-Identifier: MIT
//! Stages and scenes as people of Rust use them: transactions as closures, values as arrays, events with names.

use crate::generated::constants::*;
use crate::generated::objects::{Scene, StageRef};
use crate::generated::values::*;
use crate::runtime::Error;

impl StageRef {
    /// Does something inside a transaction, which ends with it: values that are set move as the motion says.
    ///
    /// ```
    /// use animcore::{Motion, Spring, Stage};
    ///
    /// let mut stage = Stage::new(None)?;
    /// let x = stage.add("x", 0.0)?;
    /// let motion = Motion::spring(Spring::perceptual(0.5, 0.3)?);
    /// stage.transaction(&motion, |stage| stage.set(x, 100.0))?;
    /// stage.advance(0.1)?;
    /// let position: f64 = stage.get(x)?;
    /// assert!(position > 0.0 && position < 100.0);
    /// # Ok::<(), animcore::Error>(())
    /// ```
    pub fn transaction<T>(
        &mut self,
        motion: &Motion<'_>,
        body: impl FnOnce(&mut StageRef) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let transaction = self.begin_transaction(Some(motion))?;
        let mut open = Open { stage: self, transaction: Some(transaction) };
        let value = body(open.stage);
        let ended = open.end();
        let value = value?;
        ended?;
        Ok(value)
    }

    /// The components of a property, which must be as many as are asked for.
    pub fn read<const N: usize>(&self, property: Property, what: Read) -> Result<[f64; N], Error> {
        let mut components = [0.0; N];
        self.value(property, what, &mut components)?;
        Ok(components)
    }

    /// The components of a property, however many they are now.
    pub fn components(&self, property: Property, what: Read) -> Result<Vec<f64>, Error> {
        let info = self.property_info(property)?;
        // A path on its way to one with other verbs is shown with other components than its model value has.
        let count = if what == Read::Model { info.component_count } else { info.shown_count };
        let mut components = vec![0.0; count as usize];
        self.value(property, what, &mut components)?;
        Ok(components)
    }

    /// The name of a property; empty where it has none.
    pub fn property_name(&self, property: Property) -> Result<String, Error> {
        self.text_of_name(self.property_info(property)?.name)
    }

    /// The name in an event; empty where it has none.
    pub fn event_name(&self, event: &Event) -> Result<String, Error> {
        self.text_of_name(event.name)
    }

    fn text_of_name(&self, name: i32) -> Result<String, Error> {
        if name < 0 {
            Ok(String::new())
        } else {
            self.name(name)
        }
    }
}

/// An open transaction, which is committed also where a closure panics.
struct Open<'a> {
    stage: &'a mut StageRef,
    transaction: Option<Transaction>,
}

impl Open<'_> {
    fn end(&mut self) -> Result<(), Error> {
        self.transaction.take().map_or(Ok(()), |transaction| self.stage.commit_transaction(transaction))
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        let _ = self.end();
    }
}

impl Motion<'_> {
    /// By a spring.
    pub fn spring(spring: Spring) -> Self {
        Motion { kind: MotionKind::Spring, spring, ..Motion::default() }
    }

    /// Along a curve, in so many seconds.
    pub fn curve(curve: CubicBezier, duration: f64) -> Self {
        Motion { kind: MotionKind::Curve, curve, duration: Some(duration), ..Motion::default() }
    }

    /// No animation: values jump.
    pub fn none() -> Self {
        Motion { kind: MotionKind::None, ..Motion::default() }
    }
}

impl<'a> Motion<'a> {
    /// By an easing, in so many seconds.
    pub fn easing(easing: &'a crate::Easing, duration: f64) -> Motion<'a> {
        let default = Motion::default();
        Motion { kind: MotionKind::Easing, easing: Some(easing), duration: Some(duration), ..default }
    }
}

impl<'a> EventField<'a> {
    /// A field with a number.
    pub fn number(name: &'a str, number: f64) -> EventField<'a> {
        EventField { name, kind: FieldKind::Number, number, text: None }
    }

    /// A field with a boolean.
    pub fn boolean(name: &'a str, value: bool) -> EventField<'a> {
        EventField { name, kind: FieldKind::Boolean, number: f64::from(u8::from(value)), text: None }
    }

    /// A field with a text.
    pub fn text(name: &'a str, text: &'a str) -> EventField<'a> {
        EventField { name, kind: FieldKind::Text, number: 0.0, text: Some(text) }
    }
}

impl Scene {
    /// Advances many scenes, and tells of which there is something to draw or to hear.
    pub fn advance_all(
        scenes: &mut [Scene],
        seconds: f64,
        wanted: SceneChangeFlags,
    ) -> Result<Vec<SceneChange>, Error> {
        let (changes, _) = Scene::advance_many(scenes, seconds, wanted)?;
        Ok(changes)
    }

    /// All inputs in turn: their names, and what they are.
    pub fn inputs(&self) -> Result<Vec<(String, InputInfo)>, Error> {
        let stage = self.stage()?;
        let inputs = (0..self.info()?.input_count).map(|index| {
            let info = self.input_info(index)?;
            Ok((stage.name(info.name)?, info))
        });
        inputs.collect()
    }
}

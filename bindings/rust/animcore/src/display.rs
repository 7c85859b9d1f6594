// SPDX-License-Identifier: MIT
//! What the commands of a display list refer to.

use crate::generated::constants::Verb;
use crate::generated::values::*;
use crate::path::Segments;
use crate::runtime::Iter;
use std::iter::Copied;

impl<'a> Display<'a> {
    /// The segments of a command's path, without a copy.
    pub fn segments(&self, path: &DrawPath) -> Segments<Iter<'a, Verb>, Copied<std::slice::Iter<'a, f64>>> {
        let verbs = self.verbs.slice(path.verb_start as usize, path.verb_count as usize);
        let coordinates = part(self.coordinates, path.coordinate_start, path.coordinate_count);
        let verbs = verbs.or_else(|| self.verbs.slice(0, 0)).expect("an empty part is always there");
        Segments::new(verbs.iter(), coordinates.iter().copied())
    }

    /// A command's path as verbs and coordinates, as [`Path::append`](crate::Path::append) takes them.
    pub fn path(&self, path: &DrawPath) -> (Vec<Verb>, &'a [f64]) {
        let verbs = self.verbs.slice(path.verb_start as usize, path.verb_count as usize);
        let verbs = verbs.map_or_else(Vec::new, |verbs| verbs.iter().collect());
        (verbs, part(self.coordinates, path.coordinate_start, path.coordinate_count))
    }

    /// The stops of a gradient.
    pub fn gradient_stops(&self, paint: &DrawPaint) -> &'a [GradientStop] {
        part(self.stops, paint.stop_start, paint.stop_count)
    }

    /// The dashes of a stroke.
    pub fn stroke_dashes(&self, stroke: &DrawStroke) -> &'a [f64] {
        part(self.dashes, stroke.dash_start, stroke.dash_count)
    }

    /// What a text command writes.
    pub fn string(&self, text: &DrawText) -> &'a str {
        self.utf8(text.text_start, text.text_count)
    }

    /// The font of a text command.
    pub fn font(&self, text: &DrawText) -> &'a str {
        self.utf8(text.font_start, text.font_count)
    }

    /// The name of an image.
    pub fn image_name(&self, image: &DrawImage) -> &'a str {
        self.utf8(image.name_start, image.name_count)
    }

    fn utf8(&self, start: u32, count: u32) -> &'a str {
        std::str::from_utf8(part(self.text, start, count)).unwrap_or("")
    }
}

/// Some elements of an array; none where it has not so many.
fn part<T>(array: &[T], start: u32, count: u32) -> &[T] {
    let start = start as usize;
    start.checked_add(count as usize).and_then(|end| array.get(start..end)).unwrap_or(&[])
}

// SPDX-License-Identifier: MIT
//! Paths as people of Rust use them: parsed, printed, compared, and read segment by segment.

use crate::generated::constants::{PathQuantity, Verb};
use crate::generated::objects::Path;
use crate::generated::values::{PathParsing, Point};
use crate::runtime::Error;
use std::fmt;
use std::str::FromStr;

/// A part of a path, with the points that it leads through; it begins where the one before ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// A subpath begins here.
    Move(Point),
    /// A line to a point.
    Line(Point),
    /// A quadratic curve: its control point and its end.
    Quadratic(Point, Point),
    /// A cubic curve: its two control points and its end.
    Cubic(Point, Point, Point),
    /// The subpath is closed.
    Close,
}

/// The segments of verbs and coordinates in turn.
#[derive(Clone, Debug)]
pub struct Segments<V, C> {
    verbs: V,
    coordinates: C,
}

impl<V: Iterator<Item = Verb>, C: Iterator<Item = f64>> Segments<V, C> {
    pub(crate) fn new(verbs: V, coordinates: C) -> Segments<V, C> {
        Segments { verbs, coordinates }
    }

    fn point(&mut self) -> Option<Point> {
        Some(Point { x: self.coordinates.next()?, y: self.coordinates.next()? })
    }
}

impl<V: Iterator<Item = Verb>, C: Iterator<Item = f64>> Iterator for Segments<V, C> {
    type Item = Segment;

    fn next(&mut self) -> Option<Segment> {
        Some(match self.verbs.next()? {
            Verb::Move => Segment::Move(self.point()?),
            Verb::Line => Segment::Line(self.point()?),
            Verb::Quadratic => Segment::Quadratic(self.point()?, self.point()?),
            Verb::Cubic => Segment::Cubic(self.point()?, self.point()?, self.point()?),
            Verb::Close => Segment::Close,
            Verb::Unknown => return None,
        })
    }

    /// One for each verb, where there are coordinates for it: of a cubic curve, six.
    fn size_hint(&self) -> (usize, Option<usize>) {
        let (least, most) = self.verbs.size_hint();
        (least.min(self.coordinates.size_hint().0 / 6), most)
    }
}

impl Path {
    /// A path of SVG path data, as `"M 0 0 L 10 10".parse()` also makes it. The error knows the byte at which it is.
    ///
    /// ```
    /// use animcore::{Path, Status};
    ///
    /// let path: Path = "M0 0 L3 4".parse()?;
    /// assert_eq!(path.length(0.0)?, 5.0);
    /// let error = Path::from_svg("M0 0 L3 oops", None).unwrap_err();
    /// assert_eq!((error.status(), error.offset()), (Status::Syntax, Some(8)));
    /// # Ok::<(), animcore::Error>(())
    /// ```
    pub fn from_svg(text: &str, options: Option<&PathParsing>) -> Result<Path, Error> {
        let mut path = Path::new()?;
        path.parse(text, options)?;
        Ok(path)
    }

    /// The verbs and coordinates, in buffers of their own.
    pub fn contents(&self) -> Result<(Vec<Verb>, Vec<f64>), Error> {
        let (verb_count, coordinate_count) = self.counts()?;
        let mut verbs = vec![Verb::Move; verb_count];
        let mut coordinates = vec![0.0; coordinate_count];
        self.copy(&mut verbs, &mut coordinates)?;
        Ok((verbs, coordinates))
    }

    /// The segments in turn.
    pub fn segments(&self) -> Result<Segments<std::vec::IntoIter<Verb>, std::vec::IntoIter<f64>>, Error> {
        let (verbs, coordinates) = self.contents()?;
        Ok(Segments::new(verbs.into_iter(), coordinates.into_iter()))
    }

    /// The points at many lengths along the path.
    pub fn points_at(&self, lengths: &[f64]) -> Result<Vec<Point>, Error> {
        let numbers = self.values_at(PathQuantity::Points, lengths)?;
        Ok(numbers.chunks_exact(2).map(|pair| Point { x: pair[0], y: pair[1] }).collect())
    }

    /// The directions of the path at many lengths: radians from the x axis, clockwise on the screen.
    pub fn angles_at(&self, lengths: &[f64]) -> Result<Vec<f64>, Error> {
        // There is room for two numbers each, and an angle is one.
        let mut numbers = self.values_at(PathQuantity::Angles, lengths)?;
        numbers.truncate(lengths.len());
        Ok(numbers)
    }

    /// Adds a segment.
    pub fn push(&mut self, segment: Segment) -> Result<(), Error> {
        match segment {
            Segment::Move(to) => self.move_to(to.x, to.y),
            Segment::Line(to) => self.line_to(to.x, to.y),
            Segment::Quadratic(control, to) => self.quadratic_to(control.x, control.y, to.x, to.y),
            Segment::Cubic(first, second, to) => self.cubic_to(first.x, first.y, second.x, second.y, to.x, to.y),
            Segment::Close => self.close(),
        }
    }
}

impl FromStr for Path {
    type Err = Error;

    fn from_str(text: &str) -> Result<Path, Error> {
        Path::from_svg(text, None)
    }
}

/// As SVG path data.
impl fmt::Display for Path {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.write(None).map_err(|_| fmt::Error)?)
    }
}

impl Clone for Path {
    /// Panics where there is no memory, as `Vec` does.
    fn clone(&self) -> Path {
        self.assign().expect("there is memory for a copy of the path")
    }
}

impl PartialEq for Path {
    fn eq(&self, other: &Path) -> bool {
        self.is_equal(other).unwrap_or(false)
    }
}

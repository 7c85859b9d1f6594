// SPDX-License-Identifier: MIT
//! Draws a control to pictures while it is tapped: `frames DOCUMENT FOLDER [--frames N] [--scale S]`.
//!
//! The core makes paths, strokes, dashes and their flat forms; what is left for the host is to fill polygons, which this
//! program does in software, to PPM files. It draws solid paints and gradients, opacity, layers and clips; it has no
//! font, no images, no shadows, and blends all layers as normal ones.

use animcore::*;
use std::fs;
use std::io::Write;

/// Lines of samples in a row of pixels; across a row the covered part is exact.
const SAMPLES: usize = 4;

/// A picture of premultiplied red, green, blue and opacity.
struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<[f64; 4]>,
}

impl Picture {
    fn new(width: usize, height: usize) -> Picture {
        Picture { width, height, pixels: vec![[0.0; 4]; width * height] }
    }

    fn blend(&mut self, index: usize, color: [f64; 4], coverage: f64) {
        let rest = 1.0 - color[3] * coverage;
        for (below, above) in self.pixels[index].iter_mut().zip(color) {
            *below = *below * rest + above * coverage;
        }
    }

    /// On white paper, as a PPM file.
    fn write(&self, path: &std::path::Path) -> std::io::Result<()> {
        let mut bytes = format!("P6\n{} {}\n255\n", self.width, self.height).into_bytes();
        for pixel in &self.pixels {
            let paper = 1.0 - pixel[3];
            bytes.extend(pixel[..3].iter().map(|part| ((part + paper).clamp(0.0, 1.0) * 255.0).round() as u8));
        }
        fs::File::create(path)?.write_all(&bytes)
    }
}

/// How much of each pixel a path covers.
fn coverage(path: &Path, rule: FillRule, width: usize, height: usize) -> Result<Vec<f64>, Error> {
    let tolerance = 0.1;
    let (point_count, subpath_count) = path.polylines(tolerance, &mut [], &mut [])?;
    let (mut points, mut ends) = (vec![Point::default(); point_count], vec![0; subpath_count]);
    path.polylines(tolerance, &mut points, &mut ends)?;
    let mut covered = vec![0.0; width * height];
    let mut crossings: Vec<(f64, i32)> = Vec::new();
    for line in 0..height * SAMPLES {
        let y = (line as f64 + 0.5) / SAMPLES as f64;
        crossings.clear();
        let mut start = 0;
        for &end in &ends {
            let polygon = &points[start..end];
            for (index, from) in polygon.iter().enumerate() {
                let to = polygon[(index + 1) % polygon.len()];
                if (from.y <= y) != (to.y <= y) {
                    let x = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x);
                    crossings.push((x, if to.y > from.y { 1 } else { -1 }));
                }
            }
            start = end;
        }
        crossings.sort_by(|one, other| one.0.total_cmp(&other.0));
        let row = &mut covered[line / SAMPLES * width..][..width];
        let mut winding = 0;
        for pair in crossings.windows(2) {
            winding += pair[0].1;
            let is_inside = if rule == FillRule::Evenodd { winding % 2 != 0 } else { winding != 0 };
            if is_inside {
                cover(row, pair[0].0, pair[1].0);
            }
        }
    }
    Ok(covered)
}

/// Adds a span to a row of pixels.
fn cover(row: &mut [f64], from: f64, to: f64) {
    let (from, to) = (from.max(0.0), to.min(row.len() as f64));
    if from >= to {
        return;
    }
    for (index, pixel) in row.iter_mut().enumerate().take(to.ceil() as usize).skip(from as usize) {
        let part = to.min(index as f64 + 1.0) - from.max(index as f64);
        *pixel += part.max(0.0) / SAMPLES as f64;
    }
}

/// The color of a paint at a point of its own coordinates.
fn color(display: &Display<'_>, paint: &DrawPaint, at: Point) -> [f64; 4] {
    let along = match paint.gradient {
        DrawGradient::None => return paint.color,
        DrawGradient::Linear(linear) => {
            let (x, y) = (linear.end.x - linear.start.x, linear.end.y - linear.start.y);
            ((at.x - linear.start.x) * x + (at.y - linear.start.y) * y) / (x * x + y * y).max(1e-12)
        }
        DrawGradient::Radial(radial) => {
            (at.x - radial.center.x).hypot(at.y - radial.center.y) / radial.radius.max(1e-12)
        }
        DrawGradient::Angular(angular) => {
            let turn = (at.y - angular.center.y).atan2(at.x - angular.center.x) - angular.angle;
            (turn / std::f64::consts::TAU).rem_euclid(1.0)
        }
    };
    let stops = display.gradient_stops(paint);
    let after = stops.iter().position(|stop| stop.offset >= along).unwrap_or(stops.len());
    match (after.checked_sub(1).map(|before| stops[before]), stops.get(after)) {
        (Some(before), Some(next)) => {
            let part = (along - before.offset) / (next.offset - before.offset).max(1e-12);
            let mut mixed = before.color;
            for (mixed, next) in mixed.iter_mut().zip(next.color) {
                *mixed += (next - *mixed) * part;
            }
            mixed
        }
        (Some(only), None) => only.color,
        (None, Some(only)) => only.color,
        (None, None) => [0.0; 4],
    }
}

/// From the pixels of a picture back to the coordinates that a transform starts from.
fn inverse(transform: &Transform) -> Option<Transform> {
    let Transform { a, b, c, d, tx, ty } = *transform;
    let determinant = a * d - b * c;
    if determinant == 0.0 {
        return None;
    }
    let (a, b, c, d) = (d / determinant, -b / determinant, -c / determinant, a / determinant);
    Some(Transform { a, b, c, d, tx: -(a * tx + c * ty), ty: -(b * tx + d * ty) })
}

fn apply(transform: &Transform, x: f64, y: f64) -> Point {
    let Transform { a, b, c, d, tx, ty } = *transform;
    Point { x: a * x + c * y + tx, y: b * x + d * y + ty }
}

/// What commands are drawn on: pictures of the layers that are open, and the clips.
struct Canvas {
    layers: Vec<(Picture, f64)>,
    clips: Vec<Vec<f64>>,
    origin: Point,
    scale: f64,
}

impl Canvas {
    fn picture(&mut self) -> &mut Picture {
        &mut self.layers.last_mut().expect("the paper is always there").0
    }

    /// From a command's coordinates to pixels.
    fn place(&self, of: &Transform) -> Transform {
        let (scale, origin) = (self.scale, self.origin);
        let (tx, ty) = ((of.tx - origin.x) * scale, (of.ty - origin.y) * scale);
        Transform { a: of.a * scale, b: of.b * scale, c: of.c * scale, d: of.d * scale, tx, ty }
    }

    /// What a path covers inside the clips.
    fn covered(&mut self, mut path: Path, rule: FillRule, place: &Transform) -> Result<Vec<f64>, Error> {
        path.transform(place)?;
        let (width, height) = (self.picture().width, self.picture().height);
        let mut covered = coverage(&path, rule, width, height)?;
        if let Some(clip) = self.clips.last() {
            covered.iter_mut().zip(clip).for_each(|(covered, clip)| *covered *= clip);
        }
        Ok(covered)
    }

    fn fill(
        &mut self,
        path: Path,
        rule: FillRule,
        command: &DrawCommand,
        color_at: impl Fn(Point) -> [f64; 4],
    ) -> Result<(), Error> {
        let place = self.place(&command.transform);
        let covered = self.covered(path, rule, &place)?;
        let back = inverse(&place);
        let width = self.picture().width;
        for (index, covered) in covered.into_iter().enumerate().filter(|(_, covered)| *covered > 0.0) {
            let (x, y) = ((index % width) as f64 + 0.5, (index / width) as f64 + 0.5);
            let [red, green, blue, alpha] = color_at(back.map_or(Point::default(), |back| apply(&back, x, y)));
            let alpha = alpha * command.opacity;
            self.picture().blend(index, [red * alpha, green * alpha, blue * alpha, alpha], covered.min(1.0));
        }
        Ok(())
    }

    fn end_layer(&mut self) {
        if self.layers.len() > 1 {
            let (layer, opacity) = self.layers.pop().expect("there is more than the paper");
            for (index, pixel) in layer.pixels.into_iter().enumerate() {
                self.picture().blend(index, pixel.map(|part| part * opacity), 1.0);
            }
        }
    }
}

/// A path of the display list, as one of its own.
fn path_of(display: &Display<'_>, path: &DrawPath) -> Result<Path, Error> {
    let (verbs, coordinates) = display.path(path);
    let mut path = Path::new()?;
    path.append(&verbs, coordinates)?;
    Ok(path)
}

fn draw(scene: &mut Scene, scale: f64) -> Result<Picture, Error> {
    let canvas = scene.info()?.canvas;
    let (width, height) = ((canvas.width * scale).ceil() as usize, (canvas.height * scale).ceil() as usize);
    let layers = vec![(Picture::new(width, height), 1.0)];
    let mut drawn = Canvas { layers, clips: Vec::new(), origin: Point { x: canvas.x, y: canvas.y }, scale };
    let display = scene.display()?;
    for command in display.commands {
        match command.content {
            DrawContent::Fill(fill) => {
                let path = path_of(&display, &fill.path)?;
                drawn.fill(path, fill.rule, &command, |at| color(&display, &fill.paint, at))?;
            }
            DrawContent::Stroke(stroke) => {
                let dashes = display.stroke_dashes(&stroke);
                let style = StrokeStyle {
                    cap: stroke.cap,
                    join: stroke.join,
                    width: stroke.width,
                    miter_limit: stroke.miter_limit,
                    dash_offset: stroke.dash_offset,
                    dashes: (!dashes.is_empty()).then_some(dashes),
                    ..Default::default()
                };
                let outline = path_of(&display, &stroke.path)?.stroke(Some(&style), 0.05 / scale)?;
                drawn.fill(outline, FillRule::Nonzero, &command, |at| color(&display, &stroke.paint, at))?;
            }
            DrawContent::Layer(_) => drawn.layers.push((Picture::new(width, height), command.opacity)),
            DrawContent::Clip(clip) => {
                let place = drawn.place(&command.transform);
                let covered = drawn.covered(path_of(&display, &clip.path)?, clip.rule, &place)?;
                drawn.clips.push(covered);
            }
            DrawContent::Text(_) | DrawContent::Image(_) => {}
            DrawContent::None => match command.kind {
                DrawKind::LayerEnd => drawn.end_layer(),
                DrawKind::ClipEnd => drop(drawn.clips.pop()),
                _ => {}
            },
        }
    }
    Ok(drawn.layers.swap_remove(0).0)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str, default: f64| {
        let at = arguments.iter().position(|each| each == name);
        at.and_then(|at| arguments.get(at + 1)).map_or(Ok(default), |text| text.parse::<f64>())
    };
    let (frames, scale) = (option("--frames", 60.0)? as usize, option("--scale", 4.0)?);
    let (document, folder) = match &arguments[..] {
        [document, folder, ..] => (document, std::path::Path::new(folder)),
        _ => return Err("usage: frames DOCUMENT FOLDER [--frames N] [--scale S]".into()),
    };
    fs::create_dir_all(folder)?;
    let mut scene = Scene::load(&fs::read_to_string(document)?, None)?;
    let info = scene.info()?;
    let (x, y) = (info.width / 2.0, info.height / 2.0);
    for frame in 0..frames {
        match frame {
            1 => scene.send_pointer(PointerAction::Down, 0, x, y)?,
            4 => scene.send_pointer(PointerAction::Up, 0, x, y)?,
            _ => {}
        }
        draw(&mut scene, scale)?.write(&folder.join(format!("{:04}.ppm", frame)))?;
        scene.advance(1.0 / 60.0)?;
    }
    println!("{} pictures are in {}", frames, folder.display());
    Ok(())
}

// SPDX-License-Identifier: MIT
//! Springs, easings, keyframes, stages and what is on them. Expected numbers are worked out here.

use animcore::*;
use std::sync::{Arc, Mutex};

/// The critically damped spring of mass 1: x = 1 - (1 + w t) e^(-w t).
fn critical(w: f64, t: f64) -> f64 {
    1.0 - (1.0 + w * t) * (-w * t).exp()
}

#[test]
fn springs_are_the_formula() {
    let spring = Spring { mass: 1.0, stiffness: 100.0, damping: 20.0 };
    let times: Vec<f64> = (0..20).map(|index| f64::from(index) * 0.03).collect();
    let (values, velocities) = spring.evaluate_many(&times, 0.0, 1.0, 0.0).unwrap();
    for (index, time) in times.iter().enumerate() {
        assert!((values[index] - critical(10.0, *time)).abs() < 1e-12);
        assert!((velocities[index] - 100.0 * time * (-10.0 * time).exp()).abs() < 1e-12);
        assert_eq!(spring.evaluate(*time, 0.0, 1.0, 0.0).unwrap(), (values[index], velocities[index]));
        assert_eq!(spring.prepare().unwrap().evaluate(*time, 0.0, 1.0, 0.0).unwrap().0, values[index]);
    }
    let (mut into, mut speeds) = (vec![0.0; 20], vec![0.0; 20]);
    spring.evaluate_many_into(&times, 0.0, 1.0, 0.0, &mut into, &mut speeds).unwrap();
    assert_eq!((into, speeds), (values, velocities));
    let short = spring.evaluate_many_into(&times, 0.0, 1.0, 0.0, &mut [0.0; 19], &mut [0.0; 20]).unwrap_err();
    assert_eq!(short.message(), "values has room for 19 elements, but must have for 20.");
    let mut colors = [0.5; 8];
    color_convert_into(ColorSpace::Srgb, ColorSpace::Srgb, &[0.25; 8], &mut colors).unwrap();
    assert_eq!(colors, [0.25; 8]);
    let (mut position, mut velocity) = (vec![0.0f32; 3], vec![0.0f32; 3]);
    spring.step_many_float(0.1, &[1.0, 2.0, 3.0], SpringFlags::empty(), &mut position, &mut velocity).unwrap();
    assert!((f64::from(position[1]) - 2.0 * critical(10.0, 0.1)).abs() < 1e-6);
}

#[test]
fn a_path_on_its_way_to_other_verbs_has_a_model_value() {
    let mut stage = Stage::new(None).unwrap();
    let path = stage.add_path("path", &"M0 0C5 5 10 0 10 10L20 20L30 5L0 40Z".parse().unwrap()).unwrap();
    let motion = Motion::spring(Spring { mass: 1.0, stiffness: 100.0, damping: 20.0 });
    stage.transaction(&motion, |stage| stage.set_path(path, &"M0 0L10 0L10 10Z".parse()?)).unwrap();
    stage.advance(0.05).unwrap();
    assert_eq!(stage.components(path, Read::Model).unwrap(), [0.0, 0.0, 10.0, 0.0, 10.0, 10.0]);
    let shown = stage.components(path, Read::Presentation).unwrap().len();
    assert!(shown > 6 && stage.components(path, Read::Velocity).unwrap().len() == shown);
}

#[test]
fn easings_of_every_sort() {
    let steps: Easing = "steps(4)".parse().unwrap();
    assert_eq!(steps.evaluate_many(&[0.0, 0.3, 0.5, 0.99]).unwrap(), [0.0, 0.25, 0.5, 0.75]);
    assert_eq!(steps.evaluate(0.25, true).unwrap(), 0.0);
    assert_eq!(steps.to_string(), "steps(4)");
    assert_eq!(Easing::linear(&[0.0, 1.0, 0.5], None).unwrap().evaluate(0.75, false).unwrap(), 0.75);
    assert_eq!(Easing::penner(Penner::QuadIn).unwrap().evaluate(0.5, false).unwrap(), 0.25);
    let squared = Easing::callback(|x| x * x).unwrap();
    assert_eq!(squared.animate_many(&[0.5, 1.0], &[0.0, 1.0], &[8.0, 2.0]).unwrap(), [2.0, 2.0]);
    let curve = CubicBezier { x1: 0.0, y1: 0.0, x2: 1.0, y2: 1.0 };
    assert_eq!(Easing::cubic_bezier(&curve).unwrap().evaluate(0.5, false).unwrap(), 0.5);
}

#[test]
fn keyframes_by_values_and_by_track() {
    let options = KeyframeOptions { component_count: 2, duration: 2.0, ..KeyframeOptions::default() };
    let values = [0.0, 0.0, 10.0, 0.0, 10.0, 20.0];
    let mut keyframes = Keyframes::values(Some(&options), &values, &[], &[], &[]).unwrap();
    let mut rows = [0.0; 4];
    let mut rates = [0.0; 4];
    keyframes.evaluate(&[0.5, 1.5], &[], Some(&mut rows), Some(&mut rates)).unwrap();
    assert_eq!((rows, rates), ([5.0, 0.0, 10.0, 10.0], [10.0, 0.0, 0.0, 20.0]));
    assert_eq!(keyframes.info().unwrap().key_count, 3);
    let key = Keyframe {
        kind: KeyframeKind::Linear,
        flags: KeyframeFlags::empty(),
        duration: 1.0,
        curve: "linear".parse().unwrap(),
        spring: "smooth".parse().unwrap(),
    };
    let one = KeyframeOptions { component_count: 1, ..KeyframeOptions::default() };
    let mut track = Keyframes::track(Some(&one), &[key, key], &[4.0, 6.0], &[], &[0.0]).unwrap();
    let mut values = [0.0; 2];
    track.evaluate(&[0.5, 1.5], &[], Some(&mut values), None).unwrap();
    assert_eq!(values, [2.0, 5.0]);
}

#[test]
fn values_move_turn_back_and_end() {
    let mut stage = Stage::new(None).unwrap();
    let x = stage.add_property("x", ValueKind::Vector2, &[0.0, 0.0]).unwrap();
    let heard = Arc::new(Mutex::new(Vec::new()));
    let listener = heard.clone();
    stage.set_event_callback(move |event| listener.lock().unwrap().push(event.kind)).unwrap();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let observer = seen.clone();
    stage.observe(x, move |property, value| observer.lock().unwrap().push((property, value.to_vec()))).unwrap();
    stage.spring_to(x, &[100.0, 0.0], None, &"bouncy".parse().unwrap()).unwrap();
    stage.advance(0.1).unwrap();
    let [before, _] = stage.read(x, Read::Velocity).unwrap();
    stage.spring_to(x, &[0.0, 50.0], None, &"smooth".parse().unwrap()).unwrap();
    let [after, _] = stage.read(x, Read::Velocity).unwrap();
    assert_eq!(before, after);
    assert_eq!(stage.take_changed().unwrap(), [x]);
    assert_eq!(stage.take_changed().unwrap(), []);
    stage.advance(10.0).unwrap();
    assert_eq!(stage.read(x, Read::Presentation).unwrap(), [0.0, 50.0]);
    let place: Point = stage.read(x, Read::Model).unwrap().into();
    assert_eq!((place, <[f64; 2]>::from(place)), (Point { x: 0.0, y: 50.0 }, [0.0, 50.0]));
    assert_eq!(seen.lock().unwrap().last().unwrap(), &(x, vec![0.0, 50.0]));
    let events = stage.poll_events().unwrap();
    assert_eq!(heard.lock().unwrap()[..], events.iter().map(|event| event.kind).collect::<Vec<_>>());
    assert!(events.iter().any(|event| event.kind == EventKind::TransactionCompleted && event.finished));
    assert!(events.iter().any(|event| event.kind == EventKind::AnimationEnded && !event.finished));
    assert_eq!((stage.find_property("x").unwrap(), stage.property_name(x).unwrap()), (x, "x".to_string()));
}

#[test]
fn values_are_types() {
    let mut stage = Stage::new(None).unwrap();
    let place = stage.add("place", Transform { tx: 3.0, ..Transform::IDENTITY }).unwrap();
    assert_eq!(stage.property_info(place).unwrap().kind, ValueKind::Transform);
    assert_eq!(stage.get::<Transform>(place).unwrap().tx, 3.0);
    let color = stage.add_property("color", ValueKind::Color, &[1.0, 0.0, 0.0, 1.0]).unwrap();
    stage.set(color, [0.0, 0.0, 1.0, 0.5]).unwrap();
    assert_eq!(stage.model::<[f64; 4]>(color).unwrap(), [0.0, 0.0, 1.0, 0.5]);
    assert_eq!(stage.get::<f64>(color).unwrap_err().status(), Status::Argument);
    assert_eq!(stage.set(color, 1.0).unwrap_err().status(), Status::Argument);
    let frame = stage.add("frame", Rectangle { x: 1.0, y: 2.0, width: 3.0, height: 4.0 }).unwrap();
    stage.spring(frame, Rectangle::default(), &"smooth".parse().unwrap()).unwrap();
    assert!(stage.model::<Rectangle>(frame).unwrap() == Rectangle::default());
    stage.advance(0.1).unwrap();
    assert!(stage.velocity::<Rectangle>(frame).unwrap().width < 0.0);
}

#[test]
fn explicit_animations_groups_and_animators() {
    let mut stage = Stage::new(None).unwrap();
    let x = stage.add_property("x", ValueKind::Scalar, &[0.0]).unwrap();
    let slow = stage.add_group(None).unwrap();
    stage.animation_group_set_speed(slow, 0.5).unwrap();
    let options = AnimationOptions {
        kind: MotionKind::Curve,
        from: Some(&[0.0]),
        to: Some(&[8.0]),
        duration: Some(1.0),
        curve: "linear".parse().unwrap(),
        group: slow,
        ..AnimationOptions::default()
    };
    let animation = stage.animate(x, &options).unwrap();
    stage.advance(0.5).unwrap();
    assert_eq!(stage.read(x, Read::Presentation).unwrap(), [2.0]);
    assert_eq!(stage.animation_group_time(slow).unwrap(), 0.25);
    stage.remove_animation(animation).unwrap();
    assert_eq!(stage.read(x, Read::Presentation).unwrap(), [0.0]);
    let kind = AnimationGroupKind::Animator;
    let options = AnimationGroupOptions { kind, duration: 2.0, ..AnimationGroupOptions::default() };
    let animator = stage.add_group(Some(&options)).unwrap();
    let motion = Motion { group: animator, ..Motion::curve("linear".parse().unwrap(), 2.0) };
    stage.transaction(&motion, |stage| stage.set_value(x, &[4.0])).unwrap();
    stage.animator_set_fraction(animator, 0.25).unwrap();
    stage.advance(0.0).unwrap();
    assert_eq!(stage.read(x, Read::Presentation).unwrap(), [1.0]);
}

#[test]
fn banks_are_read_without_a_copy() {
    let mut stage = Stage::new(None).unwrap();
    let spring = Spring { mass: 1.0, stiffness: 100.0, damping: 20.0 };
    let bank = stage.add_bank(&spring, &[0.0; 100], 0.001).unwrap();
    stage.spring_bank_retarget(bank, Some(&[7]), &[1.0]).unwrap();
    stage.advance(0.1).unwrap();
    let values = stage.spring_bank_values(bank).unwrap();
    assert_eq!(values.len(), 100);
    assert!((values[7] - critical(10.0, 0.1)).abs() < 1e-9 && values[8] == 0.0);
    stage.advance(20.0).unwrap();
    assert_eq!(stage.spring_bank_take_settled(bank).unwrap(), [7]);
    assert_eq!(stage.spring_bank_values(bank).unwrap()[7], 1.0);
}

#[test]
fn a_stage_comes_back_from_its_snapshot() {
    let mut stage = Stage::new(None).unwrap();
    let x = stage.add_property("x", ValueKind::Scalar, &[0.0]).unwrap();
    stage.spring_to(x, &[1.0], None, &"bouncy".parse().unwrap()).unwrap();
    stage.advance(0.1).unwrap();
    let kept = stage.snapshot().unwrap();
    stage.advance(0.2).unwrap();
    let hash = stage.hash().unwrap();
    stage.restore(&kept).unwrap();
    stage.advance(0.2).unwrap();
    assert_eq!(stage.hash().unwrap(), hash);
    assert_eq!(stage.restore(&kept[..20]).unwrap_err().status(), Status::Syntax);
}

#[test]
fn stages_move_from_thread_to_thread() {
    let mut stage = Stage::new(None).unwrap();
    let x = stage.add_property("x", ValueKind::Scalar, &[0.0]).unwrap();
    stage.spring_to(x, &[1.0], None, &"smooth".parse().unwrap()).unwrap();
    let stage = std::thread::spawn(move || {
        stage.advance(10.0).unwrap();
        stage
    });
    assert_eq!(stage.join().unwrap().read(x, Read::Presentation).unwrap(), [1.0]);
}

#[test]
fn paths_and_morphs() {
    let square: Path = "M0 0H10V10H0Z".parse().unwrap();
    assert_eq!((square.area().unwrap(), square.length(0.0).unwrap()), (100.0, 40.0));
    assert!(square.contains(5.0, 5.0, FillRule::Nonzero).unwrap());
    assert_eq!(square.points_at(&[5.0, 15.0]).unwrap(), [Point { x: 5.0, y: 0.0 }, Point { x: 10.0, y: 5.0 }]);
    let angles = square.angles_at(&[5.0, 15.0, 25.0]).unwrap();
    assert_eq!(angles, [0.0, std::f64::consts::FRAC_PI_2, std::f64::consts::PI]);
    let (nearest, distances, lengths) = square.find_nearest_many(&[5.0, -3.0, 12.0, 5.0]).unwrap();
    assert_eq!((nearest, distances, lengths), (vec![5.0, 0.0, 10.0, 5.0], vec![3.0, 2.0], vec![5.0, 15.0]));
    let mut built = Path::new().unwrap();
    for segment in square.segments().unwrap() {
        built.push(segment).unwrap();
    }
    assert_eq!(built, square);
    assert_eq!(built.clone().to_string(), square.to_string());
    let segments: Vec<Segment> = square.segments().unwrap().collect();
    assert_eq!(segments[1], Segment::Line(Point { x: 10.0, y: 0.0 }));
    assert_eq!(segments.last(), Some(&Segment::Close));
    let style = StrokeStyle { width: 2.0, dashes: Some(&[2.0, 2.0]), ..StrokeStyle::default() };
    assert_eq!(square.stroke(Some(&style), 0.01).unwrap().list_subpaths().unwrap().len(), 10);
    let wide: Path = "M0 0H20V10H0Z".parse().unwrap();
    let morph = Morph::new(&square, &wide, None).unwrap();
    assert!((morph.path(0.5).unwrap().area().unwrap() - 150.0).abs() < 1e-9);
    let sequence = Morph::sequence(&[&square, &wide, &square], &[0.0, 0.5, 1.0], None).unwrap();
    assert!((sequence.path(0.5).unwrap().area().unwrap() - 200.0).abs() < 1e-9);
    let mut stage = Stage::new(None).unwrap();
    let outline = stage.add_path("outline", &square).unwrap();
    let motion = Motion::curve("linear".parse().unwrap(), 1.0);
    stage.transaction(&motion, |stage| stage.set_path(outline, &wide)).unwrap();
    stage.advance(0.5).unwrap();
    assert!((stage.path(outline, Read::Presentation).unwrap().area().unwrap() - 150.0).abs() < 1e-9);
}

#[test]
fn small_things() {
    let expression = Expression::new("mix(width, 40, t)", &["width", "t"]).unwrap();
    assert_eq!(expression.evaluate(&[20.0, 0.25]).unwrap(), 25.0);
    let mut results = [0.0; 2];
    expression.evaluate_many(&[20.0, 0.5, 0.0, 1.0], &mut results).unwrap();
    assert_eq!(results, [30.0, 40.0]);
    let turned = Transform { tx: 4.0, ..Transform::IDENTITY };
    assert_eq!(Transform::default().interpolate(&turned, 0.5).unwrap().tx, 2.0);
    assert_eq!(math_evaluate(MathFunction::Hypot, &[3.0], Some(&[4.0])).unwrap(), [5.0]);
    let band = RubberBand { minimum: 0.0, maximum: 1.0, dimension: 10.0, coefficient: 0.55 };
    assert_eq!(band.evaluate(&[0.5]).unwrap(), [0.5]);
    let mut estimator = VelocityEstimator::new().unwrap();
    estimator.add(&[0.0, 0.01, 0.02], &[0.0, 0.0, 1.0, 2.0, 2.0, 4.0]).unwrap();
    let (x, y) = estimator.estimate(0.02).unwrap();
    assert!((x - 100.0).abs() < 1e-6 && (y - 200.0).abs() < 1e-6);
    let both = SceneChangeFlags::DISPLAY | SceneChangeFlags::EVENTS;
    assert!(both.contains(SceneChangeFlags::EVENTS) && both == SceneChangeFlags::all());
    assert_eq!(format!("{:?}", both), "{DISPLAY, EVENTS}");
    assert_eq!(version() >> 16, VERSION_MAJOR as u32);
    assert_eq!(components(), ComponentFlags::all());
    assert_eq!(flicks_from_seconds(1.0).unwrap(), FLICKS_PER_SECOND);
}

#[test]
fn an_error_in_path_data_knows_its_byte() {
    let mut path = Path::new().unwrap();
    for (text, status, offset) in
        [("M0 0 x", Status::Syntax, 5), ("M0 0\nL1 1e200 1", Status::Limit, 8), ("M0 0L1", Status::Syntax, 6)]
    {
        let error = path.parse(text, None).unwrap_err();
        assert_eq!((error.status(), error.offset()), (status, Some(offset)));
        let same = text.parse::<Path>().unwrap_err();
        assert_eq!(error, same);
    }
    assert_eq!(path.flatten(-1.0).unwrap_err().offset(), None);
}

#[test]
fn threads_share_what_never_changes() {
    fn is_shared<T: Send + Sync>() {}
    is_shared::<Easing>();
    is_shared::<Document>();
    let eased = Easing::css("linear(0, 0.25 50%, 1)").unwrap();
    let squared = Easing::callback(|x| x * x).unwrap();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..2000 {
                    assert_eq!(eased.evaluate(0.75, false).unwrap(), 0.625);
                    assert_eq!(squared.evaluate(0.5, false).unwrap(), 0.25);
                }
            });
        }
    });
}

// SPDX-License-Identifier: MIT
//! What is wrong is an error of Rust, and a panic of a closure is that of its caller.

use animcore::*;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

fn moving() -> (Stage, Property) {
    let mut stage = Stage::new(None).unwrap();
    let x = stage.add_property("x", ValueKind::Scalar, &[0.0]).unwrap();
    let motion = Motion::curve("linear".parse().unwrap(), 1.0);
    stage.transaction(&motion, |stage| stage.set_value(x, &[10.0])).unwrap();
    (stage, x)
}

fn message(panic: Box<dyn std::any::Any + Send>) -> String {
    match panic.downcast::<&str>() {
        Ok(text) => text.to_string(),
        Err(panic) => *panic.downcast::<String>().expect("a panic has a text"),
    }
}

#[test]
fn identifiers_of_nothing_are_refused() {
    let (mut stage, x) = moving();
    let mut other = Stage::new(None).unwrap();
    other.add_property("y", ValueKind::Scalar, &[0.0]).unwrap();
    let foreign = other.set_value(x, &[1.0]).unwrap_err();
    assert_eq!(foreign.status(), Status::Identifier);
    assert_eq!(stage.set_value(Property::NONE, &[1.0]).unwrap_err().status(), Status::Identifier);
    assert_eq!(stage.animation_group_seek(AnimationGroup(x.0), 0.0).unwrap_err().status(), Status::Identifier);
    stage.remove_property(x).unwrap();
    let stale = stage.read::<1>(x, Read::Model).unwrap_err();
    assert_eq!((stale.status(), stale.line(), stale.pointer()), (Status::Identifier, None, None));
    assert!(!stale.message().is_empty());
}

#[test]
fn wrong_lengths_and_constants_are_refused() {
    let (mut stage, x) = moving();
    assert_eq!(stage.set_value(x, &[1.0, 2.0]).unwrap_err().status(), Status::Argument);
    assert_eq!(stage.set_value(x, &[]).unwrap_err().status(), Status::Argument);
    assert_eq!(stage.read::<2>(x, Read::Model).unwrap_err().status(), Status::Argument);
    assert_eq!(stage.set_value(x, &[f64::NAN]).unwrap_err().status(), Status::Argument);
    assert_eq!(stage.read::<1>(x, Read::Unknown).unwrap_err().status(), Status::Argument);
    let spring = "smooth".parse::<Spring>().unwrap();
    let uneven = spring.animate_many(&[0.1], &[0.0, 0.0], &[1.0], None, SpringFlags::empty()).unwrap_err();
    assert_eq!(uneven.status(), Status::Argument);
    assert!(uneven.message().contains("targets has 1"), "{}", uneven);
    let odd = color_convert(ColorSpace::Srgb, ColorSpace::Oklab, &[0.0; 5]).unwrap_err();
    assert!(odd.to_string().contains("colors has 5"), "{}", odd);
    let mismatch = AnimationOptions { from: Some(&[0.0, 1.0]), to: Some(&[0.0]), ..AnimationOptions::default() };
    assert_eq!(stage.animate(x, &mismatch).unwrap_err().status(), Status::Argument);
}

#[test]
fn errors_in_texts_know_their_place() {
    let error = Scene::load("{\"animcore\": 1,\n \"size\": [1, 1],\n \"nods\": []}", None).unwrap_err();
    assert_eq!((error.status(), error.line(), error.pointer()), (Status::Document, Some(3), Some("/nods")));
    assert_eq!(error.status().to_string(), "ANIM_ERROR_DOCUMENT");
    let error = "cubic-bezier(1, 2".parse::<Easing>().unwrap_err();
    assert_eq!((error.status(), error.line()), (Status::Syntax, Some(1)));
    assert_eq!("M 0 0 L 1".parse::<Path>().unwrap_err().offset(), Some(9));
    let boxed: Box<dyn std::error::Error> = Box::new(error);
    assert!(!boxed.to_string().is_empty());
}

#[test]
fn a_panic_travels_through_advance() {
    let (mut stage, x) = moving();
    stage.observe(x, |_, value| assert!(value[0] < 5.0, "beyond five")).unwrap();
    stage.advance(0.25).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| stage.advance(0.5))).unwrap_err();
    assert_eq!(message(panic), "beyond five");
    // The stage has advanced, and goes on.
    assert_eq!(stage.read::<1>(x, Read::Presentation).unwrap(), [7.5]);
    stage.stop_observe(x).unwrap();
    stage.advance(0.5).unwrap();
    assert_eq!(stage.read::<1>(x, Read::Presentation).unwrap(), [10.0]);
}

#[test]
fn the_first_of_several_panics_travels() {
    let (mut stage, x) = moving();
    stage.observe(x, |_, _| panic!("the observer")).unwrap();
    stage.set_event_callback(|_| panic!("the listener")).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| stage.advance(2.0))).unwrap_err();
    assert!(message(panic).starts_with("the "));
    stage.stop_observe(x).unwrap();
    stage.clear_event_callback().unwrap();
    stage.advance(0.1).unwrap();
}

#[test]
fn a_closure_does_not_hear_of_the_panic_of_an_earlier_one() {
    let (mut stage, x) = moving();
    let y = stage.add_property("later", ValueKind::Scalar, &[0.0]).unwrap();
    let (other, _) = moving();
    let finished = Arc::new(AtomicUsize::new(0));
    let (other, count) = (Mutex::new(other), finished.clone());
    stage.observe(x, |_, _| panic!("the first")).unwrap();
    let call = move |_, _: &[f64]| {
        other.lock().unwrap().advance(0.1).unwrap();
        count.fetch_add(1, Ordering::Relaxed);
    };
    stage.observe(y, call).unwrap();
    stage.set_value(y, &[1.0]).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| stage.advance(0.1))).unwrap_err();
    assert_eq!(message(panic), "the first");
    assert_eq!(finished.load(Ordering::Relaxed), 1);
}

#[test]
fn a_panic_travels_through_an_easing_and_an_inner_stage() {
    let easing = Easing::callback(|x| if x < 0.5 { x } else { panic!("half way") }).unwrap();
    assert_eq!(easing.evaluate(0.25, false).unwrap(), 0.25);
    let panic = catch_unwind(AssertUnwindSafe(|| easing.evaluate(0.75, false))).unwrap_err();
    assert_eq!(message(panic), "half way");
    let (mut outer, x) = moving();
    let (inner, y) = moving();
    let inner = Mutex::new(inner);
    inner.lock().unwrap().observe(y, |_, _| panic!("inside")).unwrap();
    outer.observe(x, move |_, _| inner.lock().unwrap().advance(0.1).unwrap()).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| outer.advance(0.1))).unwrap_err();
    assert_eq!(message(panic), "inside");
}

#[test]
fn an_easing_that_panics_in_an_advance_is_linear() {
    let easing = Easing::callback(|x| if x > 0.0 { panic!("half way") } else { x }).unwrap();
    let mut stage = Stage::new(None).unwrap();
    let x = stage.add_property("x", ValueKind::Scalar, &[0.0]).unwrap();
    stage.transaction(&Motion::easing(&easing, 1.0), |stage| stage.set_value(x, &[100.0])).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| stage.advance(0.25))).unwrap_err();
    assert_eq!(message(panic), "half way");
    assert_eq!(stage.read(x, Read::Presentation).unwrap(), [25.0]);
}

#[test]
fn a_transaction_ends_also_where_its_closure_fails() {
    let (mut stage, x) = moving();
    let motion = Motion::spring("snappy".parse().unwrap());
    let refused = stage.transaction(&motion, |stage| stage.set_value(x, &[f64::INFINITY]));
    assert_eq!(refused.unwrap_err().status(), Status::Argument);
    let panic = catch_unwind(AssertUnwindSafe(|| {
        stage.transaction(&motion, |_| -> Result<(), Error> { panic!("in the transaction") })
    }));
    assert_eq!(message(panic.unwrap_err()), "in the transaction");
    assert_eq!(stage.info().unwrap().open_transactions, 0);
}

/// Makes a closure own something.
fn hold<T>(_: &T) {}

/// Counts when it is dropped.
struct Dropped(Arc<AtomicUsize>);

impl Drop for Dropped {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn closures_are_dropped_once_when_nothing_uses_them() {
    let dropped = Arc::new(AtomicUsize::new(0));
    let count = || dropped.load(Ordering::Relaxed);
    let (mut stage, x) = moving();
    let kept = Dropped(dropped.clone());
    stage.observe(x, move |_, _| hold(&kept)).unwrap();
    let kept = Dropped(dropped.clone());
    stage.observe(x, move |_, _| hold(&kept)).unwrap();
    assert_eq!(count(), 1, "another took its place");
    let kept = Dropped(dropped.clone());
    stage.observe(Property::NONE, move |_, _| hold(&kept)).unwrap_err();
    assert_eq!(count(), 2, "the call failed");
    stage.remove_property(x).unwrap();
    assert_eq!(count(), 3, "what it observed is gone");
    let kept = Dropped(dropped.clone());
    stage.set_event_callback(move |_| hold(&kept)).unwrap();
    drop(stage);
    assert_eq!(count(), 4, "the stage is gone");
    let (mut stage, y) = {
        let mut stage = Stage::new(None).unwrap();
        let y = stage.add_property("", ValueKind::Scalar, &[0.0]).unwrap();
        (stage, y)
    };
    let kept = Dropped(dropped.clone());
    let easing = Easing::callback(move |x| (x, &kept).0).unwrap();
    stage.transaction(&Motion::easing(&easing, 1.0), |stage| stage.set_value(y, &[1.0])).unwrap();
    drop(easing);
    stage.advance(0.5).unwrap();
    assert_eq!((count(), stage.read(y, Read::Presentation).unwrap()), (4, [0.5]), "the stage still uses it");
    drop(stage);
    assert_eq!(count(), 5);
}

#[test]
fn a_panic_while_a_closure_is_dropped_travels_too() {
    struct Loud;
    impl Drop for Loud {
        fn drop(&mut self) {
            panic!("dropped");
        }
    }
    let (mut stage, x) = moving();
    let loud = Loud;
    stage.observe(x, move |_, _| hold(&loud)).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| stage.stop_observe(x))).unwrap_err();
    assert_eq!(message(panic), "dropped");
    let loud = Loud;
    stage.observe(x, move |_, _| hold(&loud)).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(move || drop(stage))).unwrap_err();
    assert_eq!(message(panic), "dropped");
}

#[test]
#[ignore = "Before Rust 1.72, a panic during another ends the process, also where it is caught."]
fn a_panic_during_another_does_not_come_out_of_a_later_call() {
    struct Loud;
    impl Drop for Loud {
        fn drop(&mut self) {
            panic!("dropped");
        }
    }
    struct Last(Stage);
    impl Drop for Last {
        fn drop(&mut self) {
            self.0.advance(0.1).unwrap();
        }
    }
    let (mut stage, x) = moving();
    let loud = Loud;
    stage.observe(x, move |_, _| hold(&loud)).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(move || {
        let _stage = stage;
        panic!("the first");
    }));
    assert_eq!(message(panic.unwrap_err()), "the first");
    let (mut stage, x) = moving();
    stage.observe(x, |_, _| panic!("the observer")).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(move || {
        let _last = Last(stage);
        panic!("the first");
    }));
    assert_eq!(message(panic.unwrap_err()), "the first");
    let (mut stage, _) = moving();
    stage.advance(0.1).unwrap();
}

#[test]
fn what_the_threads_rules_allow_compiles() {
    fn sends<T: Send>() {}
    fn shares<T: Send + Sync>() {}
    sends::<Stage>();
    sends::<Scene>();
    sends::<Path>();
    sends::<Easing>();
    sends::<Error>();
    shares::<Document>();
    shares::<Spring>();
    shares::<Property>();
}

#[test]
fn an_easing_is_dropped_inside_its_own_closure() {
    static OWN: Mutex<Option<Easing>> = Mutex::new(None);
    let dropped = Arc::new(AtomicUsize::new(0));
    let kept = Dropped(dropped.clone());
    let call = move |x| {
        drop(OWN.lock().unwrap().take());
        (x, &kept).0
    };
    let easing = Easing::callback(call).unwrap();
    let mut stage = Stage::new(None).unwrap();
    let x = stage.add("x", 0.0).unwrap();
    stage.transaction(&Motion::easing(&easing, 1.0), |stage| stage.set(x, 1.0)).unwrap();
    *OWN.lock().unwrap() = Some(easing);
    stage.advance(0.5).unwrap();
    assert!(OWN.lock().unwrap().is_none());
    assert_eq!((stage.get::<f64>(x).unwrap(), dropped.load(Ordering::Relaxed)), (0.5, 0));
    stage.advance(0.25).unwrap();
    assert_eq!(stage.get::<f64>(x).unwrap(), 0.75);
    drop(stage);
    assert_eq!(dropped.load(Ordering::Relaxed), 1);
}

#[test]
fn iterators_know_their_length() {
    let path: Path = "M0 0L1 1Q2 2 3 3C4 4 5 5 6 6Z".parse().unwrap();
    let mut segments = path.segments().unwrap();
    for left in (1..=5).rev() {
        let (least, most) = segments.size_hint();
        assert!(least <= left && most == Some(left));
        assert_eq!(segments.clone().count(), left);
        segments.next().unwrap();
    }
    assert_eq!((segments.size_hint(), segments.next()), ((0, Some(0)), None));
    let document = r##"{"animcore": 1, "size": [9, 9], "nodes": [{"kind": "rectangle", "frame": [0, 0, 5, 5],
        "fill": "#FF0000"}]}"##;
    let mut scene = Scene::load(document, None).unwrap();
    let display = scene.display().unwrap();
    let verbs = display.verbs.iter();
    assert_eq!((verbs.clone().len(), verbs.clone().nth(1)), (5, Some(Verb::Line)));
    assert!(format!("{:?}", verbs).starts_with("[Move, Line"));
    fn fuses<T: std::iter::FusedIterator + ExactSizeIterator>(_: T) {}
    fuses(verbs);
}

// SPDX-License-Identifier: MIT
//! Scenes: inputs, pointers, keys, events, what is drawn and told, snapshots, reloading, many at once.

use animcore::*;

const TOGGLE: &str = include_str!("../../../../controls/gender-toggle.json");

const CHART: &str = r##"{
  "animcore": 1,
  "size": [100, 50],
  "parameters": { "ink": { "type": "color", "value": "#FF0000" }, "label": { "type": "string", "value": "Go" } },
  "inputs": {
    "level": { "type": "number", "value": 2, "range": [0, 10] },
    "title": { "type": "string", "value": "Hällo" },
    "poke": { "type": "trigger" }
  },
  "properties": { "x": { "kind": "scalar", "value": 0 } },
  "machine": {
    "initial": "idle",
    "states": {
      "idle": { "on": { "go": { "target": "busy", "actions": [{ "emit": "went" }] }, "button.press": "busy" } },
      "busy": { "entry": [{ "set": { "x": 100 }, "motion": { "curve": "linear", "duration": 1 } }] }
    }
  },
  "nodes": [
    { "kind": "rectangle", "name": "box", "frame": [0, 0, 100, 50], "fill": "ink",
      "accessibility": { "role": "button", "label": { "parameter": "label" }, "region": "button" } },
    { "kind": "ellipse", "frame": [0, 0, 10, 10], "x": "x", "stroke": { "paint": "#000", "width": 2, "dash": [3, 1] } },
    { "kind": "rectangle", "frame": [0, 0, 10, 10],
      "fill": { "linear": { "from": [0, 0], "to": [10, 0], "stops": [[0, "#000"], [1, "#FFF"]] } } }
  ],
  "regions": [{ "name": "button", "node": "box", "shape": { "rectangle": [0, 0, 100, 50] }, "focusable": true }]
}"##;

fn chart() -> Scene {
    Scene::load(CHART, None).unwrap()
}

#[test]
fn inputs_are_set_and_read() {
    let mut scene = chart();
    scene.set_number("level", 7.5).unwrap();
    assert_eq!(scene.set_number("level", 20.0).unwrap_err().status(), Status::Argument);
    assert_eq!(scene.number("level").unwrap(), 7.5);
    assert_eq!(scene.string("title").unwrap(), "Hällo");
    scene.set_string("title", "日本").unwrap();
    assert_eq!(scene.string("title").unwrap(), "日本");
    let inputs = scene.inputs().unwrap();
    let names: Vec<_> = inputs.iter().map(|(name, info)| (name.as_str(), info.kind)).collect();
    assert_eq!(names, [("level", InputKind::Number), ("title", InputKind::String), ("poke", InputKind::Trigger)]);
    assert_eq!((inputs[0].1.minimum, inputs[0].1.maximum), (0.0, 10.0));
    assert_eq!(scene.set_number("title", 1.0).unwrap_err().status(), Status::Kind);
    assert_eq!(scene.set_number("nothing", 1.0).unwrap_err().status(), Status::NotFound);
}

#[test]
fn events_change_the_state() {
    let mut scene = chart();
    assert_eq!(scene.atomic_states().unwrap(), "idle");
    let fields = [EventField::number("n", 2.0), EventField::boolean("b", true), EventField::text("t", "text")];
    scene.send_data("go", &fields).unwrap();
    assert!(scene.is_in_state("busy").unwrap());
    scene.advance(0.5).unwrap();
    let stage = scene.stage_mut().unwrap();
    let x = stage.find_property("x").unwrap();
    assert_eq!(stage.read(x, Read::Presentation).unwrap(), [50.0]);
    let emitted: Vec<_> =
        stage.poll_events().unwrap().into_iter().filter(|event| event.kind == EventKind::Emitted).collect();
    assert_eq!(stage.event_name(&emitted[0]).unwrap(), "went");
    assert_eq!(scene.state_count().unwrap(), 2);
    assert!(scene.state_info(1).unwrap().active);
}

#[test]
fn pointers_keys_and_focus() {
    let mut scene = Scene::load(TOGGLE, None).unwrap();
    let info = scene.info().unwrap();
    let (x, y) = (info.width / 2.0, info.height / 2.0);
    assert_eq!(scene.hit_test_region(x, y).unwrap(), 0);
    scene.send_pointer(PointerAction::Down, 0, x, y).unwrap();
    scene.send_pointer(PointerAction::Up, 0, x, y).unwrap();
    assert_eq!(scene.atomic_states().unwrap(), "boy");
    assert!(scene.boolean("boy").unwrap());
    let mut scene = chart();
    scene.set_focus("button").unwrap();
    assert_eq!(scene.focus().unwrap(), "button");
    assert!(scene.send_key(KeyAction::Press, Key::Enter, ModifierFlags::empty()).unwrap());
    assert_eq!(
        scene.send_key(KeyAction::Unknown, Key::Enter, ModifierFlags::empty()).unwrap_err().status(),
        Status::Argument
    );
}

#[test]
fn the_display_list_is_read_in_place() {
    let options = SceneOptions { parameters: Some(r##"{"ink": "#0000FF"}"##), ..SceneOptions::default() };
    let mut scene = Scene::load(CHART, Some(&options)).unwrap();
    let display = scene.display().unwrap();
    let commands: Vec<DrawCommand> = display.commands.iter().collect();
    assert_eq!(commands.len(), 3);
    assert_eq!(display.commands.get(3), None);
    match commands[0].content {
        DrawContent::Fill(fill) => {
            assert_eq!((fill.paint.kind, fill.paint.color), (Paint::Solid, [0.0, 0.0, 1.0, 1.0]));
            assert_eq!(fill.paint.gradient, DrawGradient::None);
            let segments: Vec<Segment> = display.segments(&fill.path).collect();
            assert_eq!(segments[0], Segment::Move(Point { x: 0.0, y: 0.0 }));
            assert!(segments.contains(&Segment::Line(Point { x: 100.0, y: 50.0 })));
        }
        ref other => panic!("{:?}", other),
    }
    match commands[1].content {
        DrawContent::Stroke(stroke) => {
            assert_eq!((stroke.width, display.stroke_dashes(&stroke)), (2.0, &[3.0, 1.0][..]))
        }
        ref other => panic!("{:?}", other),
    }
    match commands[2].content {
        DrawContent::Fill(fill) => {
            assert!(matches!(fill.paint.gradient, DrawGradient::Linear(linear) if linear.end.x == 10.0));
            let stops: Vec<f64> = display.gradient_stops(&fill.paint).iter().map(|stop| stop.offset).collect();
            assert_eq!(stops, [0.0, 1.0]);
        }
        ref other => panic!("{:?}", other),
    }
    let revision = display.revision;
    assert_eq!(scene.display_revision().unwrap(), revision);
    scene.send("go").unwrap();
    scene.advance(0.5).unwrap();
    assert!(scene.display_damage(revision).unwrap().width > 0.0);
    assert!(scene.svg(Some(&[1.0, 1.0, 1.0, 1.0])).unwrap().starts_with("<svg"));
}

#[test]
fn what_is_told_to_those_who_do_not_see() {
    let mut scene = chart();
    let (count, _) = scene.accessibility_info().unwrap();
    assert_eq!(count, 1);
    assert_eq!(scene.accessibility(0).unwrap().role, Role::Button);
    assert_eq!(scene.accessibility_text(0, AccessibilityText::Label).unwrap(), "Go");
    assert_eq!(scene.accessibility(1).unwrap_err().status(), Status::NotFound);
}

#[test]
fn snapshots_and_reloading() {
    let mut scene = chart();
    scene.send("go").unwrap();
    scene.advance(0.25).unwrap();
    let kept = scene.snapshot().unwrap();
    scene.advance(0.25).unwrap();
    let hash = scene.hash().unwrap();
    scene.restore(&kept).unwrap();
    scene.advance(0.25).unwrap();
    assert_eq!(scene.hash().unwrap(), hash);
    let lost = scene.reload(&CHART.replace("\"poke\"", "\"prod\""), None).unwrap();
    assert!(lost.len() == 1 && lost[0].contains("poke"), "{:?}", lost);
    assert!(scene.is_in_state("busy").unwrap());
    assert_eq!(scene.reload("{", None).unwrap_err().status(), Status::Syntax);
    assert!(scene.is_in_state("busy").unwrap());
}

#[test]
fn one_document_makes_scenes_on_several_threads() {
    let document = Document::load(TOGGLE, None).unwrap();
    let hashes: Vec<u64> = std::thread::scope(|scope| {
        let run = || {
            let mut scene = Scene::new(&document, None).unwrap();
            scene.set_boolean("boy", true).unwrap();
            scene.advance(0.3).unwrap();
            scene.hash().unwrap()
        };
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(run)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(hashes.iter().all(|hash| *hash == hashes[0]));
    let mut scenes: Vec<Scene> = (0..10).map(|_| Scene::new(&document, None).unwrap()).collect();
    drop(document);
    Scene::advance_all(&mut scenes, 10.0, SceneChangeFlags::DISPLAY).unwrap();
    for scene in &mut scenes {
        scene.display().unwrap();
    }
    scenes[3].set_boolean("boy", true).unwrap();
    let changes = Scene::advance_all(&mut scenes, 0.1, SceneChangeFlags::DISPLAY).unwrap();
    assert_eq!(changes, [SceneChange { index: 3, what: SceneChangeFlags::DISPLAY }]);
}

#[test]
fn traces_are_played() {
    let text = include_str!("../../../../controls/traces/gender-toggle/tap.jsonl");
    let trace = Trace::load(text).unwrap();
    let info = trace.info().unwrap();
    assert!(info.step_count > 0 && trace.step_time(0).unwrap() <= info.end);
    let mut scene = Scene::load(TOGGLE, None).unwrap();
    let mut next_step = 0;
    scene.play(&trace, info.end, &mut next_step).unwrap();
    assert_eq!(next_step as u64, info.step_count);
    assert_eq!(Trace::load("{}").unwrap_err().status(), Status::Document);
}

#[test]
#[cfg(target_pointer_width = "64")]
fn texts_of_more_than_4_gib_are_refused() {
    let document = r#"{"animcore": 1, "size": [90, 90],
        "components": {"row": {"size": [90, 20], "inputs": {"title": {"type": "string"}}}},
        "nodes": [{"kind": "list", "name": "rows", "component": "row"}]}"#;
    let mut scene = Scene::load(document, None).unwrap();
    let mut rows = scene.list_mut("rows").unwrap();
    // Zeros that nobody reads take no memory. Modulo 2^32 it would be a text of three bytes.
    let text = unsafe { String::from_utf8_unchecked(vec![0; (1 << 32) + 3]) };
    let refused = rows.append("tea", &[EventField::text("title", &text)]).unwrap_err();
    assert_eq!(refused.status(), Status::Limit);
    assert_eq!(rows.append("tea", &[EventField::number(&text, 1.0)]).unwrap_err().status(), Status::Limit);
    assert!(rows.is_empty().unwrap());
}

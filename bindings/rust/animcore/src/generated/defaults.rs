// SPDX-License-Identifier: MIT
// Written by tools/generate_bindings.py from docs/abi/animcore-abi.json. Do not edit.

//! Defaults go through Rust's structs and back unchanged.

use super::values::*;
use animcore_sys as sys;

fn bytes<T>(value: &T) -> &[u8] {
    unsafe { std::slice::from_raw_parts(value as *const T as *const u8, std::mem::size_of::<T>()) }
}

#[test]
fn defaults_stay_what_they_are() {
    let mut keyframe_options: sys::anim_keyframe_options = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_keyframe_options(&mut keyframe_options, 64) }, sys::ANIM_OK);
    let back = KeyframeOptions::default().to_raw().unwrap();
    assert_eq!(bytes(&keyframe_options), bytes(&back), "anim_keyframe_options");
    let mut media_timing: sys::anim_media_timing = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_media_timing(&mut media_timing, 64) }, sys::ANIM_OK);
    let back = MediaTiming::default().to_raw().unwrap();
    assert_eq!(bytes(&media_timing), bytes(&back), "anim_media_timing");
    let mut web_timing: sys::anim_web_timing = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_web_timing(&mut web_timing, 64) }, sys::ANIM_OK);
    let back = WebTiming::default().to_raw().unwrap();
    assert_eq!(bytes(&web_timing), bytes(&back), "anim_web_timing");
    let mut decay: sys::anim_decay = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_decay(&mut decay, 56) }, sys::ANIM_OK);
    let back = Decay::default().to_raw().unwrap();
    assert_eq!(bytes(&decay), bytes(&back), "anim_decay");
    let mut path_parsing: sys::anim_path_parsing = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_path_parsing(&mut path_parsing, 16) }, sys::ANIM_OK);
    let back = PathParsing::default().to_raw().unwrap();
    assert_eq!(bytes(&path_parsing), bytes(&back), "anim_path_parsing");
    let mut path_format: sys::anim_path_format = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_path_format(&mut path_format, 16) }, sys::ANIM_OK);
    let back = PathFormat::default().to_raw().unwrap();
    assert_eq!(bytes(&path_format), bytes(&back), "anim_path_format");
    let mut path_trim_options: sys::anim_path_trim_options = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_path_trim_options(&mut path_trim_options, 32) }, sys::ANIM_OK);
    let back = PathTrimOptions::default().to_raw().unwrap();
    assert_eq!(bytes(&path_trim_options), bytes(&back), "anim_path_trim_options");
    let mut stroke_style: sys::anim_stroke_style = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_stroke_style(&mut stroke_style, 56) }, sys::ANIM_OK);
    let back = StrokeStyle::default().to_raw().unwrap();
    assert_eq!(bytes(&stroke_style), bytes(&back), "anim_stroke_style");
    let mut morph_options: sys::anim_morph_options = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_morph_options(&mut morph_options, 80) }, sys::ANIM_OK);
    let back = MorphOptions::default().to_raw().unwrap();
    assert_eq!(bytes(&morph_options), bytes(&back), "anim_morph_options");
    let mut stage_options: sys::anim_stage_options = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_stage_options(&mut stage_options, 16) }, sys::ANIM_OK);
    let back = StageOptions::default().to_raw().unwrap();
    assert_eq!(bytes(&stage_options), bytes(&back), "anim_stage_options");
    let mut property_options: sys::anim_property_options = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_property_options(&mut property_options, 40) }, sys::ANIM_OK);
    let back = PropertyOptions::default().to_raw().unwrap();
    assert_eq!(bytes(&property_options), bytes(&back), "anim_property_options");
    let mut motion: sys::anim_motion = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_motion(&mut motion, 136) }, sys::ANIM_OK);
    let back = Motion::default().to_raw().unwrap();
    assert_eq!(bytes(&motion), bytes(&back), "anim_motion");
    let mut animation_options: sys::anim_animation_options = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_animation_options(&mut animation_options, 288) }, sys::ANIM_OK);
    let back = AnimationOptions::default().to_raw().unwrap();
    assert_eq!(bytes(&animation_options), bytes(&back), "anim_animation_options");
    let mut animation_group_options: sys::anim_animation_group_options = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_animation_group_options(&mut animation_group_options, 88) }, sys::ANIM_OK);
    let back = AnimationGroupOptions::default().to_raw().unwrap();
    assert_eq!(bytes(&animation_group_options), bytes(&back), "anim_animation_group_options");
    let mut document_options: sys::anim_document_options = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_document_options(&mut document_options, 48) }, sys::ANIM_OK);
    let back = DocumentOptions::default().to_raw().unwrap();
    assert_eq!(bytes(&document_options), bytes(&back), "anim_document_options");
    let mut scene_options: sys::anim_scene_options = unsafe { std::mem::zeroed() };
    assert_eq!(unsafe { sys::anim_default_scene_options(&mut scene_options, 64) }, sys::ANIM_OK);
    let back = SceneOptions::default().to_raw().unwrap();
    assert_eq!(bytes(&scene_options), bytes(&back), "anim_scene_options");
}

# SPDX-License-Identifier: MIT
# Generated from docs/grammar by tools/generate_grammar.py. Do not edit.
"""Where names stand in documents: what a text, or the keys of an object, are names of."""

from __future__ import annotations

from typing import Any

__all__ = [
    "CURVE_NAMES",
    "EVENT_BEGINNINGS",
    "EVENT_FIELDS",
    "EXPRESSION_WORDS",
    "LIBRARY_EVENTS",
    "PLACES",
    "REGION_EVENTS",
    "SPRING_NAMES",
    "STEP_NAMES",
    "VALUE_NAMES",
]

# Places by name. `text` is what a text there names; `items`, `first`, `keys` and `values` lead to the places inside.
# fmt: off
PLACES: dict[str, dict[str, Any]] = {
  "accessibility.hint": {
    "keys": {
      "input": "dataValue.input",
      "parameter": "dataValue.parameter",
      "number": "fraction",
      "decimals": "fraction",
      "expression": "fraction"
    },
    "by_key": {
      "input": "dataValue.input.by",
      "parameter": "dataValue.parameter.by",
      "number": "dataValue.number.by",
      "expression": "dataValue.expression.by"
    }
  },
  "accessibility.region": { "text": "region" },
  "action": {
    "by_key": {
      "set": "setAction",
      "assign": "assignAction",
      "increment": "incrementAction",
      "clamp": "clampAction",
      "random": "randomAction",
      "toggle": "toggleAction",
      "emit": "emitAction",
      "raise": "raiseAction",
      "send": "sendAction",
      "cancel": "cancelAction",
      "fire": "fireAction",
      "play": "playAction",
      "stop": "stopAction",
      "pause": "pauseAction",
      "resume": "resumeAction",
      "scrub": "scrubAction",
      "seek": "seekAction",
      "hold": "holdAction",
      "if": "ifAction",
      "focus": "focusAction",
      "append": "appendAction",
      "remove": "removeAction",
      "move": "moveAction",
      "update": "updateAction",
      "clear": "clearAction"
    }
  },
  "actions": { "items": "action" },
  "actions|action": {
    "items": "action",
    "by_key": {
      "set": "setAction",
      "assign": "assignAction",
      "increment": "incrementAction",
      "clamp": "clampAction",
      "random": "randomAction",
      "toggle": "toggleAction",
      "emit": "emitAction",
      "raise": "raiseAction",
      "send": "sendAction",
      "cancel": "cancelAction",
      "fire": "fireAction",
      "play": "playAction",
      "stop": "stopAction",
      "pause": "pauseAction",
      "resume": "resumeAction",
      "scrub": "scrubAction",
      "seek": "seekAction",
      "hold": "holdAction",
      "if": "ifAction",
      "focus": "focusAction",
      "append": "appendAction",
      "remove": "removeAction",
      "move": "moveAction",
      "update": "updateAction",
      "clear": "clearAction"
    }
  },
  "alwaysTransition": {
    "text": "state",
    "keys": { "target": "alwaysTransition.target", "guard": "fraction", "actions": "actions" }
  },
  "alwaysTransition.target": { "items": "initial.items", "text": "state" },
  "angularGradient.stops": { "items": "stops.items" },
  "animation": {
    "keys": {
      "curve": "curve",
      "spring": "spring",
      "keyframes": "animation.keyframes",
      "decay": "animation.decay",
      "property": "animation.property",
      "from": "value",
      "to": "value",
      "by": "value",
      "velocity": "value",
      "duration": "fraction",
      "delay": "fraction",
      "timing": "animation.timing"
    },
    "by_key": {
      "parallel": "parallelAnimation",
      "sequence": "sequenceAnimation",
      "group": "groupAnimation",
      "animations": "groupAnimation",
      "keyframes": "keyframesAnimation",
      "decay": "decayAnimation",
      "spring": "springAnimation",
      "curve": "curveAnimation"
    }
  },
  "animation.decay": {
    "keys": {
      "rate": "fraction",
      "deceleration": "fraction",
      "bounds": "range",
      "spring": "spring",
      "velocity": "value"
    }
  },
  "animation.keyframes": {
    "by_key": { "track": "trackKeyframes", "blocks": "blocksKeyframes", "values": "valuesKeyframes" },
    "text": "keyframes"
  },
  "animation.property": { "text": "property" },
  "animation.timing": {
    "keys": { "offset": "fraction", "speed": "fraction", "repeat": "fraction", "repeatDuration": "fraction" }
  },
  "appendAction": {
    "keys": { "append": "appendAction.append", "values": "appendAction.values", "key": "dataValue", "at": "fraction" }
  },
  "appendAction.append": { "text": "instance" },
  "appendAction.values": { "values": "inputValue", "names": "input", "names_within": "append" },
  "assignAction": { "keys": {"assign": "assignAction.assign"} },
  "assignAction.assign": { "values": "inputValue", "names": "input" },
  "assignedBlock": { "keys": {"start": "fraction", "duration": "fraction", "set": "assignedBlock.set"} },
  "assignedBlock.set": { "values": "value", "names": "property" },
  "assignedKeyframes.blocks": { "items": "assignedBlock" },
  "block": { "keys": {"start": "fraction", "duration": "fraction", "value": "value"} },
  "blocks+mode+duration+ease of": {
    "keys": { "blocks": "assignedKeyframes.blocks", "duration": "fraction", "ease": "curve" }
  },
  "blocksKeyframes": {
    "keys": { "duration": "fraction", "ease": "curve", "blocks": "blocksKeyframes.blocks", "initial": "value" }
  },
  "blocksKeyframes.blocks": { "items": "block" },
  "blocksKeyframes.blocks|assignedKeyframes.blocks": { "items": "block|assignedBlock" },
  "blocksKeyframes|blocks+mode+duration+ease of": {
    "keys": {
      "duration": "fraction",
      "ease": "curve",
      "blocks": "blocksKeyframes.blocks|assignedKeyframes.blocks",
      "initial": "value"
    }
  },
  "block|assignedBlock": {
    "keys": { "start": "fraction", "duration": "fraction", "value": "value", "set": "assignedBlock.set" }
  },
  "cancelAction": { "keys": {"cancel": "cancelAction.cancel"} },
  "cancelAction.cancel": { "text": "sending" },
  "clampAction": { "keys": {"clamp": "clampAction.clamp"} },
  "clampAction.clamp": { "values": "range", "names": "input" },
  "clearAction": { "keys": {"clear": "appendAction.append"} },
  "clip.commands.by": { "keys": {"commands": "path"} },
  "clip.ellipse.by": { "keys": {"ellipse": "clip.ellipse.by.ellipse"} },
  "clip.ellipse.by.ellipse": { "first": ["fraction", "fraction", "fraction", "fraction"] },
  "clip.rectangle.by": { "keys": {"rectangle": "clip.ellipse.by.ellipse", "radius": "velocityValue"} },
  "clip.symbol.by": {
    "keys": { "symbol": "clip.ellipse.by.ellipse", "strokeWidth": "fraction", "arrowness": "fraction" }
  },
  "color": { "items": "fraction", "text": "color" },
  "command": { "items": "fraction", "first": [""] },
  "componentNode": {
    "keys": {
      "component": "componentNode.component",
      "parameters": "componentNode.parameters",
      "inputs": "componentNode.inputs",
      "events": "componentNode.events",
      "forward": "componentNode.forward",
      "name": "componentNode.name"
    }
  },
  "componentNode.component": { "text": "component" },
  "componentNode.events": { "values": "event", "names": "event", "names_within": "component" },
  "componentNode.forward": { "values": "componentNode.forward.values", "names": "descriptors", "within": "component" },
  "componentNode.forward.values": { "text": "event", "within": "component" },
  "componentNode.inputs": { "values": "componentNode.inputs.values", "names": "input", "names_within": "component" },
  "componentNode.inputs.values": {
    "keys": {
      "input": "dataValue.input",
      "parameter": "dataValue.parameter",
      "number": "fraction",
      "decimals": "fraction",
      "expression": "fraction"
    },
    "by_key": {
      "input": "dataValue.input.by",
      "parameter": "dataValue.parameter.by",
      "number": "dataValue.number.by",
      "expression": "dataValue.expression.by"
    },
    "text": "value"
  },
  "componentNode.name": { "text": "instance", "declares": True },
  "componentNode.parameters": {
    "values": "componentNode.parameters.values",
    "names": "parameter",
    "names_within": "component"
  },
  "componentNode.parameters.values": { "keys": {"parameter": "dataValue.parameter"}, "text": "value" },
  "curve": { "first": ["fraction", "fraction", "fraction", "fraction"], "text": "curve" },
  "curveAnimation": {
    "keys": {
      "property": "animation.property",
      "curve": "curve",
      "from": "value",
      "to": "value",
      "by": "value",
      "duration": "fraction",
      "delay": "fraction",
      "timing": "animation.timing"
    }
  },
  "dataValue": {
    "text": "expression",
    "keys": {
      "input": "dataValue.input",
      "parameter": "dataValue.parameter",
      "number": "fraction",
      "decimals": "fraction",
      "expression": "fraction"
    },
    "by_key": {
      "input": "dataValue.input.by",
      "parameter": "dataValue.parameter.by",
      "number": "dataValue.number.by",
      "expression": "dataValue.expression.by"
    }
  },
  "dataValue.expression.by": { "keys": {"expression": "fraction"} },
  "dataValue.input": { "text": "input" },
  "dataValue.input.by": { "keys": {"input": "dataValue.input"} },
  "dataValue.number.by": { "keys": {"number": "fraction", "decimals": "fraction"} },
  "dataValue.parameter": { "text": "parameter" },
  "dataValue.parameter.by": { "keys": {"parameter": "dataValue.parameter"} },
  "decayAnimation": {
    "keys": {
      "property": "animation.property",
      "decay": "animation.decay",
      "duration": "fraction",
      "delay": "fraction",
      "timing": "animation.timing"
    }
  },
  "delayedTransition": {
    "keys": { "target": "alwaysTransition.target", "guard": "fraction", "actions": "actions", "delay": "fraction" }
  },
  "document": {
    "keys": {
      "animcore": "fraction",
      "parameters": "document.parameters",
      "size": "range",
      "canvas": "clip.ellipse.by.ellipse",
      "inputs": "document.inputs",
      "variables": "document.variables",
      "springs": "document.springs",
      "curves": "document.curves",
      "keyframes": "document.keyframes",
      "paths": "document.paths",
      "motions": "document.motions",
      "properties": "document.properties",
      "animations": "document.animations",
      "components": "document.components",
      "machine": "document.machine",
      "nodes": "document.nodes",
      "regions": "document.regions"
    }
  },
  "document.animations": { "values": "animation", "names": "animation", "declares": True },
  "document.components": { "values": "document", "names": "component", "declares": True },
  "document.curves": { "values": "curve", "names": "curve", "declares": True },
  "document.inputs": { "values": "input", "names": "input", "declares": True },
  "document.keyframes": { "values": "namedKeyframes", "names": "keyframes", "declares": True },
  "document.machine": { "keys": {"initial": "machine.initial", "states": "machine.states"} },
  "document.motions": { "values": "motion", "names": "motion", "declares": True },
  "document.nodes": { "items": "node" },
  "document.parameters": { "values": "parameter", "names": "parameter", "declares": True },
  "document.paths": { "values": "path", "names": "path", "declares": True },
  "document.properties": { "values": "property", "names": "property", "declares": True },
  "document.regions": { "items": "region" },
  "document.springs": { "values": "spring", "names": "spring", "declares": True },
  "document.variables": { "values": "input", "names": "variable", "declares": True },
  "ellipseNode": {
    "keys": {
      "frame": "clip.ellipse.by.ellipse",
      "fill": "ellipseNode.fill",
      "stroke": "ellipseNode.stroke",
      "trim": "ellipseNode.trim"
    }
  },
  "ellipseNode.fill": {
    "by_key": { "linear": "gradient.linear.by", "radial": "gradient.radial.by", "angular": "gradient.angular.by" },
    "items": "fraction",
    "text": "color"
  },
  "ellipseNode.stroke": {
    "keys": {
      "paint": "ellipseNode.fill",
      "width": "fraction",
      "miterLimit": "fraction",
      "dashOffset": "fraction",
      "dash": "morphNode.times",
      "trim": "ellipseNode.trim"
    }
  },
  "ellipseNode.trim": { "keys": {"start": "fraction", "end": "fraction", "offset": "fraction"} },
  "emitAction": { "keys": {"emit": "event", "data": "emitAction.data"} },
  "emitAction.data": { "values": "dataValue", "names": "field", "declares": True },
  "event": { "text": "event" },
  "fireAction": { "keys": {"fire": "dataValue.input"} },
  "focusAction": { "keys": {"focus": "accessibility.region"} },
  "fraction": { "text": "expression" },
  "gradient.angular.by": { "keys": {"angular": "gradient.angular.by.angular"} },
  "gradient.angular.by.angular": { "keys": {"center": "range", "angle": "fraction", "stops": "angularGradient.stops"} },
  "gradient.linear.by": { "keys": {"linear": "gradient.linear.by.linear"} },
  "gradient.linear.by.linear": { "keys": {"from": "range", "to": "range", "stops": "angularGradient.stops"} },
  "gradient.radial.by": { "keys": {"radial": "gradient.radial.by.radial"} },
  "gradient.radial.by.radial": { "keys": {"center": "range", "radius": "fraction", "stops": "angularGradient.stops"} },
  "groupAnimation": { "keys": {"group": "groupAnimation.group", "animations": "groupAnimation.animations"} },
  "groupAnimation.animations": { "items": "animation" },
  "groupAnimation.group": {
    "keys": {
      "offset": "fraction",
      "speed": "fraction",
      "repeat": "fraction",
      "repeatDuration": "fraction",
      "duration": "fraction",
      "delay": "fraction"
    }
  },
  "groupNode": { "keys": {"nodes": "document.nodes"} },
  "holdAction": { "keys": {"hold": "holdAction.hold"} },
  "holdAction.hold": { "items": "animation.property", "text": "property" },
  "ifAction": { "keys": {"if": "fraction", "then": "actions", "else": "actions"} },
  "imageNode": { "keys": {"image": "accessibility.hint", "frame": "clip.ellipse.by.ellipse"} },
  "incrementAction": { "keys": {"increment": "incrementAction.increment"} },
  "incrementAction.increment": { "values": "fraction", "names": "input" },
  "initial.items": { "text": "state" },
  "input": { "switch": "type", "cases": {"number": "input.number"} },
  "input.number": { "keys": {"value": "fraction", "range": "range"} },
  "inputValue": {
    "text": "value",
    "by_key": {
      "input": "dataValue.input.by",
      "parameter": "dataValue.parameter.by",
      "number": "dataValue.number.by",
      "expression": "dataValue.expression.by"
    }
  },
  "keyframesAnimation": {
    "by_key": { "property": "keyframesAnimation.property.by", "keyframes": "keyframesAnimation.keyframes.by" }
  },
  "keyframesAnimation.keyframes.by": {
    "keys": {
      "keyframes": "keyframesAnimation.keyframes.by.keyframes",
      "duration": "fraction",
      "delay": "fraction",
      "timing": "animation.timing"
    }
  },
  "keyframesAnimation.keyframes.by.keyframes": {
    "keys": { "blocks": "assignedKeyframes.blocks", "duration": "fraction", "ease": "curve" },
    "text": "keyframes"
  },
  "keyframesAnimation.property.by": {
    "keys": {
      "property": "animation.property",
      "keyframes": "animation.keyframes",
      "duration": "fraction",
      "delay": "fraction",
      "timing": "animation.timing"
    }
  },
  "listItem": { "keys": {"values": "listItem.values"} },
  "listItem.values": { "names": "input", "names_within": "component" },
  "listNode": {
    "keys": {
      "component": "componentNode.component",
      "parameters": "componentNode.parameters",
      "inputs": "componentNode.inputs",
      "events": "componentNode.events",
      "forward": "componentNode.forward",
      "items": "listNode.items",
      "name": "componentNode.name"
    }
  },
  "listNode.items": { "items": "listItem" },
  "listedTransition": {
    "keys": {
      "target": "alwaysTransition.target",
      "guard": "fraction",
      "actions": "actions",
      "delay": "fraction",
      "event": "listedTransition.event"
    }
  },
  "listedTransition.event": { "text": "descriptors" },
  "machine.initial": {
    "items": "initial.items",
    "text": "state",
    "keys": { "target": "alwaysTransition.target", "actions": "actions" }
  },
  "machine.states": { "values": "state", "names": "state", "declares": True },
  "morphNode": {
    "keys": {
      "from": "path",
      "to": "path",
      "paths": "morphNode.paths",
      "times": "morphNode.times",
      "progress": "fraction",
      "fill": "ellipseNode.fill",
      "stroke": "ellipseNode.stroke",
      "trim": "ellipseNode.trim"
    }
  },
  "morphNode.paths": { "items": "path" },
  "morphNode.times": { "items": "fraction" },
  "motion": {
    "text": "motion",
    "keys": {
      "spring": "spring",
      "curve": "curve",
      "duration": "fraction",
      "delay": "fraction",
      "stagger": "fraction",
      "repeat": "fraction",
      "velocity": "motion.velocity"
    }
  },
  "motion.velocity": { "values": "velocityValue", "names": "property", "items": "fraction", "text": "expression" },
  "moveAction": { "keys": {"move": "appendAction.append", "to": "fraction", "key": "dataValue", "at": "fraction"} },
  "namedKeyframes": {
    "keys": { "blocks": "assignedKeyframes.blocks", "duration": "fraction", "ease": "curve" },
    "by_key": {
      "track": "trackKeyframes|blocks+mode+duration+ease of",
      "blocks": "blocksKeyframes|blocks+mode+duration+ease of",
      "values": "valuesKeyframes|blocks+mode+duration+ease of"
    }
  },
  "node": {
    "keys": {
      "name": "node.name",
      "x": "fraction",
      "y": "fraction",
      "rotation": "fraction",
      "scale": "fraction",
      "scaleX": "fraction",
      "scaleY": "fraction",
      "anchor": "range",
      "opacity": "fraction",
      "z": "fraction",
      "visible": "fraction",
      "transform": "node.transform",
      "along": "node.along",
      "clip": "node.clip",
      "shadow": "node.shadow",
      "accessibility": "node.accessibility"
    },
    "switch": "kind",
    "cases": {
      "group": "groupNode",
      "rectangle": "rectangleNode",
      "ellipse": "ellipseNode",
      "symbol": "symbolNode",
      "path": "pathNode",
      "morph": "morphNode",
      "text": "textNode",
      "image": "imageNode",
      "component": "componentNode",
      "list": "listNode"
    }
  },
  "node.accessibility": {
    "keys": {
      "label": "accessibility.hint",
      "value": "accessibility.hint",
      "hint": "accessibility.hint",
      "region": "accessibility.region",
      "checked": "fraction",
      "selected": "fraction",
      "disabled": "fraction",
      "expanded": "fraction",
      "busy": "fraction",
      "hidden": "fraction",
      "minimum": "fraction",
      "maximum": "fraction",
      "now": "fraction"
    }
  },
  "node.along": { "keys": {"path": "path", "distance": "fraction", "progress": "fraction", "angle": "fraction"} },
  "node.clip": {
    "by_key": {
      "rectangle": "clip.rectangle.by",
      "ellipse": "clip.ellipse.by",
      "symbol": "clip.symbol.by",
      "commands": "clip.commands.by"
    }
  },
  "node.name": { "text": "node", "declares": True },
  "node.shadow": { "keys": {"color": "color", "x": "fraction", "y": "fraction", "blur": "fraction"} },
  "node.transform": {
    "first": ["fraction", "fraction", "fraction", "fraction", "fraction", "fraction"],
    "text": "property"
  },
  "parallelAnimation": { "keys": {"parallel": "groupAnimation.animations"} },
  "parameter": { "switch": "type", "cases": {"number": "parameter.number", "color": "parameter.color"} },
  "parameter.color": { "keys": {"value": "color"} },
  "parameter.number": { "keys": {"range": "range", "value": "fraction"} },
  "path": { "items": "command", "text": "path" },
  "pathNode": {
    "keys": {
      "commands": "path",
      "property": "animation.property",
      "fill": "ellipseNode.fill",
      "stroke": "ellipseNode.stroke",
      "trim": "ellipseNode.trim"
    }
  },
  "pauseAction": { "keys": {"pause": "pauseAction.pause"} },
  "pauseAction.pause": { "text": "animation" },
  "playAction": { "keys": {"play": "pauseAction.pause"} },
  "property": {
    "keys": { "threshold": "fraction", "action": "motion", "expression": "velocityValue" },
    "switch": "kind",
    "cases": {
      "scalar": "property.angle",
      "vector2": "property.size",
      "vector3": "property.vector3",
      "vector4": "property.rectangle",
      "angle": "property.angle",
      "color": "parameter.color",
      "size": "property.size",
      "rectangle": "property.rectangle",
      "transform": "property.transform",
      "vector": "property.vector",
      "path": "property.path"
    }
  },
  "property.angle": { "keys": {"value": "fraction"} },
  "property.path": { "keys": {"value": "path"} },
  "property.rectangle": { "keys": {"value": "clip.ellipse.by.ellipse"} },
  "property.size": { "keys": {"value": "range"} },
  "property.transform": { "keys": {"value": "property.transform.value"} },
  "property.transform.value": { "first": ["fraction", "fraction", "fraction", "fraction", "fraction", "fraction"] },
  "property.vector": { "keys": {"value": "morphNode.times"} },
  "property.vector3": { "keys": {"value": "property.vector3.value"} },
  "property.vector3.value": { "first": ["fraction", "fraction", "fraction"] },
  "raiseAction": { "keys": {"raise": "event", "data": "emitAction.data"} },
  "randomAction": { "keys": {"random": "clampAction.clamp"} },
  "range": { "first": ["fraction", "fraction"] },
  "rectangleNode": {
    "keys": {
      "frame": "clip.ellipse.by.ellipse",
      "radius": "velocityValue",
      "fill": "ellipseNode.fill",
      "stroke": "ellipseNode.stroke",
      "trim": "ellipseNode.trim"
    }
  },
  "region": {
    "keys": {
      "name": "region.name",
      "shape": "region.shape",
      "node": "region.node",
      "inset": "fraction",
      "enabled": "fraction",
      "slop": "fraction",
      "longPress": "fraction",
      "begins": "fraction"
    }
  },
  "region.name": { "text": "region", "declares": True },
  "region.node": { "text": "node" },
  "region.shape": {
    "by_key": {
      "ellipse": "clip.ellipse.by",
      "symbol": "clip.symbol.by",
      "commands": "clip.commands.by",
      "rectangle": "shape.rectangle.by"
    }
  },
  "removeAction": { "keys": {"remove": "appendAction.append", "key": "dataValue", "at": "fraction"} },
  "resumeAction": { "keys": {"resume": "pauseAction.pause"} },
  "scrubAction": { "keys": {"scrub": "pauseAction.pause", "to": "fraction"} },
  "seekAction": { "keys": {"seek": "pauseAction.pause", "to": "fraction"} },
  "sendAction": {
    "keys": {
      "send": "sendAction.send",
      "data": "emitAction.data",
      "delay": "fraction",
      "id": "sendAction.id",
      "to": "appendAction.append",
      "key": "dataValue",
      "at": "fraction"
    }
  },
  "sendAction.id": { "text": "sending", "declares": True },
  "sendAction.send": { "text": "event", "within": "to" },
  "sequenceAnimation": { "keys": {"sequence": "groupAnimation.animations"} },
  "setAction": { "keys": {"set": "assignedBlock.set", "motion": "motion", "transaction": "setAction.transaction"} },
  "setAction.transaction": { "text": "transaction", "declares": True },
  "shape.rectangle.by": { "keys": {"rectangle": "clip.ellipse.by.ellipse", "radius": "fraction"} },
  "spring": {
    "text": "spring",
    "by_key": {
      "response": "spring.response.by",
      "dampingRatio": "spring.dampingRatio.by",
      "duration": "spring.duration.by",
      "stiffness": "spring.stiffness.by"
    }
  },
  "spring.dampingRatio.by": {
    "keys": { "duration": "fraction", "dampingRatio": "fraction", "initialVelocity": "fraction" }
  },
  "spring.duration.by": { "keys": {"duration": "fraction", "bounce": "fraction"} },
  "spring.response.by": { "keys": {"response": "fraction", "dampingRatio": "fraction"} },
  "spring.stiffness.by": { "keys": {"mass": "fraction", "stiffness": "fraction", "damping": "fraction"} },
  "springAnimation": {
    "keys": {
      "property": "animation.property",
      "spring": "spring",
      "from": "value",
      "to": "value",
      "by": "value",
      "velocity": "value",
      "duration": "fraction",
      "delay": "fraction",
      "timing": "animation.timing"
    }
  },
  "state": {
    "keys": {
      "initial": "machine.initial",
      "states": "machine.states",
      "entry": "state.entry",
      "exit": "state.entry",
      "on": "state.on",
      "after": "state.after",
      "always": "transitions",
      "when": "state.when",
      "transitions": "state.transitions",
      "data": "emitAction.data"
    }
  },
  "state.after": { "items": "delayedTransition" },
  "state.entry": { "items": "actions|action" },
  "state.on": { "values": "transitions", "names": "descriptors" },
  "state.transitions": { "items": "listedTransition" },
  "state.when": {
    "items": "whenTransition",
    "keys": { "target": "alwaysTransition.target", "guard": "fraction", "actions": "actions" }
  },
  "stopAction": { "keys": {"stop": "pauseAction.pause"} },
  "stops.items": { "first": ["fraction", "color"] },
  "symbolNode": {
    "keys": {
      "frame": "clip.ellipse.by.ellipse",
      "strokeWidth": "fraction",
      "arrowness": "fraction",
      "fill": "ellipseNode.fill",
      "stroke": "ellipseNode.stroke",
      "trim": "ellipseNode.trim"
    }
  },
  "textNode": {
    "keys": {
      "text": "accessibility.hint",
      "position": "range",
      "fontSize": "fraction",
      "weight": "fraction",
      "fill": "ellipseNode.fill"
    }
  },
  "toggleAction": { "keys": {"toggle": "dataValue.input"} },
  "trackKeyframe": {
    "by_key": {
      "linear": "trackKeyframe.linear.by",
      "cubic": "trackKeyframe.cubic.by",
      "spring": "trackKeyframe.spring.by",
      "move": "trackKeyframe.move.by"
    }
  },
  "trackKeyframe.cubic.by": {
    "keys": { "cubic": "value", "duration": "fraction", "velocity": "trackKeyframe.cubic.by.velocity" }
  },
  "trackKeyframe.cubic.by.velocity": { "items": "value" },
  "trackKeyframe.linear.by": { "keys": {"linear": "value", "duration": "fraction", "curve": "curve"} },
  "trackKeyframe.move.by": { "keys": {"move": "value"} },
  "trackKeyframe.spring.by": {
    "keys": { "spring": "value", "duration": "fraction", "with": "spring", "velocity": "value" }
  },
  "trackKeyframes": { "keys": {"track": "trackKeyframes.track", "ease": "curve", "initial": "value"} },
  "trackKeyframes.track": { "items": "trackKeyframe" },
  "trackKeyframes|blocks+mode+duration+ease of": {
    "keys": {
      "track": "trackKeyframes.track",
      "ease": "curve",
      "initial": "value",
      "blocks": "assignedKeyframes.blocks",
      "duration": "fraction"
    }
  },
  "transitions": {
    "items": "alwaysTransition",
    "text": "state",
    "keys": { "target": "alwaysTransition.target", "guard": "fraction", "actions": "actions" }
  },
  "updateAction": {
    "keys": { "update": "appendAction.append", "values": "updateAction.values", "key": "dataValue", "at": "fraction" }
  },
  "updateAction.values": { "values": "inputValue", "names": "input", "names_within": "update" },
  "value": { "items": "value.items", "text": "value" },
  "value.items": { "items": "fraction", "first": [""], "text": "expression" },
  "valuesKeyframes": {
    "keys": {
      "duration": "fraction",
      "ease": "curve",
      "values": "trackKeyframe.cubic.by.velocity",
      "times": "morphNode.times",
      "curves": "valuesKeyframes.curves",
      "tension": "velocityValue",
      "continuity": "velocityValue",
      "bias": "velocityValue"
    }
  },
  "valuesKeyframes.curves": { "items": "curve", "text": "curve" },
  "valuesKeyframes|blocks+mode+duration+ease of": {
    "keys": {
      "duration": "fraction",
      "ease": "curve",
      "values": "trackKeyframe.cubic.by.velocity",
      "times": "morphNode.times",
      "curves": "valuesKeyframes.curves",
      "tension": "velocityValue",
      "continuity": "velocityValue",
      "bias": "velocityValue",
      "blocks": "assignedKeyframes.blocks"
    }
  },
  "velocityValue": { "items": "fraction", "text": "expression" },
  "whenTransition": { "keys": {"target": "alwaysTransition.target", "guard": "fraction", "actions": "actions"} }
}
# What follows these words in the name of an event.
EVENT_BEGINNINGS: dict[str, str] = {
  "changed": "input",
  "done.state": "state",
  "done.animation": "animation",
  "stopped.animation": "animation",
  "repeat.animation": "animation",
  "done.transaction": "transaction",
  "stopped.transaction": "transaction"
}
# fmt: on
LIBRARY_EVENTS: tuple[str, ...] = (
    "error.execution",
    "unsettled",
    "removed",
)
EVENT_FIELDS: tuple[str, ...] = (
    "x",
    "y",
    "sceneX",
    "sceneY",
    "dx",
    "dy",
    "totalX",
    "totalY",
    "vx",
    "vy",
    "pointer",
    "count",
    "inside",
    "node",
    "keyboard",
    "scale",
    "rotation",
    "scaleVelocity",
    "rotationVelocity",
    "value",
    "previous",
    "key",
    "index",
    "message",
    "state",
    "place",
)
# What follows the name of a region in the names of its events.
REGION_EVENTS: tuple[str, ...] = (
    "down",
    "drag.inside",
    "drag.outside",
    "drag.enter",
    "drag.exit",
    "up.inside",
    "up.outside",
    "cancel",
    "hover.enter",
    "hover.exit",
    "hover.move",
    "tap",
    "press.long",
    "pinch.begin",
    "pinch.change",
    "pinch.end",
    "wheel",
    "focus",
    "blur",
    "key.left",
    "key.right",
    "key.up",
    "key.down",
    "key.home",
    "key.end",
    "key.pageup",
    "key.pagedown",
)
# The springs, cubic Bézier curves and curves of steps that have a name of their own.
SPRING_NAMES: tuple[str, ...] = (
    "default",
    "smooth",
    "snappy",
    "bouncy",
    "interactive",
    "core-animation",
    "uikit",
)
CURVE_NAMES: tuple[str, ...] = (
    "linear",
    "ease",
    "ease-in",
    "ease-out",
    "ease-in-out",
    "default",
)
STEP_NAMES: tuple[str, ...] = (
    "step-start",
    "step-end",
)
# Kinds of names of which no two may be the same.
VALUE_NAMES: tuple[str, ...] = (
    "parameter",
    "input",
    "variable",
    "path",
    "property",
    "instance",
)
# What means something of its own in an expression.
EXPRESSION_WORDS: tuple[str, ...] = (
    "event",
    "item",
    "elapsed",
    "pi",
    "tau",
    "e",
    "true",
    "false",
)

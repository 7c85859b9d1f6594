// SPDX-License-Identifier: MIT
// Compiled by `tsc --noEmit --strict`, never run: what must have which type, and what must be refused.

import {
  AnimError,
  AnimationGroupKind,
  CubicBezier,
  DrawCommand,
  DrawKind,
  Easing,
  EventKind,
  Keyframes,
  Morph,
  NativeArray,
  Path,
  Property,
  Read,
  Rectangle,
  Scene,
  Spring,
  Stage,
  Status,
  ValueKind,
  colorConvert,
  ColorSpace,
  defaultMotion,
  load,
  loadSync,
} from "animcore";
import { animate, type Playback } from "animcore/animate";
import { drawScene } from "animcore/canvas";
import { toLinear } from "animcore/linear";
import { SvgRenderer } from "animcore/svg";
import { AnimSceneElement, SceneEventDetail, defineElement } from "animcore/element";

async function program(): Promise<void> {
  await load();
  await load(new URL("https://example.org/animcore.wasm"));
  await load(fetch("animcore.wasm"));
  loadSync(new Uint8Array(8));

  const spring: Spring = Spring.perceptual(0.5, 0.3);
  const { value, velocity }: { value: number; velocity: number } = spring.evaluate(0.1, 0, 1, 0);
  const same: boolean = spring.equals(new Spring({ mass: 1, stiffness: 100, damping: 10 }));
  const other: Spring = spring.with({ mass: value + velocity + Number(same) });
  // @ts-expect-error there is no such member
  spring.with({ weight: 2 });
  // @ts-expect-error three numbers are needed
  new Spring(1, 2);

  const stage = new Stage({ eventLimit: 16 });
  const x: Property = stage.add("x", 0);
  const transaction = stage.animate(other, () => {
    x.value = 100;
    x.value = [1, 2];
  });
  stage.animate({ easing: Easing.css("ease-in"), duration: 1, after: transaction }, () => undefined);
  stage.animate(new CubicBezier(0, 0, 1, 1), (each) => void each.id);
  // @ts-expect-error a text is no motion
  stage.animate("bouncy", () => undefined);
  stage.advance(1 / 60).advanceFlicks(11760000n).advanceFlicks(11760000);
  x.observe((property, values) => void (property.id + BigInt(values.length)));
  x.observe(null);
  // @ts-expect-error null ends it, and nothing at all does not
  x.observe();
  stage.onEvent((event) => void (event.kind === EventKind.StateEntered && event.time > 0n));
  const components: Float64Array = x.getValue(Read.Presentation, new Float64Array(1));
  // @ts-expect-error numbers are filled into a typed array
  x.getValue(Read.Presentation, [0]);
  const changed: Property[] = stage.takeChanged();
  const snapshot: Uint8Array = stage.snapshot();
  // @ts-expect-error an array that must be given
  stage.addScalars(null);
  // @ts-expect-error a thing is one of a stage
  new Property();
  const again: Property = new Property(stage, x.id);
  void again;
  const group = stage.addGroup({ kind: AnimationGroupKind.Clock });
  group.setPaused(true);
  stage.animate({ ...defaultMotion(), group }, () => undefined);
  stage.addProperty("v", ValueKind.Vector2, new Float64Array(2));

  const path: Path = Path.parse("M0 0L1 1").lineTo(2, 2).close();
  const bounds: Rectangle = path.bounds;
  for (const { verb, coordinates } of path) {
    void [verb, coordinates.length];
  }
  const morph = new Morph(path, path, { smoothness: 1, pairs: [{ from: 0, to: 0 }] });
  void morph.getPath(0.5).toString();
  const keyframes = Keyframes.values({ duration: 1 }, [0, 1], [], [], []);
  keyframes.dispose();
  // What `using` of TypeScript 5.2 takes.
  const disposables: { [Symbol.dispose](): void }[] = [new Stage(), new NativeArray(1)];
  disposables.forEach((each) => each[Symbol.dispose]());
  const native = new NativeArray(4);
  const converted: Float64Array = colorConvert(ColorSpace.Srgb, ColorSpace.Oklab, native.values);

  const scene = Scene.load("{}", { seed: 1n });
  scene.pointer("down", 1, 2).advance(0.1);
  // @ts-expect-error there is no such action
  scene.pointer("press", 1, 2);
  scene.focus = "switch";
  // @ts-expect-error the state follows from what happens
  scene.state = "on";
  for (const command of scene.displayList) {
    draw(command);
  }
  try {
    scene.send("tap");
  } catch (error) {
    if (error instanceof AnimError && error.status === Status.ErrorSyntax) {
      void (error.line + error.column + error.pointer.length + error.code.length);
    }
  }
  void [components, changed, snapshot, bounds.width, converted];
}

function draw(command: DrawCommand): number {
  switch (command.kind) {
    case DrawKind.Fill:
      return command.content.path.verbCount + command.content.rule;
    case DrawKind.Stroke:
      return command.content.width;
    case DrawKind.Text:
      return command.content.size;
    case DrawKind.LayerEnd: {
      const nothing: null = command.content;
      return nothing === null ? command.opacity : 0;
    }
    default:
      // @ts-expect-error an image has no rule
      return command.content.rule;
  }
}

function page(context: CanvasRenderingContext2D, scene: Scene): void {
  defineElement();
  const element: AnimSceneElement = document.createElement("anim-scene");
  element.addEventListener("emitted", (event) => {
    const { name, data }: SceneEventDetail = (event as CustomEvent<SceneEventDetail>).detail;
    void [name, data];
  });
  element.paused = true;
  element.images = (name) => (name === "portrait" ? new Image() : null);
  const { scale }: { scale: number } = drawScene(context, scene, () => undefined);
  new SvgRenderer().draw(scene, (name) => `${name}.png`);
  const playback: Playback = animate(element, { x: 100, opacity: [null, 1] }, { spring: Spring.perceptual(0.5, 0), stagger: 0.1 });
  void playback.finished.then((arrived: boolean) => arrived);
  animate([element], { "--gap": "4px" }, { easing: "ease", duration: 1, delay: 0.5 }).cancel();
  // @ts-expect-error there is no such option
  animate(element, { x: 1 }, { sprung: true });
  const seconds: number = toLinear(Spring.perceptual(0.5, 0), { error: 0.01 }).duration;
  const perhaps: number | null = toLinear("ease").duration;
  void [scale, seconds, perhaps];
}

/** With exactOptionalPropertyTypes too, what may be left out may be undefined: the scripts take it as left out. */
function undecided(element: AnimSceneElement, maybe: number | undefined): void {
  element.images = undefined;
  element.load("{}", { seed: maybe });
  animate(element, { x: 1 }, { duration: maybe, onUpdate: undefined, spring: undefined });
  toLinear("ease", { error: maybe });
  element.scene?.list("a").append({}, { key: undefined, index: maybe });
  void new Stage({ eventLimit: maybe });
}

void [program, page, undecided];

// Sound, and a short shake of a phone: a handful of them, made here out of tones and hiss.
//
//   data-sound="chip"          is heard when this is new in a drawing …
//   data-sound-count="12"      … or when its count has changed
//
// Nothing is made before somebody has asked for sound (`settings.sound`) and has touched the page:
// before that, browsers let no page be heard.

import { watchMarks } from "./marks.js";
import { additions } from "./stage.js";

const LOUD = 0.25;
// Each tone: when it begins and how long it lasts (s), from which pitch to which (Hz), its wave.
const SOUNDS = {
  chip: [[0, 0.05, 2300, 1700, "triangle"], [0.05, 0.07, 2900, 2100, "triangle"]],
  card: [[0, 0.14, 900, 3600, "hiss"]],
  roll: [0, 0.09, 0.17, 0.27, 0.4].map((at) => [at, 0.05, 1500 - 1500 * at, 500, "hiss"]),
  right: [[0, 0.12, 660, 660, "sine"], [0.1, 0.22, 880, 880, "sine"]],
  wrong: [[0, 0.14, 233, 220, "triangle"], [0.15, 0.26, 175, 156, "triangle"]],
  win: [523, 659, 784, 1047].map((pitch, at) => [at / 8, 0.3, pitch, pitch, "triangle"]),
  turn: [[0, 0.2, 880, 880, "sine"], [0.12, 0.4, 1320, 1320, "sine"]],
};
const SHAKES = { turn: [40], wrong: [60, 60, 60] }; // ms on, off, on

additions.push((view) => {
  const { model, root, stage, signal } = view;
  const isOn = () => Boolean(model.get("settings")?.sound);
  let [audio, touched, wasOn] = [null, false, isOn()];
  const open = () => {
    if (window.AudioContext) audio ??= new AudioContext(); // not every browser can be heard
    if (audio?.state === "suspended") audio.resume();
  };
  const play = (name) => {
    if (!audio || !isOn() || !Object.hasOwn(SOUNDS, name)) return;
    for (const tone of SOUNDS[name]) sing(audio, tone);
    if (SHAKES[name]) navigator.vibrate?.(SHAKES[name]);
  };
  const touch = () => {
    touched = true;
    if (isOn()) open();
  };
  for (const name of ["pointerdown", "keydown", "click"])
    stage.addEventListener(name, touch, { signal, capture: true });
  // Who has just asked for sound hears that it is on.
  const changed = () => {
    if (isOn() && !wasOn && touched) {
      open();
      play("turn");
    }
    wasOn = isOn();
  };
  model.on("change", changed);
  signal.addEventListener("abort", () => {
    model.off("change", changed);
    audio?.close();
  });
  const fresh = watchMarks(root, "[data-sound]", ({ dataset }) => `${dataset.sound} ${dataset.soundCount}`);
  view.patched.push(() => new Set(fresh().map(({ dataset }) => dataset.sound)).forEach(play));
});

function sing(audio, [at, long, from, to, wave]) {
  const begin = audio.currentTime + at;
  const loudness = new GainNode(audio, { gain: LOUD });
  const source = wave === "hiss" ? hiss(audio, long) : new OscillatorNode(audio, { type: wave });
  const filter = new BiquadFilterNode(audio, { type: wave === "hiss" ? "bandpass" : "allpass" });
  const pitch = wave === "hiss" ? filter.frequency : source.frequency;
  pitch.setValueAtTime(from, begin).exponentialRampToValueAtTime(to, begin + long);
  loudness.gain.setValueAtTime(LOUD, begin).exponentialRampToValueAtTime(0.001, begin + long);
  source.connect(filter).connect(loudness).connect(audio.destination);
  source.start(begin);
  source.stop(begin + long);
}

function hiss(audio, long) {
  const buffer = audio.createBuffer(1, Math.ceil(long * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return new AudioBufferSourceNode(audio, { buffer });
}

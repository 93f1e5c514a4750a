// Soft, short sounds, made on the spot: a handful of oscillators and filtered noise. No file is loaded.

import { settings } from '../device/settings.ts';

export type Sound =
  | 'card'
  | 'deal'
  | 'shuffle'
  | 'won'
  | 'penalty'
  | 'refused'
  | 'turn'
  | 'contest'
  | 'die'
  | 'stamp'
  | 'accepted'
  | 'clink'
  | 'tick';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function audio(): AudioContext | null {
  // Browsers let a page sound only after a touch or a key; before that there is nothing to do.
  if (!navigator.userActivation?.hasBeenActive && !context) return null;
  try {
    context ??= new AudioContext();
    // WebKit has a third state: `interrupted`, by a call.
    if (context.state !== 'running') context.resume().catch(() => undefined);
    return context;
  } catch {
    return null;
  }
}

/** Making the context takes a browser some 30 ms: done by itself soon after the first touch, and not while the first cards are dealt. */
function foresee(): void {
  setTimeout(() => settings.get().sound && audio(), 200);
}

if (navigator.userActivation?.hasBeenActive) foresee();
else for (const touch of ['pointerup', 'keyup']) addEventListener(touch, foresee, { once: true });

function hiss(at: number, length: number, frequency: number, loudness: number, width = 1): void {
  if (!context) return;
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = width;
  source.connect(filter).connect(envelope(at, length, loudness));
  source.start(at);
  source.stop(at + length + 0.05);
}

function tone(at: number, length: number, frequency: number, loudness: number, to = frequency): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  oscillator.type = 'sine';
  oscillator.frequency.setValueAtTime(frequency, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  oscillator.connect(envelope(at, length, loudness));
  oscillator.start(at);
  oscillator.stop(at + length + 0.05);
}

function envelope(at: number, length: number, loudness: number): GainNode {
  const gain = (context as AudioContext).createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect((context as AudioContext).destination);
  return gain;
}

/** `times`: how often what comes several times in a row is heard. */
export function play(sound: Sound, times = 1): void {
  if (!settings.get().sound) return;
  const ready = audio();
  if (!ready) return;
  const now = ready.currentTime + 0.005;
  switch (sound) {
    case 'card':
      hiss(now, 0.05, 2600, 0.07, 0.8);
      tone(now + 0.012, 0.05, 190, 0.05, 120);
      break;
    case 'deal':
      for (let i = 0; i < 4; i++) hiss(now + i * 0.07, 0.045, 2300 + i * 160, 0.05, 0.8);
      break;
    case 'shuffle':
      for (let i = 0; i < 11; i++) hiss(now + i * 0.034, 0.04, 1500 + ((i * 7) % 5) * 260, 0.035, 0.9);
      break;
    case 'die':
      for (let i = 0; i < 5; i++) tone(now + i * i * 0.022, 0.035, 620 - i * 40, 0.035, 420);
      break;
    case 'turn':
      tone(now, 0.22, 523, 0.03);
      break;
    case 'won':
      tone(now, 0.3, 523, 0.035);
      tone(now + 0.1, 0.3, 659, 0.035);
      tone(now + 0.2, 0.42, 784, 0.035);
      break;
    case 'penalty':
      tone(now, 0.26, 110, 0.09, 62);
      hiss(now, 0.06, 240, 0.05, 0.7);
      break;
    case 'contest':
      tone(now, 0.12, 330, 0.05, 300);
      tone(now + 0.12, 0.16, 294, 0.05, 262);
      break;
    case 'accepted':
    case 'stamp':
      if (sound === 'accepted') for (const note of [392, 494, 587]) tone(now + 0.13, 0.5, note, 0.025);
      tone(now, 0.14, 130, 0.12, 55);
      hiss(now, 0.05, 320, 0.07, 0.7);
      break;
    case 'clink':
      for (let i = 0; i < times; i++) tone(now + i * 0.09, 0.16, 1568 * 1.06 ** i, 0.022);
      break;
    case 'tick':
      hiss(now, 0.025, 1500, 0.04, 3);
      break;
    case 'refused':
      tone(now, 0.14, 196, 0.06, 165);
      break;
  }
}

// Sounds after something has taken the loudspeaker away: a call, another programme, a page that was out of sight.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';

/** A node of a graph of sound, of whatever kind; its parameters too. */
const node = (): unknown =>
  new Proxy(() => undefined, {
    get: (_, name) => (name === 'then' ? undefined : node()),
    apply: node,
    set: () => true,
  });

class Loudspeaker {
  static made: Loudspeaker[] = [];
  state = 'running';
  resumed = 0;
  readonly sampleRate = 8;
  readonly currentTime = 0;
  readonly destination = {};
  constructor() {
    Loudspeaker.made.push(this);
  }
  static tones: { at: number; note: number }[] = [];
  createOscillator(): unknown {
    const frequency = {
      setValueAtTime: (note: number, at: number) => Loudspeaker.tones.push({ at, note }),
      exponentialRampToValueAtTime: () => undefined,
    };
    return { frequency, connect: () => undefined, start: () => undefined, stop: () => undefined };
  }
  createBuffer = (): unknown => ({ getChannelData: () => [] });
  createBufferSource = node;
  createBiquadFilter = node;
  createGain = node;
  async resume(): Promise<void> {
    this.resumed += 1;
    this.state = 'running';
  }
}

test('a sound resumes what was suspended or interrupted, and nothing else', async () => {
  Object.defineProperty(globalThis.navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  Object.assign(globalThis, { AudioContext: Loudspeaker });
  const { play } = await import('../../src/lib/sound.ts');
  play('turn');
  const [speaker] = Loudspeaker.made;
  assert.ok(speaker);
  assert.equal(speaker.resumed, 0);
  // `interrupted` is WebKit's own: a call.
  for (const [times, state] of ['suspended', 'interrupted'].entries()) {
    speaker.state = state;
    play('turn');
    assert.equal(speaker.resumed, times + 1, state);
    play('turn');
    assert.equal(speaker.resumed, times + 1, state);
  }
  assert.equal(Loudspeaker.made.length, 1);
});

test('each token is heard after the one before it, and higher', async () => {
  const { play } = await import('../../src/lib/sound.ts');
  Loudspeaker.tones.length = 0;
  play('clink', 4);
  const heard = [...Loudspeaker.tones];
  assert.equal(heard.length, 4);
  for (const [index, { at, note }] of heard.entries()) {
    const before = heard[index - 1];
    if (before) assert.ok(at > before.at && note > before.note);
  }
});

test('a stamp is a thud; one that accepts is followed by a chord', async () => {
  const { play } = await import('../../src/lib/sound.ts');
  const of = (sound: 'stamp' | 'accepted'): readonly { at: number; note: number }[] => {
    Loudspeaker.tones.length = 0;
    play(sound);
    return [...Loudspeaker.tones].sort((one, other) => one.at - other.at);
  };
  const [thud, ...others] = of('stamp');
  assert.ok(thud && thud.note < 200);
  assert.deepEqual(others, []);
  const [falls, ...chord] = of('accepted');
  assert.deepEqual(falls, thud);
  assert.equal(chord.length, 3);
  assert.equal(new Set(chord.map(({ at }) => at)).size, 1);
});

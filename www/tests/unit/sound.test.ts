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
  createOscillator = node;
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

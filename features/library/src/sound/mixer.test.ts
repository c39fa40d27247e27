import { afterEach, expect, test, vi } from 'vitest';
import { createMixer } from './mixer.ts';
import type { Recipe } from './recipe.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What an iPhone's audio says after a call, or after another app has played. */
test.each(['suspended', 'interrupted', 'running'])(
  'a press lets sound that is %s go on',
  async (state) => {
    let resumed = 0;
    vi.stubGlobal(
      'AudioContext',
      class {
        state = state;
        destination = {};
        createGain = () => ({ connect: () => {} });
        resume = async () => {
          resumed += 1;
        };
      },
    );
    // Nothing is played: how a sound is made is tested in a browser.
    vi.stubGlobal('OfflineAudioContext', undefined);
    const recipe: Recipe = { build: () => {}, join: 'power', loudness: 1 };
    await createMixer()
      .play('rain', recipe, 1)
      .catch(() => {});
    expect(resumed).toBe(state === 'running' ? 0 : 1);
  },
);

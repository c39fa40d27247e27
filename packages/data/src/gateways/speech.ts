import type { Tone } from '@mooring/listening';
import type { SettingsDocuments } from '../repositories/settings.ts';
import { defaultCompanionSettings } from '../repositories/settings-values.ts';
import type { Hosted } from './hosted.ts';
import { type Access, type HostedNeeds, needsOf } from './hosted-access.ts';
import { speakInBrowser } from './speech-browser.ts';
import { fetchVoice, playSound, type VoiceService, voiceServiceOf } from './speech-enhanced.ts';
import { browserStyle } from './speech-style.ts';
import { spokenText } from './speech-text.ts';

/** Reading aloud. One text at a time is the caller's to see to: abort the one before. */
export type Speech = {
  /**
   * Resolves when it has been said, or when the signal aborts. With the enhanced voice where it is on and agreed to; else, and
   * where that fails, with the browser's. Throws AppError('voice.none') or AppError('voice.failed').
   */
  speak(text: string, options: { tone: Tone; signal: AbortSignal }): Promise<void>;
  /** Who would receive the words with the enhanced voice; null where there is no such service. */
  receiver(): Promise<string | null>;
  /** What is missing before the hosted voice reads; null where nothing is, or where another or none is in use. */
  needs(): Promise<HostedNeeds | null>;
  /** Drops the sounds that were fetched. */
  forget(): Promise<void>;
};

/** A sound, with the whole text it was made of: two messages may begin alike. */
type Kept = { text: string; sound: Blob };

const mostKept = 20;

type Parts = {
  settings: SettingsDocuments['companionSettings'];
  hosted: Hosted;
  access?: Access;
};

export function createSpeech({ settings, hosted, access }: Parts): Speech {
  const kept = new Map<string, Kept>();
  const chosen = () => settings.get().catch(() => defaultCompanionSettings);

  async function soundOf(
    service: VoiceService,
    { text, tone, signal }: { text: string; tone: Tone; signal: AbortSignal },
  ): Promise<Blob> {
    const key = [service.url, service.voice, tone, text.slice(0, 50)].join('\n');
    const known = kept.get(key);
    if (known?.text === text) return known.sound;
    const sound = await fetchVoice(service, { text, tone, signal });
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, { text, sound });
    return sound;
  }

  /** True when the enhanced voice has spoken, or was stopped. */
  async function enhanced(text: string, tone: Tone, signal: AbortSignal): Promise<boolean> {
    const { enhancedVoice, ownVoice, voice, consents } = await chosen();
    if (!enhancedVoice) return false;
    const service = voiceServiceOf(ownVoice, hosted, voice, access);
    if (!service || consents.voice !== service.receiver) return false;
    try {
      await playSound(await soundOf(service, { text, tone, signal }), signal);
      return true;
    } catch {
      return signal.aborted;
    }
  }

  return {
    async speak(text, { tone, signal }) {
      const words = spokenText(text);
      if (await enhanced(words, tone, signal)) return;
      const { voice } = await chosen();
      await speakInBrowser(words, { voice, ...browserStyle(tone), signal });
    },
    receiver: async () =>
      voiceServiceOf((await chosen()).ownVoice, hosted, 'FEMALE', access)?.receiver ?? null,
    needs: async () => (hosted && !(await chosen()).ownVoice ? needsOf(hosted, access) : null),
    async forget() {
      kept.clear();
    },
  };
}

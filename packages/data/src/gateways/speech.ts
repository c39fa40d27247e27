import { onSessionEnd } from '@mooring/accounts';
import type { Tone } from '@mooring/listening';
import type { SettingsDocuments } from '../repositories/settings.ts';
import { defaultCompanionSettings } from '../repositories/settings-defaults.ts';
import type { AllowedOrigins } from './allowed-origins.ts';
import { type HostedAccess, type HostedNeeds, needsOf } from './hosted-access.ts';
import type { HostedService } from './hosted-service.ts';
import { speakInBrowser } from './speech-browser.ts';
import { fetchVoice, playSound, type VoiceService, voiceServiceOf } from './speech-enhanced.ts';
import { browserStyle } from './speech-style.ts';
import { spokenText } from './speech-text.ts';

/** Reads text aloud. The caller aborts the previous text before it starts the next. */
export type Speech = {
  /**
   * Resolves at the end of the text or when the signal aborts. Uses the enhanced voice if it is on and consented to;
   * otherwise, or if it fails, the browser's voice. Throws AppError('voice.none'), AppError('voice.failed'), or
   * AppError('voice.network') where the person has to be asked first.
   */
  speak(text: string, options: { tone: Tone; signal: AbortSignal }): Promise<void>;
  /** The receiver of the text with the enhanced voice, or null without such a service. */
  receiver(): Promise<string | null>;
  /**
   * What is missing before the hosted voice can be used. Null if nothing is, or if another voice service or none is in
   * use.
   */
  needs(): Promise<HostedNeeds | null>;
  /** Deletes the cached sounds. */
  clearCache(): Promise<void>;
};

/** A cached sound with its whole text, because the key holds only the beginning of the text. */
type CachedSound = { text: string; sound: Blob };

const maxCached = 20;

type Parts = {
  settings: SettingsDocuments['companionSettings'];
  hosted: HostedService;
  access?: HostedAccess;
  allowed?: AllowedOrigins;
};

export function createSpeech({ settings, hosted, access, allowed = null }: Parts): Speech {
  let cache = new Map<string, CachedSound>();
  const forget = () => {
    cache = new Map();
  };
  if (access) onSessionEnd(access.session, forget);
  const readSettings = () => settings.get().catch(() => defaultCompanionSettings);

  async function getSound(
    service: VoiceService,
    { text, tone, signal }: { text: string; tone: Tone; signal: AbortSignal },
  ): Promise<Blob> {
    const sounds = cache;
    const key = [service.url, service.voice, tone, text.slice(0, 50)].join('\n');
    const known = sounds.get(key);
    if (known?.text === text) return known.sound;
    const sound = await fetchVoice(service, { text, tone, signal });
    if (sounds.size >= maxCached) sounds.delete(sounds.keys().next().value ?? '');
    sounds.set(key, { text, sound });
    return sound;
  }

  /** True if the enhanced voice has spoken or was stopped. */
  async function speakEnhanced(text: string, tone: Tone, signal: AbortSignal): Promise<boolean> {
    const { enhancedVoice, ownVoice, voice, consents } = await readSettings();
    if (!enhancedVoice) return false;
    const service = voiceServiceOf(ownVoice, hosted, voice, access, allowed);
    if (!service || consents.voice !== service.receiver) return false;
    try {
      await playSound(await getSound(service, { text, tone, signal }), signal);
      return true;
    } catch {
      return signal.aborted;
    }
  }

  return {
    async speak(text, { tone, signal }) {
      const words = spokenText(text);
      if (await speakEnhanced(words, tone, signal)) return;
      const { voice, consents } = await readSettings();
      const network = consents.networkVoice === true;
      await speakInBrowser(words, { voice, network, ...browserStyle(tone), signal });
    },
    receiver: async () =>
      voiceServiceOf((await readSettings()).ownVoice, hosted, 'FEMALE', access, allowed)
        ?.receiver ?? null,
    needs: async () =>
      hosted && !(await readSettings()).ownVoice ? needsOf(hosted, access) : null,
    async clearCache() {
      forget();
    },
  };
}

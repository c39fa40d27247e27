import type { RecordValues } from '../repositories/record-values.ts';
import type { Tone } from './engine.ts';
import { type Hosted, hostedVoice } from './hosted.ts';
import { receiverOf } from './own-endpoint.ts';
import { voicePayload } from './speech-style.ts';
import type { VoiceGender } from './speech-voices.ts';

/** A voice-synthesis service. `url` names the voice. */
export type VoiceService = { receiver: string; url: string; key: string | null };

type Settings = RecordValues['companion-settings'];

/** The person's own service, else the hosted one, else none. Consent is not asked here. */
export function voiceServiceOf(
  settings: Settings | null,
  hosted: Hosted,
  voice: VoiceGender,
): VoiceService | null {
  const own = settings?.ownVoice;
  if (own) {
    const id = voice === 'MALE' ? own.male : own.female;
    return {
      receiver: receiverOf(own.baseUrl),
      url: `${own.baseUrl}/${encodeURIComponent(id)}`,
      key: own.key,
    };
  }
  if (!hosted) return null;
  return { receiver: hosted.receiver, url: hostedVoice(hosted, voice), key: null };
}

/** ms until the browser's own voice speaks instead. */
const voiceWait = 15_000;

/** The voice's sound as the provider gives it. Throws for anything else than a sound. */
export async function fetchVoice(
  service: VoiceService,
  { text, tone, signal }: { text: string; tone: Tone; signal: AbortSignal },
): Promise<Blob> {
  const response = await fetch(service.url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      accept: 'audio/mpeg',
      ...(service.key ? { 'xi-api-key': service.key } : {}),
    },
    body: JSON.stringify(voicePayload(text, tone)),
    signal: AbortSignal.any([signal, AbortSignal.timeout(voiceWait)]),
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`The voice service answered ${response.status}`);
  const sound = await response.blob();
  if (sound.size === 0 || !sound.type.startsWith('audio/')) throw new Error('No sound came');
  return sound;
}

/** Plays a sound to its end or until the signal aborts. */
export function playSound(sound: Blob, signal: AbortSignal): Promise<void> {
  const address = URL.createObjectURL(sound);
  const player = new Audio(address);
  return new Promise<void>((resolve, reject) => {
    player.onended = () => resolve();
    player.onerror = () => reject(new Error('The sound could not be played'));
    signal.addEventListener('abort', () => resolve(), { once: true });
    player.play().catch(reject);
  }).finally(() => {
    player.pause();
    player.removeAttribute('src');
    URL.revokeObjectURL(address);
  });
}

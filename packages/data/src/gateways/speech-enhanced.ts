import type { Tone } from '@mooring/listening';
import type { CompanionSettings } from '../repositories/settings-defaults.ts';
import { type AllowedOrigins, isAllowed } from './allowed-origins.ts';
import { authHeaders, type HostedAccess, needsOf } from './hosted-access.ts';
import type { HostedService } from './hosted-service.ts';
import { receiverOf } from './own-endpoint.ts';
import { voicePayload } from './speech-style.ts';
import type { VoiceGender } from './speech-voices.ts';

/** A text-to-speech service with a chosen voice. */
export type VoiceService = {
  receiver: string;
  url: string;
  voice: string;
  headers(): Promise<Record<string, string>>;
  body(text: string, tone: Tone): unknown;
};

/** The person's own service, else the hosted one if it can be used, else null. Does not check the consent. */
export function voiceServiceOf(
  own: CompanionSettings['ownVoice'],
  hosted: HostedService,
  voice: VoiceGender,
  access?: HostedAccess,
  allowed: AllowedOrigins = null,
): VoiceService | null {
  if (own && isAllowed(own.baseUrl, allowed)) {
    const id = voice === 'MALE' ? own.male : own.female;
    return {
      receiver: receiverOf(own.baseUrl),
      url: `${own.baseUrl}/${encodeURIComponent(id)}`,
      voice,
      headers: async () => (own.key ? { 'xi-api-key': own.key } : {}),
      body: voicePayload,
    };
  }
  if (!hosted || needsOf(hosted, access)) return null;
  const service = { receiver: hosted.receiver, voice, headers: () => authHeaders(hosted, access) };
  // The project's function chooses the voice and its settings by itself, so that clients cannot choose others.
  return hosted.project === undefined
    ? { ...service, url: `${hosted.url}/voice/${voice}`, body: voicePayload }
    : {
        ...service,
        url: `${hosted.url}/speech`,
        body: (text, style) => ({ text, voice, style }),
      };
}

/** ms until the browser's voice is used instead. */
const voiceWait = 15_000;

/** Fetches the sound of a text. Throws if the response is not audio. */
export async function fetchVoice(
  service: VoiceService,
  { text, tone, signal }: { text: string; tone: Tone; signal: AbortSignal },
): Promise<Blob> {
  const response = await fetch(service.url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      accept: 'audio/mpeg',
      ...(await service.headers()),
    },
    body: JSON.stringify(service.body(text, tone)),
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

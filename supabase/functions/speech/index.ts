import { takeTurn, whoAsks } from '../_shared/asker.ts';
import { bodyWait, readBody } from '../_shared/body.ts';
import { askProvider } from '../_shared/provider.ts';
import { serve } from '../_shared/serve.ts';
import { speechSettings } from '../_shared/settings.ts';
import { mostBytes, providerBody, voiceRequest } from './voice-request.ts';

/** 3801 characters make about four minutes of sound. */
const mostAnswered = 16 * 1024 * 1024;

/** Reading aloud: a text to the provider's voice with the server's key, and its sound back as it is made. */
serve({
  name: 'speech',
  settings: speechSettings,
  async answer({ request, settings, onStatus, onEnd }) {
    const asker = await whoAsks(request, settings);
    const asked = await readBody(request, voiceRequest, { mostBytes, waitMs: bodyWait });
    await takeTurn(asker, 'speech', request, settings);
    const voice =
      asked.voice === 'MALE' ? settings.MOORING_VOICE_MALE : settings.MOORING_VOICE_FEMALE;
    const sound = await askProvider({
      url: `${settings.MOORING_VOICE_PROVIDER}/${encodeURIComponent(voice)}`,
      headers: { 'xi-api-key': settings.MOORING_VOICE_KEY, Accept: 'audio/mpeg' },
      body: providerBody(asked),
      type: 'audio/',
      waitMs: settings.MOORING_VOICE_WAIT_MS,
      mostBytes: mostAnswered,
      signal: request.signal,
      onStatus,
      onEnd,
    });
    return new Response(sound, { headers: { 'Content-Type': 'audio/mpeg' } });
  },
});

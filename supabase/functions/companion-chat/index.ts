import { takeTurn, whoAsks } from '../_shared/asker.ts';
import { bodyWait, readBody } from '../_shared/body.ts';
import { askProvider } from '../_shared/provider.ts';
import { serve } from '../_shared/serve.ts';
import { chatSettings } from '../_shared/settings.ts';
import { chatRequest, mostBytes, providerBody } from './chat-request.ts';

/** 800 tokens in small events are far less. */
const mostAnswered = 1024 * 1024;

/** The companion's words: the app's conversation to the provider with the server's key, and its stream back. */
serve({
  name: 'companion-chat',
  settings: chatSettings,
  async answer({ request, settings, onStatus, onEnd }) {
    const asker = await whoAsks(request, settings);
    const asked = await readBody(request, chatRequest, { mostBytes, waitMs: bodyWait });
    await takeTurn(asker, 'chat', request, settings);
    const words = await askProvider({
      url: settings.MOORING_CHAT_PROVIDER,
      headers: {
        Authorization: `Bearer ${settings.MOORING_CHAT_KEY}`,
        Accept: 'text/event-stream',
      },
      body: providerBody(asked, settings.MOORING_CHAT_MODELS),
      type: 'text/event-stream',
      waitMs: settings.MOORING_CHAT_WAIT_MS,
      mostBytes: mostAnswered,
      signal: request.signal,
      onStatus,
      onEnd,
    });
    return new Response(words, { headers: { 'Content-Type': 'text/event-stream' } });
  },
});

import { AppError } from '@mooring/contract';
import type { Turn } from '@mooring/listening';
import type { SettingsDocuments } from '../repositories/settings.ts';
import type { Safety } from '../safety/safety.ts';
import type { AllowedOrigins } from './allowed-origins.ts';
import { type CloudAddress, createCloudEngine } from './chat-cloud.ts';
import type { ChatPayload } from './chat-payload.ts';
import { engineInUse } from './engine-in-use.ts';
import type { HostedAccess } from './hosted-access.ts';
import type { HostedService } from './hosted-service.ts';
import { type PathParts, pathInstruction, readPath } from './path-reply.ts';

export type PathWish = { vision: string; theme: string | null };

/** Creates a healing path with the chosen engine. */
export type PathMaker = {
  /**
   * Null if the app creates the path by itself: the guide is the chosen engine, the words must not be sent, or the call
   * was aborted. Throws AppError('path.not-created') if a cloud engine fails or returns nothing usable twice.
   */
  make(wish: PathWish, options: { signal: AbortSignal }): Promise<PathParts | null>;
};

type Parts = {
  settings: SettingsDocuments['companionSettings'];
  safety: Safety;
  hosted: HostedService;
  access?: HostedAccess;
  allowed?: AllowedOrigins;
};

/** One retry, for a model that answered in prose. */
const maxAttempts = 2;

export function createPathMaker({
  settings,
  safety,
  hosted,
  access,
  allowed = null,
}: Parts): PathMaker {
  async function screenPath(path: PathParts | null): Promise<PathParts | null> {
    if (!path) return null;
    const { customPath, weeklyAnchor } = path;
    for (const { title } of customPath)
      if ((await safety.screenReply(title, { isTitle: true })) !== null) return null;
    const sentences = [
      ...customPath.map(({ description }) => description),
      weeklyAnchor.message,
      weeklyAnchor.prompt,
    ];
    // Each by itself: put together they read like nothing that anybody says.
    for (const part of sentences) if ((await safety.screenReply(part)) !== null) return null;
    return path;
  }

  return {
    async make(wish, { signal }) {
      const { address } = engineInUse(await settings.get(), hosted, access, allowed);
      if (!address) return null;
      // Words of someone in danger are never sent.
      if ((await safety.screen(wish.vision)).level >= 2) return null;
      try {
        for (let turn = 0; turn < maxAttempts && !signal.aborted; turn += 1) {
          const path = await screenPath(readPath(await ask(address, wish, signal)));
          if (path) return path;
        }
      } catch (cause) {
        throw new AppError('path.not-created', { cause });
      }
      if (signal.aborted) return null;
      throw new AppError('path.not-created');
    },
  };
}

async function ask(address: CloudAddress, wish: PathWish, signal: AbortSignal): Promise<string> {
  const cloud = createCloudEngine({ address, payload: (_, model) => payloadFor(wish, model) });
  let reply = '';
  for await (const chunk of cloud.reply(emptyTurn, { signal })) reply += chunk;
  return reply;
}

/** The same call as for a conversation, with another prompt and without the conversation. */
const payloadFor = ({ vision, theme }: PathWish, model: string): ChatPayload => ({
  ...(model === '' ? {} : { model }),
  messages: [
    { role: 'system', content: pathInstruction },
    { role: 'user', content: theme ? `${vision}\n\nGuiding theme: ${theme}` : vision },
  ],
  temperature: 0.7,
  max_tokens: 800,
  stream: true,
});

const emptyTurn: Turn = {
  messages: [],
  emotions: [],
  tone: 'gentle',
  writing: null,
  seed: 'path',
  now: new Date(0),
};

import { z } from 'zod';

/** The specification's. */
const temperature = 0.7;
const mostTokens = 800;

/** The instruction, the hidden note, and the 40 messages of a conversation that travel. */
const mostMessages = 42;
const mostInMessage = 24_000;
/** Characters of all messages together. The app sends no more. */
const mostTogether = 60_000;

/** Room for `mostTogether` in JSON, where one character may take six bytes. */
export const mostBytes = 384 * 1024;

const message = z.strictObject({
  role: z.enum(['system', 'assistant', 'user']),
  content: z.string().min(1).max(mostInMessage),
});

/** What the app posts: `stream`, `temperature` and `max_tokens` may be there, but only as they are stated. */
export const chatRequest = z.strictObject({
  model: z.string().max(100).optional(),
  messages: z
    .array(message)
    .min(1)
    .max(mostMessages)
    .refine((all) => all.at(-1)?.role === 'user')
    // Instructions stand before the conversation, never inside it.
    .refine((all) => all.every(({ role }, at) => role !== 'system' || at < 2))
    .refine((all) => all.reduce((sum, { content }) => sum + content.length, 0) <= mostTogether),
  temperature: z.literal(temperature).optional(),
  max_tokens: z.literal(mostTokens).optional(),
  stream: z.literal(true).optional(),
});

/** What the provider gets, whatever else was asked for. A model that is not on the list is answered by the first that is. */
export const providerBody = (
  { model, messages }: z.infer<typeof chatRequest>,
  models: readonly string[],
) => ({
  model: model !== undefined && models.includes(model) ? model : models[0],
  messages,
  temperature,
  max_tokens: mostTokens,
  stream: true,
});

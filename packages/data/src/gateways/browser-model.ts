import type { Engine } from '@mooring/listening';
import { payloadOf } from './chat-payload.ts';

/** The session of a language model that is part of the browser: what is used of the Prompt API. */
type ModelSession = {
  promptStreaming(input: string, options: { signal: AbortSignal }): ReadableStream<string>;
  destroy(): void;
};
type PromptMessage = { role: 'system' | 'user' | 'assistant'; content: string };
type ModelOptions = {
  expectedInputs: readonly { type: 'text'; languages: readonly string[] }[];
  expectedOutputs: readonly { type: 'text'; languages: readonly string[] }[];
};

/** The global `LanguageModel` of Chrome and Edge (https://webmachinelearning.github.io/prompt-api/). */
export type LanguageModel = {
  availability(options: ModelOptions): Promise<string>;
  create(
    options: ModelOptions & { initialPrompts: readonly PromptMessage[]; signal: AbortSignal },
  ): Promise<ModelSession>;
};

const english: ModelOptions = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

/** The model of this browser, or undefined. */
export function browserModel(): LanguageModel | undefined {
  const found: unknown = Reflect.get(globalThis, 'LanguageModel');
  return isLanguageModel(found) ? found : undefined;
}

const isLanguageModel = (value: unknown): value is LanguageModel =>
  (typeof value === 'function' || (typeof value === 'object' && value !== null)) &&
  'availability' in value &&
  'create' in value;

/** Whether the model can answer now. One that would have to be downloaded first is not there. */
export async function isModelThere(model: LanguageModel | undefined): Promise<boolean> {
  try {
    return (await model?.availability(english)) === 'available';
  } catch {
    return false;
  }
}

/** An engine over the browser's own model. It gets what a service would get, and nothing leaves the device. */
export function createBrowserEngine(model: LanguageModel): Engine {
  return {
    async *reply(turn, { signal }) {
      const { messages } = payloadOf(turn, '');
      const [newest] = messages.slice(-1);
      const session = await model.create({
        ...english,
        initialPrompts: onlyOneInstruction(messages.slice(0, -1)),
        signal,
      });
      try {
        const reader = session.promptStreaming(newest?.content ?? '', { signal }).getReader();
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          yield value;
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        session.destroy();
      }
    },
  };
}

/** The API takes one system prompt, and it has to be the first. */
function onlyOneInstruction(messages: readonly PromptMessage[]): PromptMessage[] {
  const instructions = messages.filter(({ role }) => role === 'system');
  return [
    { role: 'system', content: instructions.map(({ content }) => content).join('\n\n') },
    ...messages.filter(({ role }) => role !== 'system'),
  ];
}

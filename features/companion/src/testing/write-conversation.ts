import type { ConversationMessage, Data, Emotion } from '@mooring/data';

/** One message: role, text, and other fields. */
export type SampleMessage =
  | [role: ConversationMessage['role'], text: string]
  | [role: ConversationMessage['role'], text: string, rest: Partial<ConversationMessage>];

/** Stores a conversation as the current one. Returns its id. */
export async function writeConversation(
  data: Data,
  emotions: Emotion[],
  lines: readonly SampleMessage[],
): Promise<string> {
  const at = data.env.now().toISOString();
  const id = data.env.newId();
  await data.conversations.begin({
    id,
    startedAt: at,
    checkIn: null,
    emotions,
    messages: lines.map(([role, text, rest]) => ({
      id: data.env.newId(),
      role,
      text,
      at,
      ...rest,
    })),
  });
  return id;
}

/** A sample conversation. */
export const sampleMessages: readonly SampleMessage[] = [
  [
    'companion',
    'You came with grief this evening. It does not have to be explained here, or made smaller.',
  ],
  ['user', 'I set out two cups this morning. I only saw it when the kettle boiled.'],
  [
    'companion',
    'Two cups, before you had time to remember. Your hands still know the shape of a morning with her in it.\n\nWhat did you do with the second cup?',
    { by: 'guide' },
  ],
  ['user', 'I filled it. I sat with it until it was cold.'],
  [
    'companion',
    'You let it be her cup for as long as it was warm, and a little longer.',
    { by: 'guide' },
  ],
];

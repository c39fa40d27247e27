import type { RecordValues } from '../repositories/record-values.ts';
import type { CloudAddress } from './chat-cloud.ts';
import { type Hosted, hostedChat } from './hosted.ts';
import { chatAddress, receiverOf } from './own-endpoint.ts';

export type ChatEngine = 'guide' | 'hosted' | 'own';

type Settings = RecordValues['companion-settings'];

/** `receiver` names who receives the words; null for the guide, to which nothing is sent. */
export type InUse = { kind: ChatEngine; receiver: string | null; address: CloudAddress | null };

/** The chosen engine where it is there and its consent holds for whoever receives the words now; else the guide. */
export function engineInUse(settings: Settings | null, hosted: Hosted): InUse {
  const { engine, ownEndpoint, consents } = settings ?? {};
  if (engine === 'hosted' && hosted && consents?.hosted === hosted.receiver) {
    return { kind: 'hosted', receiver: hosted.receiver, address: hostedChat(hosted) };
  }
  if (engine === 'own' && ownEndpoint) {
    const receiver = receiverOf(ownEndpoint.baseUrl);
    if (consents?.own === receiver)
      return { kind: 'own', receiver, address: chatAddress(ownEndpoint) };
  }
  return { kind: 'guide', receiver: null, address: null };
}

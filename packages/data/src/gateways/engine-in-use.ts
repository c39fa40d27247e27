import type { CompanionSettings } from '../repositories/settings-defaults.ts';
import { type AllowedOrigins, isAllowed } from './allowed-origins.ts';
import type { CloudAddress } from './chat-cloud.ts';
import { type HostedAccess, hostedChat, needsOf } from './hosted-access.ts';
import type { HostedService } from './hosted-service.ts';
import { chatAddress, receiverOf } from './own-endpoint.ts';

/** 'browser' is the language model that is part of the browser. */
export type ChatEngine = 'guide' | 'hosted' | 'own' | 'browser';

/** `receiver` is who receives the words. Null for the guide and the browser's model, which send nothing. */
export type EngineInUse = {
  kind: ChatEngine;
  receiver: string | null;
  address: CloudAddress | null;
};

/** The chosen engine if it is available and the person consented to its present receiver; otherwise the guide. */
export function engineInUse(
  settings: CompanionSettings,
  hosted: HostedService,
  access?: HostedAccess,
  allowed: AllowedOrigins = null,
): EngineInUse {
  const { engine, ownEndpoint, consents } = settings;
  if (engine === 'hosted' && hosted && consents.hosted === hosted.receiver) {
    const { receiver } = hosted;
    if (!needsOf(hosted, access)) {
      return { kind: 'hosted', receiver, address: hostedChat(hosted, access) };
    }
  }
  if (engine === 'own' && ownEndpoint && isAllowed(ownEndpoint.baseUrl, allowed)) {
    const receiver = receiverOf(ownEndpoint.baseUrl);
    if (consents.own === receiver)
      return { kind: 'own', receiver, address: chatAddress(ownEndpoint) };
  }
  return { kind: 'guide', receiver: null, address: null };
}

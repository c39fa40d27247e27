import { createCredentials } from './credentials.ts';
import { eraseEverything } from './erase.ts';
import type { HostedDoor } from './hosted-door.ts';
import { createMove } from './hosted-move.ts';
import { createHosting } from './hosting.ts';
import type { Accounts, AccountsParts } from './kit.ts';
import { createProfile } from './profile.ts';
import type { SessionHolder } from './session-holder.ts';
import { createSignUp } from './sign-up.ts';
import { createVisitor } from './visitor.ts';

/** What is done to accounts, as against who is here: loaded with the first thing that is done. */
export function createAccountWork(parts: AccountsParts, holder: SessionHolder, door: HostedDoor) {
  return {
    ...createSignUp(parts, holder, door),
    ...createCredentials(parts, holder, door),
    ...createProfile(parts, holder, door),
    ...createHosting(parts, holder, door),
    ...createMove(parts, holder, door),
    createVisitor: () => createVisitor(parts, holder),
    eraseEverything: (choice: Parameters<Accounts['eraseEverything']>[0]) =>
      eraseEverything(parts, holder, door, choice?.copyToo ?? false),
  };
}

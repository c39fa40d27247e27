import type { Page } from '@playwright/test';

/** A device with a screen lock, as Chromium simulates it. `hasPrf` false: its passkeys derive no secret. */
export async function addAuthenticator(page: Page, { hasPrf = true, confirms = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf,
      isUserVerified: confirms,
      automaticPresenceSimulation: true,
    },
  });
  return {
    confirm: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

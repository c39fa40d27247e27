import type { Account, RecordValues } from '@mooring/data';

export type Subscription = RecordValues['subscription'];

/** Whether there is nothing left to set up. */
export const hasAccess = (subscription: Subscription | null): boolean =>
  subscription?.active === true &&
  subscription.userInfo.name.trim() !== '' &&
  subscription.userInfo.email.trim() !== '';

/** Cancelling leads back to the free plan, from now on; who the person is stays. */
export const resetSubscription = (before: Subscription, now: Date): Subscription => ({
  ...before,
  plan: 'free',
  startDate: now.toISOString(),
  endDate: '',
  active: true,
});

/** The free demo subscription. Everything is free; nothing here is ever counted down or charged. */
export function demoSubscription(account: Account | null, now: Date): Subscription {
  const person = account && !account.visitor ? account : visitor;
  return {
    plan: 'free',
    startDate: now.toISOString(),
    endDate: '',
    active: true,
    userInfo: { name: person.name, email: person.email },
  };
}

/** Stands for whoever has not said who they are. */
const visitor = { name: 'Visitor', email: 'visitor@mooring.invalid' };

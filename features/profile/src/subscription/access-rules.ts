import type { Account, RecordValues } from '@mooring/data';

export type Subscription = RecordValues['subscription'];

/** Whether there is nothing left to set up. */
export const hasAccess = (subscription: Subscription | null): boolean =>
  subscription?.active === true && isNamed(subscription);

/** One that was cancelled or has ended leads back to the free plan, from now on; who the person is stays. */
const resetSubscription = (before: Subscription, now: Date): Subscription => ({
  ...before,
  plan: 'free',
  startDate: now.toISOString(),
  endDate: '',
  active: true,
});

/** What somebody gets whose subscription does not hold: their own one reset, or the first one. */
export const freshSubscription = (
  before: Subscription | null,
  account: Account | null,
  now: Date,
): Subscription =>
  before && isNamed(before) ? resetSubscription(before, now) : demoSubscription(account, now);

/** The free demo subscription. Everything is free; nothing here is ever counted down or charged. */
function demoSubscription(account: Account | null, now: Date): Subscription {
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

const isNamed = ({ userInfo }: Subscription) =>
  userInfo.name.trim() !== '' && userInfo.email.trim() !== '';

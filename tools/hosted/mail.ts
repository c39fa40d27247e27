import type { InMemoryEmailDriver } from '@supabase/lite';

export type Mail = {
  subject: string;
  text: string;
  /** The address of its button: the way to confirm, or to choose a new password. */
  link: string | null;
  /** Six digits, where there are any. */
  code: string | null;
  /** ISO time. */
  sentAt: string;
};

/** What was mailed to an address, oldest first. */
export function readMail(outbox: InMemoryEmailDriver, address: string): Mail[] {
  return [...outbox.messages.values()]
    .flat()
    .filter(({ to }) => [to].flat().some((one) => one.toLowerCase() === address.toLowerCase()))
    .map(({ subject, text = '', html = '', sentAt }) => ({
      subject,
      text: text || html,
      link: /https?:\/\/[^\s"'<>]+/.exec(html || text)?.[0].replaceAll('&amp;', '&') ?? null,
      code: /\b\d{6}\b/.exec((text || html).replace(/https?:\S+/g, ''))?.[0] ?? null,
      sentAt,
    }))
    .sort((a, b) => (a.sentAt < b.sentAt ? -1 : 1));
}

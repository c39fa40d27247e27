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

/** What was mailed to an address, oldest first. Links lead to `url`, as a real project's lead to itself. */
export function readMail(outbox: InMemoryEmailDriver, address: string, url: string): Mail[] {
  return [...outbox.messages.values()]
    .flat()
    .filter(({ to }) => [to].flat().some((one) => one.toLowerCase() === address.toLowerCase()))
    .map(({ subject, text = '', html = '', sentAt }) => ({
      subject,
      text: text || html,
      link: linkIn(text || html, url),
      code: /\b\d{6}\b/.exec((text || html).replace(/https?:\S+/g, ''))?.[0] ?? null,
      sentAt,
    }))
    .sort((a, b) => (a.sentAt < b.sentAt ? -1 : 1));
}

function linkIn(letter: string, url: string): string | null {
  const [link] = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/.exec(letter) ?? [];
  if (!link) return null;
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  return `${url}${pathname}${search}`;
}

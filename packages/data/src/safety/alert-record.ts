import type { SessionStore } from '@mooring/accounts';
import { type Assessment, kindsByUrgency, mergeAssessments } from '@mooring/listening';
import { createMutex } from '@mooring/storage';
import type { Records } from '../repositories/records.ts';
import { isSameAlert } from './active-alert.ts';
import type { Safety } from './safety.ts';

export type AlertRecord = ReturnType<typeof createAlertRecord>;

type Parts = {
  safety: Pick<Safety, 'alert'>;
  session: SessionStore;
  records: Pick<Records, 'get' | 'change'>;
};

/**
 * Keeps a card (levels 2 and 3) sealed with the account, so that it outlasts a reload and is the same in every tab. The record
 * is written after every screened text, always at the same length: neither its presence nor its size tells that
 * there is a card.
 */
export function createAlertRecord({ safety: { alert }, session, records }: Parts) {
  const withMutex = createMutex();
  /** Whether the record may lack the card of this tab: it is being written, or that failed. */
  let isBehind = false;

  const isOpen = () => session.getState().status === 'open';

  /** 'raised' adds to what the record has, since another tab may have raised more. 'closed' empties it. */
  const keep = (what: 'raised' | 'closed') => {
    isBehind = true;
    return withMutex(async () => {
      if (!isOpen()) return;
      const own = alert.getState();
      const card = what === 'raised' && own && own.level >= 2 ? own : null;
      await records.change('safety-alert', (before) => {
        const stored = what === 'raised' ? parseAlert(before) : null;
        return formatAlert(card && stored ? mergeAssessments(stored, card) : (card ?? stored));
      });
      isBehind = false;
    }).catch(() => {});
  };

  /** Shows what the record has. A card that could not be stored stays. */
  const show = async () => {
    if (!isOpen() || isBehind) return;
    const stored = parseAlert(await records.get('safety-alert').catch(() => null));
    if (!isOpen() || isBehind) return;
    const before = alert.getState();
    if (stored && !(before && isSameAlert(before, stored))) {
      alert.setState({ ...stored, isNew: false }, true);
    }
    if (!stored && before && before.level >= 2) alert.setState(null, true);
  };

  return {
    keep,
    show,
    /** The session was opened. A card that was raised before, while nobody was signed in, is kept with the account. */
    async opened() {
      if (alert.getState()) await keep('raised');
      await show();
    },
  };
}

const recordLength = 240;

/** 'level:kind,kind:language', filled up with spaces. */
function formatAlert(found: Assessment | null): string {
  const text = found ? `${found.level}:${found.kinds.join()}:${found.language ?? ''}` : '';
  return text.padEnd(recordLength);
}

/** Anything else than a card is none. */
function parseAlert(text: string | null): Assessment | null {
  const [level = '', kinds = '', language = ''] = (text ?? '').trim().split(':');
  const stored = kinds.split(',');
  const known = kindsByUrgency.filter((kind) => stored.includes(kind));
  if (known.length === 0 || (level !== '2' && level !== '3')) return null;
  return {
    level: level === '2' ? 2 : 3,
    kinds: known,
    ...(/^[a-z]{2,5}$/.test(language) ? { language } : {}),
  };
}

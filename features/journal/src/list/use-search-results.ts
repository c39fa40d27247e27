import { keyOf, type MessageKey } from '@mooring/contract';
import { type SearchResult, useData } from '@mooring/data';
import { useEffect, useState } from 'react';

/** Hits requested at once: more than a screen shows. Each has to be opened to be shown. */
const pageSize = 24;

export type Search =
  | { status: 'off' }
  | { status: 'looking'; before: SearchResult | null }
  | { status: 'found'; found: SearchResult; more: (() => void) | null }
  | { status: 'failed'; key: MessageKey };

type Question = { text: string; tag: string | null };
type Answer = Question & { found: SearchResult };

/** The results of a search, live: updated while entries are still being read and after one has changed. */
export function useSearchResults(query: string, tag: string | null): Search {
  const data = useData();
  const text = query.trim();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState<MessageKey | null>(null);
  const [wanted, setWanted] = useState({ text, tag, count: pageSize });
  const count = same(wanted, { text, tag }) ? wanted.count : pageSize;

  useEffect(() => {
    if (text === '') return;
    let over = false;
    const ask = async () => {
      const found = await data.search.find({ text, tag, count });
      if (over || !found) return;
      setFailed(null);
      setAnswer({ text, tag, found });
      if (found.complete) return;
      await data.search.ready();
      // A question that was typed over must not replace the one that followed it.
      if (over) return;
      const all = await data.search.find({ text, tag, count });
      if (!over && all) setAnswer({ text, tag, found: all });
    };
    const run = () => {
      ask().catch((error: unknown) => {
        if (!over) setFailed(keyOf(error, 'store.failed'));
      });
    };
    run();
    const stop = data.watch(['journal_entries'], run);
    return () => {
      over = true;
      stop();
    };
  }, [data, text, tag, count]);

  if (text === '') return { status: 'off' };
  if (failed) return { status: 'failed', key: failed };
  if (!answer || !same(answer, { text, tag })) {
    return { status: 'looking', before: answer?.found ?? null };
  }
  const { found } = answer;
  const more = found.hits.length < found.total && found.hits.length >= count;
  return {
    status: 'found',
    found,
    more: more ? () => setWanted({ text, tag, count: count + pageSize }) : null,
  };
}

const same = (one: Question, other: Question) => one.text === other.text && one.tag === other.tag;

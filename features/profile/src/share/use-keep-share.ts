import { fullDate, paths } from '@mooring/contract';
import { type Someone, useData, useLive, useMuted } from '@mooring/data';
import { hidesPerson } from '@mooring/data/muted';
import { useState } from 'react';
import { filePreview } from '../someone/file-preview.ts';
import { isKeptAlready } from './is-kept-already.ts';
import { shareBoxOf } from './share-box.ts';
import type { SortedShare } from './share-words.ts';

/** Where it may belong: with a person, by id; with one who is not named here yet; in the journal; as a letter. */
export type Place = `someone:${string}` | 'new-person' | 'entry' | 'letter';

/** What has become of it. `again`: what was there before and is not kept twice. */
export type Outcome = { to: string; link: string; again: readonly string[] } | 'not-kept';

const theWords = 'the words';

/** One thing that was shared: where it belongs, and what has become of it. Nothing is kept before the person says so. */
export function useKeepShare(share: SortedShare) {
  const data = useData();
  const { hides } = useMuted();
  const live = useLive(({ someone }) => someone.list(), ['user_data']);
  const people = live.status === 'ready' ? live.value.items : [];
  const [place, setPlace] = useState<Place | null>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<'place' | 'name' | null>(null);
  const [busy, setBusy] = useState(false);
  const [files, setFiles] = useState(share.files);
  const [hasWords, setHasWords] = useState(share.text !== '');
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function keepWith({ id, name: called }: Pick<Someone, 'id' | 'name'>): Promise<Outcome> {
    const kept = (await data.keepsakes.of(id)).items;
    const again: string[] = [];
    if (hasWords) {
      if (kept.some(({ kind, text }) => kind === 'words' && text === share.text))
        again.push(theWords);
      else
        await data.keepsakes.put({
          ...{ id: data.env.newId(), someone: id },
          ...{ kind: 'words', text: share.text },
        });
      setHasWords(false);
    }
    // One after the other: each is read whole. What is kept leaves the list, so that a second try keeps none twice.
    for (const file of files) {
      if (await isKeptAlready(file, kept)) again.push(file.name);
      else await data.keepsakes.addFile(id, file, await filePreview(data, file));
      setFiles((left) => left.filter((each) => each !== file));
    }
    return { to: paths.person.to({ id }), link: `Open the page about ${called}`, again };
  }

  async function keepAt(chosen: Place): Promise<Outcome> {
    if (chosen === 'entry') {
      const { id } = await data.entries.create({
        ...{ title: fullDate(data.env.now()), content: share.text, tags: [] },
      });
      return { to: paths.entry.to({ id }), link: 'Open the entry', again: [] };
    }
    if (chosen === 'letter') {
      const id = data.env.newId();
      await data.letters.put({ id, to: '', text: share.text });
      return { to: paths.letter.to({ id }), link: 'Open the letter', again: [] };
    }
    if (chosen !== 'new-person') {
      const id = chosen.slice('someone:'.length);
      const person = people.find((each) => each.id === id);
      return keepWith({ id, name: person?.name ?? '' });
    }
    const person = { id: data.env.newId(), name: name.trim() };
    await data.someone.put({ ...person, called: '', calledYou: '', bond: '', ending: '' });
    // From now on it is somebody who is named here: a second try does not name them twice.
    setPlace(`someone:${person.id}`);
    return keepWith(person);
  }

  return {
    people: people.filter((each) => !hidesPerson(hides, each)),
    text: hasWords ? share.text : '',
    files,
    place,
    name,
    problem,
    busy,
    outcome,
    choose(chosen: Place) {
      setPlace(chosen);
      setProblem(null);
    },
    changeName(typed: string) {
      setName(typed);
      setProblem(null);
    },
    async keep() {
      if (busy) return;
      if (!place) return setProblem('place');
      if (place === 'new-person' && name.trim() === '') return setProblem('name');
      setBusy(true);
      if (hasWords) void data.safety.screenAndRaise(share.text);
      try {
        const kept = await keepAt(place);
        const onlyWords = place === 'entry' || place === 'letter';
        setOutcome(kept);
        if (onlyWords) setHasWords(false);
        if (onlyWords && files.length > 0) shareBoxOf(data).forgetWords(share.id);
        else shareBoxOf(data).forget(share.id);
        setPlace(null);
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      } finally {
        setBusy(false);
      }
    },
    leave() {
      shareBoxOf(data).forget(share.id);
      setHasWords(false);
      setFiles([]);
      setOutcome('not-kept');
    },
  };
}

export type KeepShare = ReturnType<typeof useKeepShare>;

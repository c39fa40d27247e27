import { isoMonth, readDate, utcTime } from '@mooring/contract';
import {
  type CheckIn,
  type Entry,
  type EntryPicture,
  emotionName,
  type HardDay,
  type HealingPath,
  intensityLabels,
  type Letter,
  type Moment,
  type OwnPrompt,
  type RecordValues,
  type Stored,
} from '@mooring/data';
import { type DaysAndPrompts, daysTitle, dayText, planText, promptsTitle } from './day-contents.ts';
import { type Html, html, nothing } from './html.ts';
import { htmlStyle } from './html-style.ts';
import { durationText, exportedText, longDate, monthOf } from './journal-texts.ts';
import { letterTitle, sealedNote } from './letter-contents.ts';
import { fileLine, type PersonContents, personParagraphs } from './people-contents.ts';
import type { EntryPictures, PictureContents } from './picture-contents.ts';

/** Everything the exported web page shows. Entries oldest first. */
export type JournalContents = {
  entries: Entry[];
  /** Sounds as data addresses, by recording or keepsake, kept out of the page's memory. One that did not open is missing. */
  sounds: ReadonlyMap<string, Blob>;
  pictures: EntryPictures;
  /** Pictures as data addresses, by picture. */
  addresses: ReadonlyMap<string, Blob>;
  checkIns: CheckIn[];
  moments: Moment[];
  /** Oldest first. The words of a letter that is sealed on the day of the export are left out. */
  letters: Stored<Letter>[];
  path: HealingPath | null;
  /** What was written after pauses. */
  pauseNotes: RecordValues['pause-notes'];
  people: PersonContents[];
  more: DaysAndPrompts;
  /** What could not be taken along, in a sentence; empty when nothing. */
  leftOut: string;
};

/** The journal as one HTML page without scripts and external files. All content is escaped. */
export function journalAsHtml(contents: JournalContents, now: Date): Blob {
  const { entries, letters, checkIns, moments, path, pauseNotes, people, more, leftOut } = contents;
  const files = [...contents.sounds, ...contents.addresses];
  const places = new Map(files.map(([id], place) => [id, place]));
  const months = byMonth(entries);
  const parts = [...months].map(([month, of]) => ({
    id: monthId(of[0]?.date ?? ''),
    title: month,
    body: of.map((entry) => entryHtml(entry, places, contents.pictures.get(entry.id) ?? [])),
  }));
  const others = [
    { id: 'letters', title: 'Letters', body: letters.map((letter) => letterHtml(letter, now)) },
    { id: 'check-ins', title: 'Check-ins', body: list(checkIns.map(checkInHtml)) },
    { id: 'moments', title: 'Saved moments', body: list(moments.map(momentHtml)) },
    { id: 'path', title: 'Healing path', body: path ? pathHtml(path) : [] },
    { id: 'pauses', title: 'After a pause', body: list(pauseNotes.map(pauseNoteHtml)) },
    { id: 'people', title: 'Someone you lost', body: people.map((one) => personHtml(one, places)) },
    { id: 'days', title: daysTitle, body: more.days.map(dayHtml) },
    { id: 'prompts', title: promptsTitle, body: list(more.prompts.map(promptHtml)) },
  ].filter(({ body }) => body.length > 0);
  const sections = [...parts, ...others];
  const tableOfContents = html`<ul class="toc">${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`;
  const head = html`<header><h1>Journal</h1><p class="meta">${exportedText({ entries: entries.length, letters: letters.length }, now)}</p><nav aria-label="Contents">${tableOfContents}</nav></header>`;
  const body = sections.map(
    ({ id, title, body: inside }) => html`<section id="${id}"><h2>${title}</h2>${inside}</section>`,
  );
  const foot = leftOut ? html`<footer><p class="note">${leftOut}</p></footer>` : nothing;
  const file = [
    before,
    head.html,
    '<main>',
    ...body.map((one) => one.html),
    '</main>',
    foot.html,
    after,
  ];
  // The text never contains the character that marks a file. The page stays in parts, since with files it may be too long for one string.
  const text = file.join('\n').split(/\0(\d+)\0/);
  const parted = text.map((part, index) =>
    index % 2 === 0 ? part : (files[Number(part)]?.[1] ?? ''),
  );
  return new Blob(parted, { type: 'text/html;charset=utf-8' });
}

function monthId(date: string): string {
  const time = utcTime(date);
  return time === null ? 'no-date' : `m${isoMonth(readDate(time))}`;
}

function byMonth(entries: readonly Entry[]): Map<string, Entry[]> {
  const months = new Map<string, Entry[]>();
  for (const entry of entries) {
    const month = monthOf(entry.date);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return months;
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; media-src data:; img-src data:";
const before = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Journal</title>
<style>${htmlStyle}</style>
</head>
<body>`;
const after = '</body>\n</html>\n';

/** The placeholders of sounds and pictures, replaced at the end. */
type Places = ReadonlyMap<string, number>;

function entryHtml(entry: Entry, places: Places, pictures: readonly PictureContents[]): Html {
  const { title, content, tags, recording, date, editedAt } = entry;
  const meta = [editedAt ? `edited ${longDate(editedAt)}` : '', tags.join(', ')].filter(Boolean);
  const words = content ? html`<p class="words" dir="auto" lang="">${content}</p>` : nothing;
  const sound = recording ? soundHtml(recording, places.get(recording.id)) : nothing;
  return html`<article><h3 dir="auto" lang="">${title || longDate(date)}</h3><p class="meta">${time(date)}${meta.map((one) => html` · ${one}`)}</p>${words}${sound}${pictures.map(({ picture }) => pictureHtml(picture, places.get(picture.id)))}</article>`;
}

function pictureHtml({ alt, width, height }: EntryPicture, place: number | undefined): Html {
  return place === undefined
    ? html`<p class="note">A picture, which could not be opened. ${alt}</p>`
    : html`<img src="${{ html: `\0${place}\0` }}" alt="${alt}" width="${width}" height="${height}">`;
}

function soundHtml({ durationMs }: { durationMs: number }, place: number | undefined): Html {
  const length = durationText(durationMs);
  return place === undefined
    ? html`<p class="note">A recording of ${length}, which could not be opened.</p>`
    : html`<audio controls preload="none" src="${{ html: `\0${place}\0` }}" aria-label="Recording, ${length}"></audio>`;
}

function letterHtml(letter: Stored<Letter>, now: Date): Html {
  const sealed = sealedNote(letter, now, 'page');
  const words = sealed
    ? html`<p class="note">${sealed}</p>`
    : html`<p class="words" dir="auto" lang="">${letter.text}</p>`;
  return html`<article><h3 dir="auto" lang="">${letterTitle(letter)}</h3><p class="meta">${time(letter.createdAt)}</p>${words}</article>`;
}

function checkInHtml({ emotion, intensity, word, notes, createdAt }: CheckIn): Html {
  const named = word ? html`: <span dir="auto" lang="">${word}</span>` : nothing;
  const felt = html`${emotionName(emotion)}${named} · ${intensityLabels[intensity] ?? ''}`;
  const words = notes ? html`<p class="words" dir="auto" lang="">${notes}</p>` : nothing;
  return html`<li>${felt}<p class="meta">${time(createdAt)}</p>${words}</li>`;
}

function momentHtml({ content, tags, createdAt }: Moment): Html {
  const meta = tags.length > 0 ? html` · ${tags.join(', ')}` : nothing;
  return html`<li><p class="words" dir="auto" lang="">${content}</p><p class="meta">${time(createdAt)}${meta}</p></li>`;
}

function pauseNoteHtml({ text, writtenAt }: RecordValues['pause-notes'][number]): Html {
  return html`<li><p class="words" dir="auto" lang="">${text}</p><p class="meta">${time(writtenAt)}</p></li>`;
}

function pathHtml({ visionOfHealing, selectedTheme, customPath, responses }: HealingPath): Html[] {
  const vision = html`<article><h3>What healing looks like</h3><p class="words" dir="auto" lang="">${[visionOfHealing, selectedTheme ?? ''].filter(Boolean).join('\n')}</p></article>`;
  return [
    vision,
    ...customPath.map(({ id, title, description, completed }) => {
      const answer = responses[id] ?? '';
      return html`<article><h3 dir="auto">${title}</h3><p class="meta">${completed ? 'Completed' : 'Open'}</p><p class="words" dir="auto">${description}</p>${answer ? html`<p class="words" dir="auto" lang="">${answer}</p>` : nothing}</article>`;
    }),
  ];
}

function personHtml(contents: PersonContents, places: Places): Html {
  const pictures = contents.files.flatMap(({ preview, text }) =>
    preview ? html`<img src="${preview}" alt="${text}">` : [],
  );
  const voices = contents.files.flatMap((keepsake) => {
    const place = places.get(keepsake.id);
    if (place === undefined) return [];
    const line = fileLine(keepsake);
    return html`<p class="meta" dir="auto">${line}</p><audio controls preload="none" src="${{ html: `\0${place}\0` }}" aria-label="${line}"></audio>`;
  });
  const words = personParagraphs(contents).map(
    (line) => html`<p class="words" dir="auto" lang="">${line}</p>`,
  );
  return html`<article><h3 dir="auto" lang="">${contents.person.name}</h3>${words}${voices}${pictures}</article>`;
}

function dayHtml(day: HardDay): Html {
  const plan = planText(day);
  const words = plan ? html`<p class="words" dir="auto" lang="">${plan}</p>` : nothing;
  return html`<article><h3 dir="auto" lang="">${day.name}</h3><p class="meta" dir="auto">${dayText(day)}</p>${words}</article>`;
}

const promptHtml = ({ text }: OwnPrompt): Html =>
  html`<li><p class="words" dir="auto" lang="">${text}</p></li>`;

const list = (items: Html[]): Html[] =>
  items.length > 0 ? [html`<ul class="items">${items}</ul>`] : [];

const time = (iso: string): Html => html`<time datetime="${iso}">${longDate(iso)}</time>`;

import { fullDate, readDate } from '@mooring/contract';

/** Its fields as they were stored, perhaps by another build or half written. */
type Fields = Partial<Record<string, unknown>>;

type DocumentKind = {
  name: string;
  /** What a draft of it is called. */
  begun: string;
  /** What the person wrote in it. Values that are no text are left out by whoever shows them. */
  texts(fields: Fields): unknown[];
};

/** Documents that there are many of, by the first part of their key. */
const kinds: Readonly<Record<string, DocumentKind>> = {
  someone: {
    name: 'Someone you lost',
    begun: 'A page about someone, which you had begun',
    texts: ({ name, bond, called, calledYou, ending }) => [name, bond, called, calledYou, ending],
  },
  keepsake: {
    name: 'Something you kept of them',
    begun: 'Something you kept of them',
    texts: ({ text }) => [text],
  },
  saying: {
    name: 'Their words',
    begun: 'Their words, which you had begun to write down',
    texts: ({ text }) => [text],
  },
  letter: {
    name: 'A letter',
    begun: 'A letter you had begun',
    // The words of a sealed letter are not shown here either.
    texts: ({ to, text, sealedUntil }) => [
      to,
      typeof sealedUntil === 'string' ? `Sealed until ${fullDate(readDate(sealedUntil))}` : text,
    ],
  },
  'emotion-word': {
    name: 'A word for a feeling',
    begun: 'A word for a feeling',
    texts: ({ word }) => [word],
  },
  prompt: {
    name: 'A prompt of your own',
    begun: 'A prompt you had begun',
    texts: ({ text }) => [text],
  },
  'hard-day': {
    name: 'A day',
    begun: 'A day you had begun',
    texts({ name, words, date, plan, ...form }) {
      const { where, who, tooMuch }: Fields = plan ? (plan as Fields) : form;
      return [name, words ?? (date as Fields | undefined)?.words, where, who, tooMuch];
    },
  },
};

/** The kind of a document by its key. Undefined for documents that there is one of. */
export const documentOfKey = (key: string): DocumentKind | undefined =>
  kinds[key.slice(0, Math.max(0, key.indexOf(':')))];

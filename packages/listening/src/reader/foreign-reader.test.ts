import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { growthOf } from '@mooring/contract/growth-testing';
import { expect, test } from 'vitest';
import { createForeignReader } from './foreign-reader.ts';
import type { Language } from './labels.ts';

const file = readFileSync(join(import.meta.dirname, 'languages.bin'));
const { read, languageOf } = createForeignReader(new Uint8Array(file).buffer);

/** A plain wish to die, and plain grief, in each language. */
const said: readonly (readonly [Language, string, string])[] = [
  [
    'es',
    'ya no quiero vivir mas, me quiero morir esta noche',
    'Hoy hace un año que murió mi papá y fuimos al cementerio.',
  ],
  [
    'pt',
    'não aguento mais viver, quero morrer hoje',
    'Minha mãe faleceu em março e a casa está vazia.',
  ],
  [
    'fr',
    'je veux mourir ce soir, je ne peux plus vivre',
    'Mon père est mort il y a deux ans et il me manque.',
  ],
  [
    'de',
    'ich will nicht mehr leben, ich möchte heute nacht sterben',
    'Meine Oma ist im März gestorben und ich vermisse sie.',
  ],
  [
    'it',
    'non voglio più vivere, voglio morire stanotte',
    'Mio padre è morto un anno fa e mi manca tanto.',
  ],
  [
    'nl',
    'ik wil niet meer leven, ik wil vannacht doodgaan',
    'Mijn moeder is overleden en ik mis haar elke dag.',
  ],
  [
    'sv',
    'jag vill inte leva längre, jag vill dö i natt',
    'Min pappa dog i våras och jag saknar honom.',
  ],
  [
    'pl',
    'nie chcę już żyć, chcę umrzeć dziś w nocy',
    'Mój tata umarł rok temu i bardzo za nim tęsknię.',
  ],
  ['cs', 'už nechci žít, chci dneska v noci umřít', 'Maminka zemřela v březnu a moc mi chybí.'],
  [
    'ro',
    'nu mai vreau să trăiesc, vreau să mor în noaptea asta',
    'Tata a murit acum un an și mi-e dor de el.',
  ],
  [
    'tr',
    'artık yaşamak istemiyorum, bu gece ölmek istiyorum',
    'Babam geçen yıl vefat etti, onu çok özlüyorum.',
  ],
  ['el', 'δεν θέλω να ζω άλλο, θέλω να πεθάνω απόψε', 'Ο μπαμπάς μου πέθανε πέρσι και μου λείπει.'],
  [
    'ru',
    'я больше не хочу жить, хочу умереть сегодня ночью',
    'Папа умер год назад, и я очень скучаю.',
  ],
  [
    'uk',
    'я більше не хочу жити, хочу померти сьогодні вночі',
    'Мама померла рік тому, я дуже сумую за нею.',
  ],
  ['ar', 'لا أريد أن أعيش، أريد أن أموت الليلة', 'توفي أبي قبل سنة وأشتاق إليه كثيرا'],
  ['fa', 'دیگه نمیخوام زنده باشم، میخوام امشب بمیرم', 'بابام پارسال فوت کرد و دلم براش تنگ شده'],
  [
    'hi',
    'अब मैं जीना नहीं चाहता, आज रात मर जाना चाहता हूं',
    'पापा का पिछले साल निधन हो गया, उनकी बहुत याद आती है',
  ],
  ['zh', '我不想活了，今晚就想死', '爸爸去年去世了，我很想他'],
  ['ja', 'もう生きたくない、今夜死にたい', '父が去年亡くなりました。今でも会いたいです'],
  ['ko', '더 이상 살고 싶지 않아 오늘 밤 죽고 싶어', '아빠가 작년에 돌아가셨어요. 많이 그리워요'],
];

test.each(said)(
  'a plain wish to die in %s raises a card, and plain grief none',
  (language, wish, grief) => {
    expect(read(wish, language)?.level).toBeGreaterThanOrEqual(2);
    expect(read(wish, language)?.kinds).toContain('suicide');
    expect(read(grief, language)?.level).toBeLessThan(2);
  },
);

test('one sentence of danger is heard within a long page', () => {
  const page = 'Heute war ich im Garten und habe an meine Mutter gedacht. '.repeat(30);
  expect(read(page, 'de')?.level).toBeLessThan(2);
  const middle = `${page}Ich will nicht mehr leben. Ich bringe mich heute um. ${page}`;
  expect(read(middle, 'de')?.level).toBeGreaterThanOrEqual(2);
});

test('words without accents, or in Latin letters, are known by the words of their language', () => {
  expect(languageOf('chce umrzec')).toBe('pl');
  expect(languageOf('khodamo mikosham emshab')).toBe('fa');
  expect(languageOf('ana 3ayez amoot')).toBe('ar');
  expect(languageOf('xyzzy plugh qwerty asdf')).toBeNull();
});

test('where there is no table for a language, or no word in a text, nothing is said of it', () => {
  expect(read('hello', 'en')).toBeNull();
  for (const text of ['', ' ', '…', '\ud800', '\u0301'.repeat(10_000), '🙂🙂'])
    expect(read(text, 'de')?.level, JSON.stringify(text.slice(0, 9))).toBe(0);
});

test.each(['de', 'zh'] as const)(
  'a text of twice the length takes about twice the time in %s',
  (language) => {
    const words = language === 'zh' ? '我今晚想吃药死了' : 'ich will sterben und alle tabletten ';
    expect(growthOf((text) => read(text, language), words)).toBeLessThan(3);
  },
);

test.each([
  "don't say sorry. everyone says sorry",
  'gonna end it. sorry gran',
  'no advice needed tonight honestly',
  'flatmate not soulmate hahaha phone',
])('%j is English, although other languages use these words too', (text) => {
  expect(languageOf(text)).toBeNull();
});

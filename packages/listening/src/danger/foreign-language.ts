/** The commonest words of languages in Latin letters, as people type them, with accents left out. */
const words: Readonly<Record<string, string>> = {
  en: `the a i you to and it is was my he she they of in that not so but for with on at just this have had her him his be do dont im its
    cant what no yes we are if when how like know all up out about there me feel never as will would who from by or get got been has did
    am were then than your our their them because still now day today again one can could miss mum mom dad`,
  es: 'que mi muy estoy pero porque yo ella el la los las un una por para con se lo le te ya cuando esta era fue tengo quiero como mas todo nada madre padre murio hoy sin su',
  pt: 'que minha meu muito estou mas porque eu ela ele os as um uma por para com se nao sem voce quando esta era foi tenho quero como mais tudo nada mae pai morreu hoje sua do da em',
  fr: 'que je suis mon ma mes est pas et le la les un une des pour avec dans il elle on ne se tu ce cest jai quand plus tout rien mere pere mort morte mais sans depuis me sa son',
  de: 'ich nicht mein meine und ist der die das ein eine zu mit auf er sie es wir mir mich dass aber wenn war habe hab bin noch nur so wie auch mutter vater gestorben heute ohne seit',
  it: 'che mio mia sono non e il la le un una per con mi si ho lui lei ma come quando piu tutto niente madre padre morto morta oggi senza da di della era ogni anche',
  nl: 'ik niet mijn een het de en is van dat met op hij zij ze we me maar als was heb ben nog ook hoe alles niets moeder vader dood vandaag zonder voor te zo aan elke',
  sv: 'jag inte min mitt och ar en ett det att med pa han hon vi mig men nar var har om som allt inget mamma pappa dod dog idag utan sa for till av den varje hela',
  pl: 'nie jestem moja moj i to ze na z do sie w mnie ja on ona ale jak jest byl byla mam co juz tylko wszystko nic mama tata umarl umarla zmarla dzis bez od po tak dla',
  cs: 'ne nejsem jsem moje muj a to ze na s do se v me ja on ona ale jak je byl byla mam co uz jen vsechno nic mama tata umrel umrela dnes bez od po tak pro kdyz',
  ro: 'nu sunt mea meu si este e la cu de in pe ma eu el ea dar cum cand era am ce mai tot nimic mama tata murit azi fara din pentru sa mi o un care',
  tr: 'ben bir ve bu cok degil ama icin ile gibi ne kadar benim onu sen o da de mi var yok annem babam oldu gun bugun artik hic her simdi sonra daha',
  da: 'jeg ikke min mit og er en et det at med pa han hun vi mig men nar var har om som alt intet mor far dod dode idag uden sa for til af den savner hele hver ham hende',
  no: 'jeg ikke min mitt og er en et det at med pa han hun vi meg men nar var har om som alt ingenting mamma pappa dod dode idag uten sa for til av den savner hele hver',
  fi: 'mina en ole minun aitini isani ja on se etta han me mutta kun oli olen niin kuin kaikki mitaan kuoli tanaan ilman joka ei han aiti isa ikava enaa vain',
  hu: 'nem vagyok az egy es hogy a en o mi de ha volt van mint minden semmi anyam apam meghalt ma nelkul csak meg mar is ezt azt nagyon hianyzik',
  vi: 'toi khong cua va la mot nhung voi cho anh em co da se duoc rat me bo mat hom nay nguoi nao gi the con nha ngay nho qua lam',
  id: 'saya aku tidak dan yang di ke dari ini itu dengan untuk dia kami kita tapi karena sudah ada sangat ibu ayah meninggal hari tanpa lagi bisa mau sekali rindu',
  tl: 'ako hindi ko ang ng na sa mga at ay siya kami pero kasi dahil wala na may po ba nanay tatay namatay ngayon lang din naman ka mo niya',
  sw: 'mimi si yangu na ya wa kwa ni yeye sisi lakini kwamba kama sana mama baba alikufa leo bila tu nina sina hii hiyo kila wangu',
  hr: 'ne nisam sam moja moj i je na s do se u me ja on ona ali kako kad bio bila imam sto vec samo sve nista mama tata umro umrla danas bez od po tako za nedostaje',
  sk: 'nie som moja moj a to ze na s do sa v mna ja on ona ale ako je bol bola mam co uz len vsetko nic mama otec zomrel zomrela dnes bez od po tak pre ked chyba',
};

/** The languages that the card has words in. Any other is 'other'. */
const known = new Set('es pt fr de it nl sv pl cs ro tr el ru uk ar fa hi zh ja ko'.split(' '));

const scripts: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

const listed = Object.entries(words).map(
  ([language, list]) => [language, new Set(list.split(/\s+/))] as const,
);

const englishWords = listed.find(([language]) => language === 'en')?.[1];

/** With fewer words nobody can tell: a name, or a word of love, is in any language. */
const fewestWords = 4;
/** So many of the words, as a share, must be among the commonest of the language. */
const leastShare = 0.4;

/**
 * The language of a text that is plainly not English, by its script and its commonest words: one that the card has words in, or
 * 'other'. Null for English, and where it cannot be told. It needs no reader.
 */
export function foreignLanguageOf(written: string): string | null {
  const text = written.normalize('NFKC');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 4 && latin < letters / 2) return languageOfScript(text, letters);
  const all = plainWordsOf(text);
  if (all.length < fewestWords) return null;
  const counts = listed.map(([language, list]) => ({
    language,
    count: all.filter((word) => list.has(word)).length,
  }));
  const english = counts.find(({ language }) => language === 'en')?.count ?? 0;
  const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
  if (most.count < all.length * leastShare || most.count < 3 || english * 2 > most.count)
    return null;
  return known.has(most.language) ? most.language : 'other';
}

/** Whether a quarter of its words are among the commonest English ones, whatever a model takes the text for. */
export function isPlainlyEnglish(text: string): boolean {
  const all = plainWordsOf(text);
  return all.filter((word) => englishWords?.has(word)).length >= all.length / 4;
}

/** Russian and Ukrainian, Arabic and Persian are told apart by letters that only one of them has. */
function languageOfScript(text: string, letters: number): string {
  for (const [script, language] of scripts) {
    if ((text.match(script)?.length ?? 0) > letters / 3) return language;
  }
  if (/\p{Script=Cyrillic}/u.test(text)) {
    if (/[іїєґ]/iu.test(text)) return 'uk';
    return /[ыэъё]/iu.test(text) || !/[љњћђџјѓќѕ]/iu.test(text) ? 'ru' : 'other';
  }
  if (/\p{Script=Arabic}/u.test(text)) {
    if (/[ٹڈڑںےھ]/u.test(text)) return 'other';
    return /[پچژگکی]/u.test(text) ? 'fa' : 'ar';
  }
  return 'other';
}

const plainWordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[øł]/gu, (letter) => (letter === 'ø' ? 'o' : 'l'))
    .replace(/ı/gu, 'i')
    .replace(/đ/gu, 'd')
    .replace(/æ/gu, 'ae')
    .match(/\p{L}+/gu) ?? [];

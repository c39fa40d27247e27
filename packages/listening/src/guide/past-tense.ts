/** The past of verbs that do not end in -ed, by their -ing form. */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'eating ate, drinking drank, singing sang, swimming swam, running ran, sitting sat, standing stood, writing wrote',
    'reading read, making made, taking took, giving gave, getting got, going went, coming came, doing did, having had',
    'being was, saying said, telling told, knowing knew, thinking thought, buying bought, bringing brought, building built',
    'catching caught, teaching taught, fighting fought, finding found, falling fell, feeling felt, flying flew, driving drove',
    'riding rode, rising rose, breaking broke, speaking spoke, stealing stole, wearing wore, waking woke, choosing chose',
    'keeping kept, sleeping slept, sweeping swept, leaving left, losing lost, meeting met, feeding fed, leading led',
    'holding held, selling sold, sending sent, spending spent, lending lent, winning won, digging dug, hiding hid',
    'growing grew, throwing threw, blowing blew, drawing drew, hearing heard, seeing saw, paying paid, hanging hung',
    'shining shone, shooting shot, sticking stuck, swinging swung, ringing rang, beating beat, biting bit, putting put',
    'cutting cut, hitting hit, letting let, setting set, shutting shut, quitting quit, wetting wet, dreaming dreamed',
  ]
    .join(', ')
    .split(', ')
    .map((pair) => pair.split(' ')),
);

/** 'Eating' is 'ate', 'carrying' is 'carried', 'stopping' is 'stopped'. */
export const pastOf = (gerund: string): string =>
  irregular[gerund.toLowerCase()] ??
  gerund
    .toLowerCase()
    .replace(/ing$/, '')
    .replace(/(?<=[^aeiou])y$/, 'i')
    .concat('ed');

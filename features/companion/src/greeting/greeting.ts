import { listInWords } from '@mooring/contract';
import { type Emotion, emotionName } from '@mooring/data';
import { greetingTexts, mixtureTexts, pairTexts } from './greeting-texts.ts';

const light: readonly Emotion[] = ['Hope', 'Acceptance', 'Peaceful'];

/** From this many on, a company is met by its number first. */
const many = 4;

/** The paragraphs said back to what was named, the first first, at the hour it was named. */
export function greetingFor(named: readonly [Emotion, ...Emotion[]], at: Date): string[] {
  const [first] = named;
  return [`${arrival(named, at)} ${hereFor(named)}`, greetingTexts[first].ahead];
}

function arrival(named: readonly Emotion[], at: Date): string {
  const names = listInWords(named.map((emotion) => emotionName(emotion).toLowerCase()));
  const when = partOfDay(at.getHours());
  return named.length < many
    ? `You came with ${names} ${when}.`
    : `You came with a great deal ${when}: ${names}.`;
}

function hereFor(named: readonly [Emotion, ...Emotion[]]): string {
  const [first, ...others] = named;
  if (others.length === 0) return greetingTexts[first].here;
  const known = pairTexts.find(
    ({ pair }) => named.length === pair.length && pair.every((one) => named.includes(one)),
  );
  if (known) return known.here;
  if (named.every((one) => light.includes(one))) return mixtureTexts.light;
  return named.some((one) => light.includes(one)) ? mixtureTexts.both : mixtureTexts.heavy;
}

/** The specification's four greeting periods: from 5, from 12, from 17 and from 22. */
function partOfDay(hour: number): string {
  if (hour >= 5 && hour < 12) return 'this morning';
  if (hour >= 12 && hour < 17) return 'this afternoon';
  return hour >= 17 && hour < 22 ? 'this evening' : 'tonight';
}

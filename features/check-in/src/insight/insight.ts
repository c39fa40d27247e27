import { listInWords } from '@mooring/contract';
import { type CheckIn, type Emotion, emotionName } from '@mooring/data';
import { numberInWords } from './number-in-words.ts';

/** How many check-ins an insight looks back over, and how many of them make a trend. */
export const insightReach = 7;
const trendReach = 3;

/** Above this average (0–4) the insight speaks of gentle practices. */
const strongFrom = 3;

const positive: readonly Emotion[] = ['Hope', 'Acceptance', 'Peaceful'];

export type Insight = {
  kind:
    | 'none'
    | 'first'
    | 'gentle-practices'
    | 'light'
    | 'turning'
    | 'heavier'
    | 'returning'
    | 'quieter'
    | 'stronger'
    | 'often'
    | 'mixed';
  text: string;
};

type Felt = Pick<CheckIn, 'emotion' | 'intensity'>;

/** What the last seven check-ins say together, newest first. It describes; it never weighs one feeling against another. */
export function insightFrom(records: readonly Felt[]): Insight {
  const seen = records.slice(0, insightReach);
  const [newest] = seen;
  if (!newest) {
    return { kind: 'none', text: 'Name what you feel today. One word is enough.' };
  }
  if (seen.length === 1) {
    return {
      kind: 'first',
      text: `You put a name to ${nameOf(newest)}. Nothing more is asked of you.`,
    };
  }
  const average = seen.reduce((sum, { intensity }) => sum + intensity, 0) / seen.length;
  if (average > strongFrom) return gentlePractices(seen);
  return (seen.length >= trendReach && trendOf(seen.slice(0, trendReach))) || companyOf(seen);
}

function gentlePractices(seen: readonly Felt[]): Insight {
  const kind = 'gentle-practices';
  if (!seen.slice(0, trendReach).every(isPositive)) {
    return {
      kind,
      text: 'What you have been carrying is strong. Gentle practices may suit this time: slow breathing, a short walk, one small ritual, someone beside you.',
    };
  }
  return {
    kind,
    text: `These have been strong feelings, with ${namesOf(seen.filter(isPositive))} among them. Strong feelings tire a body, the welcome ones too. Gentle practices may help you rest beside them.`,
  };
}

function trendOf(lately: readonly Felt[]): Insight | null {
  const [newest, ...before] = lately;
  if (!newest) return null;
  if (lately.every(isPositive)) {
    return {
      kind: 'light',
      text: `Your last three check-ins held ${namesOf(lately)}. You do not have to explain it or hold on to it. It may simply be here.`,
    };
  }
  if (isPositive(newest) && !before.some(isPositive)) {
    return {
      kind: 'turning',
      text: `After ${namesOf(before)} you named ${nameOf(newest)}. Each of them belongs to you, and none undoes the rest.`,
    };
  }
  if (!isPositive(newest) && before.every(isPositive)) {
    return {
      kind: 'heavier',
      text: `After ${namesOf(before)} you named ${nameOf(newest)}. What was there before was real, and so is this.`,
    };
  }
  if (before.every(({ emotion }) => emotion === newest.emotion)) {
    return {
      kind: 'returning',
      text: `${emotionName(newest.emotion)} was in each of your last three check-ins. It may stay as long as it needs, and you may put it down for an hour.`,
    };
  }
  return strengthOf(lately.map(({ intensity }) => intensity));
}

function strengthOf([last = 0, middle = 0, first = 0]: readonly number[]): Insight | null {
  if (last < first && last <= middle && middle <= first) {
    return {
      kind: 'quieter',
      text: 'Over your last three check-ins the feeling has grown a little quieter. You need not trust it yet. It may come and go.',
    };
  }
  if (last > first && last >= middle && middle >= first) {
    return {
      kind: 'stronger',
      text: 'Over your last three check-ins the feeling has grown stronger. You could let this day hold less, and let somebody be near.',
    };
  }
  return null;
}

/** The feeling named in more than half of the check-ins, or all of those that came. */
function companyOf(seen: readonly Felt[]): Insight {
  const count = numberInWords(seen.length);
  for (const felt of seen) {
    const times = seen.filter(({ emotion }) => emotion === felt.emotion).length;
    if (times * 2 <= seen.length) continue;
    return {
      kind: 'often',
      text: `Of your last ${count} check-ins, ${numberInWords(times)} named ${nameOf(felt)}. It has kept you company, and it is not all of you.`,
    };
  }
  return {
    kind: 'mixed',
    text: `Your last ${count} check-ins held ${namesOf(seen)}. Feelings that disagree can be true together.`,
  };
}

const isPositive = ({ emotion }: Felt) => positive.includes(emotion);
const nameOf = ({ emotion }: Felt) => emotionName(emotion).toLowerCase();
const namesOf = (felt: readonly Felt[]) => listInWords([...new Set(felt.map(nameOf))]);

export type VoiceGender = 'FEMALE' | 'MALE';

/** The fields of a browser voice that are used. */
export type BrowserVoice = { name: string; lang: string; localService: boolean; default: boolean };

/** Voice names of Apple, Microsoft, Google and Android. No browser exposes the gender of a voice. */
const female =
  /\b(samantha|karen|moira|tessa|fiona|victoria|veena|ava|allison|susan|zoe|kate|serena|stephanie|nicky|martha|catherine|isha|sangeeta|zira|jenny|aria|michelle|ana|sonia|libby|maisie|hazel|natasha|clara|neerja|heera|emily|emma|leah|molly|rosa|luna|imani|yan|google us english|female)\b/i;
const male =
  /\b(alex|daniel|fred|tom|oliver|arthur|aaron|gordon|rishi|lee|nathan|evan|jamie|malcolm|ralph|david|mark|guy|ryan|george|james|ravi|christopher|eric|roger|steffan|brian|andrew|william|liam|prabhat|connor|mitchell|thomas|luke|wayne|male)\b/i;

/** 'female' contains 'male', so it is tested first. */
export const genderOf = ({ name }: Pick<BrowserVoice, 'name'>): VoiceGender | null => {
  const plain = name.replace(/[_#-]/g, ' ');
  if (female.test(plain)) return 'FEMALE';
  return male.test(plain) ? 'MALE' : null;
};

/**
 * Chooses an English voice: one of this device before one from the internet, whose maker gets the text, then by gender. Only
 * where the device has no English voice at all is one from the internet chosen.
 */
export function chooseVoice<V extends BrowserVoice>(
  voices: readonly V[],
  wanted: VoiceGender,
): V | null {
  const score = (voice: V) => {
    const gender = genderOf(voice);
    return (
      (/^en\b/i.test(voice.lang.replace('_', '-')) ? 100 : 0) +
      (voice.localService ? 50 : 0) +
      (gender === wanted ? 20 : gender === null ? 10 : 0) +
      (voice.default ? 1 : 0)
    );
  };
  const [first] = [...voices].sort((one, other) => score(other) - score(one));
  return first ?? null;
}

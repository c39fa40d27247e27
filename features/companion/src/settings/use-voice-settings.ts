import { type Tone, useCompanionSettings, useData, type VoiceGender } from '@mooring/data';
import { toneNames } from '../talk/writing-names.ts';

/** How the companion sounds, with the ways to change it. Each choice is kept at once, and says so. */
export function useVoiceSettings() {
  const { notices } = useData();
  const { settings, change } = useCompanionSettings();
  return {
    settings,
    async chooseTone(tone: Tone) {
      if (await change({ tone }))
        notices.say('voice.style', { values: { style: toneNames[tone] } });
    },
    async chooseVoice(voice: VoiceGender) {
      if (await change({ voice })) notices.say(voice === 'MALE' ? 'voice.male' : 'voice.female');
    },
    /** From now on no voice from the internet reads, until it is asked for again. */
    forbidNetwork: () =>
      change(({ consents }) => ({ consents: { ...consents, networkVoice: false } })),
    /** `receiver` is who gets the words read aloud; null where there is nobody, or it was not agreed to. */
    async enhance(enhancedVoice: boolean, receiver: string | null) {
      const kept = await change(({ consents }) => ({
        enhancedVoice,
        consents: receiver ? { ...consents, voice: receiver } : consents,
      }));
      if (kept) notices.say(enhancedVoice ? 'voice.enhanced' : 'voice.standard');
    },
  };
}

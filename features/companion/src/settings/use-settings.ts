import { type RecordValues, type Tone, useData, type VoiceGender } from '@mooring/data';
import { toneNames } from '../talk/writing-names.ts';
import { useCompanionSettings } from './use-companion-settings.ts';

type Settings = RecordValues['companion-settings'];

/** The settings with the ways to change them. Each is kept at once, and says so. */
export function useSettings() {
  const data = useData();
  const settings = useCompanionSettings();

  /** True when it is kept. */
  async function change(next: (before: Settings) => Settings): Promise<boolean> {
    try {
      await data.records.change('companion-settings', (before) => next(before ?? {}));
      return true;
    } catch (error) {
      data.notices.fail(error, 'store.failed');
      return false;
    }
  }

  return {
    settings,
    change,
    async chooseTone(tone: Tone) {
      if (await change((before) => ({ ...before, tone })))
        data.notices.say('voice.style', { values: { style: toneNames[tone] } });
    },
    async chooseVoice(voice: VoiceGender) {
      if (await change((before) => ({ ...before, voice })))
        data.notices.say(voice === 'MALE' ? 'voice.male' : 'voice.female');
    },
    /** `receiver` is who gets the words read aloud; null where there is nobody, or it was not agreed to. */
    async enhance(enhancedVoice: boolean, receiver: string | null) {
      const kept = await change(({ consents, ...before }) => ({
        ...before,
        enhancedVoice,
        consents: receiver ? { ...consents, voice: receiver } : (consents ?? {}),
      }));
      if (kept) data.notices.say(enhancedVoice ? 'voice.enhanced' : 'voice.standard');
    },
  };
}

import type { Tone } from '@mooring/listening';
import type { ChatEngine } from '../gateways/engine-in-use.ts';
import type { OwnEndpoint } from '../gateways/own-endpoint.ts';
import type { VoiceGender } from '../gateways/speech-voices.ts';

/*
 * Every setting there is, with its type and its default. To add one, add it to the type and the defaults of its document, and its
 * shape to `record-values.ts`, which does not compile without it. Only what a person chose is kept, so a setting whose default
 * changes later changes for everybody who never chose.
 */

/** How the app behaves for a person. */
export type Settings = {
  streakHidden: boolean;
  /** The recovery phrase still has to be written down. */
  phraseLater: boolean;
  /** 'Keep journal entries private': lock in the background, titles hidden in the list until tapped. */
  keepPrivate: boolean;
  /** 'Daily writing reminders' at this local time, HH:mm; null when switched off. */
  reminderAt: string | null;
  /** 'Not today': the local day, yyyy-MM-dd, on which prompts, garden and insights stay quiet. */
  quietDay: string | undefined;
  /** ISO time of the last backup that was saved. */
  backupAt: string | undefined;
  /** The local day, yyyy-MM-dd, on which the person put the thought of a backup off. */
  backupLater: string | undefined;
};

export const defaultSettings: Settings = {
  streakHidden: false,
  phraseLater: false,
  keepPrivate: false,
  reminderAt: null,
  quietDay: undefined,
  backupAt: undefined,
  backupLater: undefined,
};

/** How the companion answers and sounds. Keys of the person's own services are in here, and so are sealed. */
export type CompanionSettings = {
  engine: ChatEngine;
  tone: Tone;
  voice: VoiceGender;
  /** Without a consent the browser's voice speaks all the same. */
  enhancedVoice: boolean;
  /** 'Voice Options Available' has been said. */
  voiceOptionsSaid: boolean;
  ownEndpoint: OwnEndpoint | undefined;
  ownVoice: { baseUrl: string; key: string; female: string; male: string } | undefined;
  /** To whom each consent was given, by name: another receiver is asked about anew. */
  consents: {
    hosted?: string | undefined;
    own?: string | undefined;
    voice?: string | undefined;
    transcript?: boolean | undefined;
  };
};

export const defaultCompanionSettings: CompanionSettings = {
  engine: 'guide',
  tone: 'gentle',
  voice: 'FEMALE',
  enhancedVoice: true,
  voiceOptionsSaid: false,
  ownEndpoint: undefined,
  ownVoice: undefined,
  consents: {},
};

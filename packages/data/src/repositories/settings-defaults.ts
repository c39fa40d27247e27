import type { Tone } from '@mooring/listening';
import type { ChatEngine } from '../gateways/engine-in-use.ts';
import type { OwnEndpoint } from '../gateways/own-endpoint.ts';
import type { VoiceGender } from '../gateways/speech-voices.ts';

/*
 * All settings with their types and defaults. To add one, add it to the type and the defaults of its document, and to
 * its schema in `record-schemas.ts`, which does not compile without it. Only changed settings are stored, so a new
 * default applies to everyone who never chose a value.
 */

/** Settings of the app. */
export type Settings = {
  streakHidden: boolean;
  /** The person has postponed writing down the recovery phrase. */
  phraseLater: boolean;
  /** 'Keep journal entries private': lock in the background, titles hidden in the list until tapped. */
  keepPrivate: boolean;
  /** 'Daily writing reminders' at this local time, HH:mm; null when switched off. */
  reminderAt: string | null;
  /** 'Not today': the local day, yyyy-MM-dd, on which prompts, garden and insights stay quiet. */
  quietDay: string | undefined;
  /** Home may show that something was written on the same day of an earlier year. */
  onThisDay: boolean;
  /** ISO time of the last backup that was saved. */
  backupAt: string | undefined;
  /** The local day, yyyy-MM-dd, on which the person postponed a backup. */
  backupLater: string | undefined;
  /**
   * The answer about words that were written without logging in: whose, how many there were, and whether to ask again. More
   * words ask again.
   */
  visitorWords: { id: string; count: number; answer: 'later' | 'leave' } | undefined;
};

export const defaultSettings: Settings = {
  streakHidden: false,
  phraseLater: false,
  keepPrivate: false,
  reminderAt: null,
  quietDay: undefined,
  onThisDay: false,
  backupAt: undefined,
  backupLater: undefined,
  visitorWords: undefined,
};

/** Settings of the companion. Contains the keys of the person's own services, so it is encrypted like all documents. */
export type CompanionSettings = {
  engine: Exclude<ChatEngine, 'browser'>;
  tone: Tone;
  voice: VoiceGender;
  /** Without a consent the browser's voice is used. */
  enhancedVoice: boolean;
  /** The notice 'Voice Options Available' was shown. */
  voiceOptionsSaid: boolean;
  /** What is told in one conversation is known in the next. */
  remembers: boolean;
  /** The person was asked whether to remember. */
  rememberAsked: boolean;
  /**
   * The browser's own model answers where `engine` is 'guide' and the model is there. A setting of its own, because older
   * builds cannot read an engine that they do not know.
   */
  browserModel: boolean;
  ownEndpoint: OwnEndpoint | undefined;
  ownVoice: { baseUrl: string; key: string; female: string; male: string } | undefined;
  /** The receiver that each consent was given for. Another receiver needs a new consent. */
  consents: {
    hosted?: string | undefined;
    own?: string | undefined;
    voice?: string | undefined;
    transcript?: boolean | undefined;
    /** A voice of the browser that is made on the internet may read, where the device has none. */
    networkVoice?: boolean | undefined;
  };
};

export const defaultCompanionSettings: CompanionSettings = {
  engine: 'guide',
  tone: 'gentle',
  voice: 'FEMALE',
  enhancedVoice: true,
  voiceOptionsSaid: false,
  remembers: false,
  rememberAsked: false,
  browserModel: false,
  ownEndpoint: undefined,
  ownVoice: undefined,
  consents: {},
};

import { paths } from '@mooring/contract';
import type { IconNode } from '@mooring/ui';
import {
  BellIcon,
  CalendarDaysIcon,
  CompassIcon,
  DownloadIcon,
  EraserIcon,
  EyeOffIcon,
  HeartIcon,
  LeafIcon,
  LockIcon,
  MessageCircleIcon,
  SunMoonIcon,
  UserRoundIcon,
  WavesIcon,
} from '@mooring/ui/bundled';
import * as strings from './strings.ts';

/** Empty: nothing is written yet, so there is nothing to protect, to be reminded of or to erase. */
export type ProfileOwner = 'account' | 'visitor' | 'empty';

/** `text` is null where it depends on what is stored. */
export type ProfileRow = { to: string; icon: IconNode; name: string; text: string | null };

const all: readonly ProfileOwner[] = ['account', 'visitor', 'empty'];
const writers: readonly ProfileOwner[] = ['account', 'visitor'];
const holders: readonly ProfileOwner[] = ['account'];

type Row = [
  who: readonly ProfileOwner[],
  to: string,
  icon: IconNode,
  name: string,
  text: string | null,
];

const { nameEmailPassword, namesWordsRecordings, daysThatMatter, namesTagsAndDays } = strings;
const first: readonly Row[] = [
  [holders, paths.profileDetails.to(), UserRoundIcon, strings.yourDetails, nameEmailPassword],
  [all, paths.people.to(), HeartIcon, strings.someoneYouLost, namesWordsRecordings],
  [all, paths.hardDays.to(), CalendarDaysIcon, strings.daysAndDates, daysThatMatter],
  [writers, paths.muted.to(), LeafIcon, strings.notToBeBroughtUp, namesTagsAndDays],
  [all, paths.profileExport.to(), DownloadIcon, strings.exportAndBackup, strings.yourWordsAsAFile],
];
const { lightOrDarkAndMooring, whatOthersCanSee, oneReminderADay, seeItChangeItForget } = strings;
const settings: readonly Row[] = [
  [all, paths.profileAppearance.to(), SunMoonIcon, strings.appearance, lightOrDarkAndMooring],
  [writers, paths.profilePrivacy.to(), EyeOffIcon, strings.privacy, whatOthersCanSee],
  [writers, paths.profileReminders.to(), BellIcon, strings.reminders, oneReminderADay],
  [
    writers,
    paths.companionMemory.to(),
    MessageCircleIcon,
    strings.whatTheCompanionKnows,
    seeItChangeItForget,
  ],
  [all, paths.profileStorage.to(), WavesIcon, strings.keptOnThisDevice, null],
];
const journey: readonly Row[] = [
  [all, paths.profileJourney.to(), CompassIcon, strings.yourJourney, strings.changeYourFirst],
  [holders, paths.legacy.to(), LockIcon, strings.whenIAmGone, strings.whetherSomebody],
  [
    writers,
    paths.profileErase.to(),
    EraserIcon,
    strings.eraseEverything,
    strings.eraseEverythingIn,
  ],
];

/** The pages of the profile that somebody has, in their order. */
export function profileIndex(who: ProfileOwner) {
  const of = (rows: readonly Row[]): ProfileRow[] =>
    rows
      .filter(([owners]) => owners.includes(who))
      .map(([, to, icon, name, text]) => ({ to, icon, name, text }));
  return [
    { title: null, rows: of(first) },
    {
      title: who === 'account' ? strings.accountSettings : strings.onThisDevice,
      rows: of(settings),
    },
    { title: strings.journeyManagement, rows: of(journey) },
  ];
}

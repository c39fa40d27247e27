import { paths } from '@mooring/contract';
import { useLocation } from '@mooring/contract/router';
import { Page, Skeleton } from '@mooring/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import * as strings from './strings.ts';

/** The parts of the profile by their addresses. Each is fetched when it is opened. */
const parts: Readonly<Record<string, ComponentType>> = {
  [paths.profileDetails.pattern]: lazy(async () => ({
    default: (await import('./details-page.tsx')).DetailsPage,
  })),
  [paths.profileExport.pattern]: lazy(async () => ({
    default: (await import('../export/export-page.tsx')).ExportPage,
  })),
  [paths.profileAppearance.pattern]: lazy(async () => ({
    default: (await import('./appearance-page.tsx')).AppearancePage,
  })),
  [paths.profilePrivacy.pattern]: lazy(async () => ({
    default: (await import('../settings/privacy-page.tsx')).PrivacyPage,
  })),
  [paths.whoCanRead.pattern]: lazy(async () => ({
    default: (await import('../who-can-read/who-can-read-page.tsx')).WhoCanReadPage,
  })),
  [paths.profileReminders.pattern]: lazy(async () => ({
    default: (await import('../settings/reminders-page.tsx')).RemindersPage,
  })),
  [paths.profileStorage.pattern]: lazy(async () => ({
    default: (await import('./storage-page.tsx')).StoragePage,
  })),
  [paths.profileJourney.pattern]: lazy(async () => ({
    default: (await import('./journey-page.tsx')).JourneyPage,
  })),
  [paths.legacy.pattern]: lazy(async () => ({
    default: (await import('../legacy/legacy-page.tsx')).LegacyPage,
  })),
  [paths.hardDays.pattern]: lazy(async () => ({
    default: (await import('../days/days-page.tsx')).DaysPage,
  })),
  [paths.muted.pattern]: lazy(async () => ({
    default: (await import('../muted/muted-page.tsx')).MutedPage,
  })),
  [paths.profileErase.pattern]: lazy(async () => ({
    default: (await import('../erase/erase-page.tsx')).ErasePage,
  })),
};

/** The part of the profile that the address names. */
export function Component() {
  const { pathname } = useLocation();
  const Part = parts[pathname.replace(/\/$/, '')];
  return <Suspense fallback={<Opening />}>{Part && <Part />}</Suspense>;
}

function Opening() {
  return (
    <Page title={strings.profile}>
      <Skeleton lines={6} />
    </Page>
  );
}

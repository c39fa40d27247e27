import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Page, Skeleton } from '@mooring/ui';
import { Tabs } from '@mooring/ui/bundled';
import { lazy, Suspense } from 'react';
import { useNight } from '../room/use-night.ts';
import { ShelfPage } from '../shelf-page.tsx';
import { RitualDetail } from './ritual-detail.tsx';
import { RitualList } from './ritual-list.tsx';
import { rituals, ritualTimes } from './rituals.ts';
import * as strings from './strings.ts';
import { useRituals } from './use-rituals.ts';

const RitualRunPage = lazy(async () => ({
  default: (await import('./ritual-run-page.tsx')).RitualRunPage,
}));

export function Component() {
  const page = useRituals();
  if (page.open) {
    const [Shown, Waiting] = page.isRunning
      ? [RitualRunPage, OpeningRoom]
      : [RitualDetail, Opening];
    return (
      <Suspense fallback={<Waiting title={page.open.title} />}>
        <Shown ritual={page.open} busy={page.busy} onComplete={page.complete} />
      </Suspense>
    );
  }
  return (
    <ShelfPage
      title={strings.healingRituals}
      actions={
        <Button asChild variant="quiet">
          <Link to={paths.pause.to()}>{strings.pauseBeforeYouWrite}</Link>
        </Button>
      }
      lead={strings.smallActsWithABeginning}
    >
      <Tabs
        label={strings.kindsOfRitual}
        value={page.tab}
        onValueChange={page.setTab}
        tabs={ritualTimes.map(({ value, label }) => ({
          value,
          label,
          content: (
            <RitualList
              rituals={rituals.filter((ritual) => ritual.time === value)}
              doneToday={page.doneToday}
            />
          ),
        }))}
      />
    </ShelfPage>
  );
}

/** The header is gone before the room comes, so that nothing moves then. */
function OpeningRoom({ title }: { title: string }) {
  useNight();
  return <Opening title={title} />;
}

function Opening({ title }: { title: string }) {
  return (
    <Page title={title}>
      <Skeleton lines={4} />
    </Page>
  );
}

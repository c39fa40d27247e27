import { Page } from '@mooring/ui';
import { Tabs } from '@mooring/ui/bundled';
import { UpToLibrary } from '../up-to-library.tsx';
import { RitualDetail } from './ritual-detail.tsx';
import { RitualList } from './ritual-list.tsx';
import { RitualRunPage } from './ritual-run-page.tsx';
import { rituals, ritualTimes } from './rituals.ts';
import { useRituals } from './use-rituals.ts';

export function Component() {
  const page = useRituals();
  if (page.open) {
    const Shown = page.isRunning ? RitualRunPage : RitualDetail;
    return <Shown ritual={page.open} busy={page.busy} onComplete={page.complete} />;
  }
  return (
    <Page
      back={<UpToLibrary />}
      layout="margin"
      title="Healing Rituals"
      lead="Small acts with a beginning and an end. Choose one that fits the strength you have."
    >
      <Tabs
        label="Kinds of ritual"
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
    </Page>
  );
}

import { Link, useSearchParams } from '@mooring/contract/router';
import { Tabs } from '@mooring/ui/bundled';
import { lazy, Suspense, useState } from 'react';
import { OpeningPage } from '../opening-page.tsx';
import reading from '../reading/reading.module.css';
import { ShelfPage } from '../shelf-page.tsx';
import { meditations, meditationTabs } from './meditations.ts';
import * as strings from './strings.ts';

/** Asked for at once, and there before a meditation is chosen; the list does not wait for it. */
const loadPage = () => import('./meditation-page.tsx');
loadPage().catch(() => {});
const MeditationPage = lazy(async () => ({ default: (await loadPage()).MeditationPage }));

export function Component() {
  const [search] = useSearchParams();
  const open = meditations.find(({ id }) => id === search.get('read'));
  const [tab, setTab] = useState<string>(open?.tab ?? meditationTabs[0]);
  if (open)
    return (
      <Suspense fallback={<OpeningPage title={open.title} lead={open.lead} />}>
        <MeditationPage key={open.id} meditation={open} onOpen={setTab} />
      </Suspense>
    );
  return (
    <ShelfPage title={strings.meditations} lead={strings.readThemSlowly}>
      <Tabs
        label={strings.kindsOfMeditation}
        value={tab}
        onValueChange={setTab}
        tabs={meditationTabs.map((name) => ({
          value: name,
          label: name,
          content: <MeditationList tab={name} />,
        }))}
      />
    </ShelfPage>
  );
}

function MeditationList({ tab }: { tab: string }) {
  const found = meditations.filter((one) => one.tab === tab);
  return (
    <ul className={reading.shelf}>
      {found.map(({ id, title, lead }) => (
        <li key={id}>
          <Link to={{ search: `?read=${id}` }}>
            <h2>{title}</h2>
          </Link>
          <p>{lead}</p>
        </li>
      ))}
    </ul>
  );
}

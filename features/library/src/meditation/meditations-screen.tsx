import { Link, useSearchParams } from '@mooring/contract/router';
import { Page } from '@mooring/ui';
import { Tabs } from '@mooring/ui/bundled';
import { useState } from 'react';
import reading from '../reading/reading.module.css';
import { UpToLibrary } from '../up-to-library.tsx';
import { MeditationPage } from './meditation-page.tsx';
import { meditations, meditationTabs } from './meditations.ts';
import * as strings from './strings.ts';

export function Component() {
  const [search] = useSearchParams();
  const open = meditations.find(({ id }) => id === search.get('read'));
  const [tab, setTab] = useState<string>(open?.tab ?? meditationTabs[0]);
  if (open) return <MeditationPage key={open.id} meditation={open} onOpen={setTab} />;
  return (
    <Page
      back={<UpToLibrary />}
      layout="margin"
      title={strings.meditations}
      lead={strings.readThemSlowly}
    >
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
    </Page>
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

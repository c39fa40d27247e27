import { paths, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Emotion } from '@mooring/data';
import type { IconNode } from '@mooring/ui';
import {
  FeatherIcon,
  FlameKindlingIcon,
  HandHeartIcon,
  LifeBuoyIcon,
  LinkRow,
  LinkRows,
} from '@mooring/ui/bundled';
import type { ComponentProps } from 'react';
import { waysOn } from './ways-on.ts';
import styles from './ways-on-list.module.css';

/** Where to go from the greeting. */
export function WaysOnList({ first }: { first: Emotion }) {
  const { prompt, ritual, steadyFirst } = waysOn[first];
  const state: WriteState = { prompt };
  const write = (
    <WayOn
      key="write"
      icon={FeatherIcon}
      name="Write it down"
      text={prompt}
      to={paths.write.to()}
      state={state}
    />
  );
  const steady = (
    <WayOn
      key="steady"
      icon={LifeBuoyIcon}
      name="Steady yourself now"
      text="Breathe, come back to the room, or reach a person."
      to={paths.safety.to()}
    />
  );
  return (
    <section aria-labelledby="ways-on">
      <h2 id="ways-on" className={styles.heading}>
        From here
      </h2>
      <LinkRows>
        {steadyFirst ? [steady, write] : [write, steady]}
        <WayOn
          icon={FlameKindlingIcon}
          name="A ritual"
          text={ritual.text}
          to={{ pathname: paths.rituals.to(), search: `?ritual=${ritual.id}` }}
        />
        <WayOn
          icon={HandHeartIcon}
          name="Today's Check-In"
          text="Say how strong it is, and look at the days before."
          to={paths.emotions.to()}
        />
      </LinkRows>
    </section>
  );
}

type WayOnProps = Pick<ComponentProps<typeof Link>, 'to' | 'state'> & {
  icon: IconNode;
  name: string;
  text: string;
};

function WayOn({ icon, name, text, ...link }: WayOnProps) {
  return (
    <li>
      <Link {...link}>
        <LinkRow icon={icon} name={name}>
          {text}
        </LinkRow>
      </Link>
    </li>
  );
}

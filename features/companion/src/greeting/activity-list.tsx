import { paths, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Emotion } from '@mooring/data';
import {
  FeatherIcon,
  FlameKindlingIcon,
  HandHeartIcon,
  LifeBuoyIcon,
  LinkRow,
  LinkRows,
} from '@mooring/ui/bundled';
import { activities } from './activities.ts';
import * as strings from './strings.ts';
import styles from './ways-on-list.module.css';

/** Where to go from the greeting. */
export function ActivityList({ first }: { first: Emotion }) {
  const { prompt, ritual, steadyFirst } = activities[first];
  const state: WriteState = { prompt };
  const write = (
    <LinkRow
      key="write"
      link={<Link to={paths.write.to()} state={state} />}
      icon={FeatherIcon}
      name={strings.writeItDown}
    >
      {prompt}
    </LinkRow>
  );
  const steady = (
    <LinkRow
      key="steady"
      link={<Link to={paths.safety.to()} />}
      icon={LifeBuoyIcon}
      name={strings.steadyYourselfNow}
    >
      {strings.breatheComeBack}
    </LinkRow>
  );
  return (
    <section aria-labelledby="ways-on">
      <h2 id="ways-on" className={styles.heading}>
        {strings.fromHere}
      </h2>
      <LinkRows>
        {steadyFirst ? [steady, write] : [write, steady]}
        <LinkRow
          link={<Link to={{ pathname: paths.rituals.to(), search: `?ritual=${ritual.id}` }} />}
          icon={FlameKindlingIcon}
          name={strings.aRitual}
        >
          {ritual.text}
        </LinkRow>
        <LinkRow
          link={<Link to={paths.emotions.to()} />}
          icon={HandHeartIcon}
          name={strings.todaysCheckIn}
        >
          {strings.sayHowStrongItIsAndLook}
        </LinkRow>
      </LinkRows>
    </section>
  );
}

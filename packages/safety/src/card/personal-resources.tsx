import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Icon, type IconNode } from '@mooring/ui';
import { ChevronDownIcon, LifeBuoyIcon, WindIcon } from '@mooring/ui/bundled';
import { type ReactNode, useId, useState } from 'react';
import styles from './contact-rows.module.css';
import { GroundingExercise } from './grounding-exercise.tsx';
import { safetyPlanParts } from './safety-plan-parts.ts';
import * as strings from './strings.ts';
import { TrustedPersonRow } from './trusted-person-row.tsx';
import { useSafetyPlan } from './use-personal-records.ts';

/** What the person has of their own: someone they trust, their safety plan, and a grounding exercise. */
export function PersonalResources() {
  return (
    <ul className={styles.rows}>
      <li>
        <TrustedPersonRow />
      </li>
      <li>
        <Disclosure icon={LifeBuoyIcon} label={strings.mySafetyPlan}>
          <PlanSummary />
        </Disclosure>
      </li>
      <li>
        <Disclosure icon={WindIcon} label={strings.the60SecondGrounding}>
          <GroundingExercise />
        </Disclosure>
      </li>
    </ul>
  );
}

function Disclosure(props: { icon: IconNode; label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon as={props.icon} />
        <span>{props.label}</span>
        <Icon as={ChevronDownIcon} size="small" className={styles.chevron} />
      </button>
      {open && <div id={id}>{props.children}</div>}
    </>
  );
}

function PlanSummary() {
  const plan = useSafetyPlan();
  if (plan.status === 'failed') return <p className={styles.note}>{strings.yourPlanCanBeRead}</p>;
  if (plan.status === 'loading') return null;
  const written = safetyPlanParts.filter(({ key }) => plan.value?.[key].trim());
  return (
    <div className={styles.note}>
      <dl>
        {written.map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{plan.value?.[key]}</dd>
          </div>
        ))}
      </dl>
      <Link to={`${paths.safety.to()}#plan`}>
        {written.length === 0 ? strings.writeASafetyPlan : strings.changeMyPlan}
      </Link>
    </div>
  );
}

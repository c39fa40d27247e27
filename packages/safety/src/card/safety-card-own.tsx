import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Icon, type IconNode } from '@mooring/ui';
import { ChevronDownIcon, LifeBuoyIcon, WindIcon } from '@mooring/ui/bundled';
import { type ReactNode, useId, useState } from 'react';
import { Grounding } from './safety-card-grounding.tsx';
import { TrustedPersonRow } from './safety-card-person.tsx';
import styles from './safety-card-rows.module.css';
import { safetyPlanParts } from './safety-plan-parts.ts';
import { useSafetyPlan } from './use-help.ts';

/** What is the person's own: someone they trust, their plan, and a minute to come back to the room. */
export function CardOwn() {
  return (
    <ul className={styles.rows}>
      <li>
        <TrustedPersonRow />
      </li>
      <li>
        <Unfolding icon={LifeBuoyIcon} label="My safety plan">
          <PlanRead />
        </Unfolding>
      </li>
      <li>
        <Unfolding icon={WindIcon} label="60-second grounding">
          <Grounding />
        </Unfolding>
      </li>
    </ul>
  );
}

function Unfolding(props: { icon: IconNode; label: string; children: ReactNode }) {
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

function PlanRead() {
  const plan = useSafetyPlan();
  if (plan.status === 'failed')
    return <p className={styles.note}>Your plan can be read here once Mooring is unlocked.</p>;
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
        {written.length === 0 ? 'Write a safety plan' : 'Change my plan'}
      </Link>
    </div>
  );
}

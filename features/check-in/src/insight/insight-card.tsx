import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Card, CardTitle, TextLink } from '@mooring/ui';
import { useId } from 'react';
import styles from './insight.module.css';
import type { Insight } from './insight.ts';
import * as strings from './strings.ts';

type InsightCardProps = {
  insight: Insight;
  /** Whom the last check-ins name, as a sentence. */
  person: string | null;
};

export function InsightCard({ insight, person }: InsightCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{strings.insight}</CardTitle>
      <InsightText insight={insight} person={person} />
    </Card>
  );
}

/** The insight's sentence, whom the check-ins name and, when it speaks of gentle practices, the way to one. */
export function InsightText({ insight, person }: InsightCardProps) {
  return (
    <>
      <p className={styles.text}>{insight.text}</p>
      {person && (
        <p className={styles.soft} dir="auto">
          {person}
        </p>
      )}
      {insight.kind === 'gentle-practices' && (
        <p className={styles.way}>
          <TextLink asChild>
            <Link to={{ pathname: paths.rituals.to(), search: '?ritual=sensory-grounding' }}>
              {strings.aGentlePractice}
            </Link>
          </TextLink>
        </p>
      )}
    </>
  );
}

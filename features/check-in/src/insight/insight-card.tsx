import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Card, CardTitle, TextLink } from '@mooring/ui';
import { useId } from 'react';
import styles from './insight.module.css';
import type { Insight } from './insight.ts';
import * as strings from './strings.ts';

export function InsightCard({ insight }: { insight: Insight }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{strings.insight}</CardTitle>
      <InsightText insight={insight} />
    </Card>
  );
}

/** The insight's sentence and, when it speaks of gentle practices, the way to one. */
export function InsightText({ insight }: { insight: Insight }) {
  return (
    <>
      <p className={styles.text}>{insight.text}</p>
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

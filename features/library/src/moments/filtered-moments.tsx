import { type Moment, useMuteItem } from '@mooring/data';
import { useState } from 'react';
import { MomentCard } from './moment-card.tsx';
import { filterFrom, filterMoments, type MomentFilter, tagsOf } from './moment-filter.ts';
import { MomentFilterRow } from './moment-filter-row.tsx';
import styles from './moments.module.css';
import * as strings from './strings.ts';
import { useConflictingMoments } from './use-conflicting-moments.ts';
import type { HiddenMoments } from './use-hidden-moments.ts';

const everything: MomentFilter = { query: '', tag: null };

/** The moments as cards; with a search and tags above them once there are many. */
export function FilteredMoments({
  moments,
  hidden,
  onRemove,
}: {
  moments: readonly Moment[];
  hidden: HiddenMoments;
  onRemove(moment: Moment): void;
}) {
  const [filter, setFilter] = useState(everything);
  const twice = useConflictingMoments();
  const muteOf = useMuteItem();
  const isFiltered = filter.tag !== null || filter.query.trim() !== '';
  const visible = isFiltered ? filterMoments(moments, filter) : moments;
  return (
    <>
      {(moments.length >= filterFrom || isFiltered) && (
        <MomentFilterRow
          filter={filter}
          tags={tagsOf(moments.filter((moment) => !hidden.isMuted(moment)))}
          found={isFiltered ? visible.length : null}
          onChange={setFilter}
        />
      )}
      <ul className={styles.moments} aria-label={strings.savedMoments}>
        {visible.map((moment) => (
          <MomentCard
            key={moment.id}
            moment={moment}
            isConflicting={twice.has(moment.id)}
            isHidden={hidden.isHidden(moment)}
            mute={muteOf(moment.id)}
            onShow={() => hidden.show(moment.id)}
            onRemove={() => onRemove(moment)}
          />
        ))}
      </ul>
    </>
  );
}

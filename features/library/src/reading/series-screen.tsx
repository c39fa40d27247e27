import { Link } from '@mooring/contract/router';
import { Button, Icon } from '@mooring/ui';
import { CheckIcon } from '@mooring/ui/bundled';
import styles from './reading.module.css';
import { series } from './series.ts';
import { Shelf } from './shelf.tsx';
import * as strings from './strings.ts';
import { useSeriesProgress } from './use-series-progress.ts';

export function Component() {
  const { read, mark } = useSeriesProgress();
  const next = series.find(({ id }) => !read.has(id));
  const begun = read.size > 0 && next !== undefined;
  return (
    <Shelf
      room="guided-series"
      title={strings.guidedSeries}
      lead={strings.fiveEveningsInFive}
      pieces={series}
      marks={({ id }) => (read.has(id) ? strings.read : null)}
      above={
        begun && (
          <Button asChild className={styles.next}>
            <Link to={{ search: `?read=${next.id}` }}>{strings.goOnWith(next.title)}</Link>
          </Button>
        )
      }
      end={({ id }) => (
        <Button
          variant="secondary"
          aria-pressed={read.has(id)}
          onClick={() => void mark(id, !read.has(id))}
        >
          {read.has(id) && <Icon as={CheckIcon} size="small" />}
          {read.has(id) ? strings.read : strings.iHaveReadThisPart}
        </Button>
      )}
    />
  );
}

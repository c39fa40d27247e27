import { dayInWords, shortDate } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type Moment, type MuteItem, useNow } from '@mooring/data';
import { Button, Icon, IconButton, Tag, TextLink } from '@mooring/ui';
import {
  BookmarkIcon,
  EyeIcon,
  EyeOffIcon,
  HeartIcon,
  MessageCircleIcon,
  NotebookPenIcon,
  PenLineIcon,
  RouteIcon,
  Trash2Icon,
} from '@mooring/ui/bundled';
import { useState } from 'react';
import { addressOf } from './library-page.ts';
import styles from './moments.module.css';
import * as strings from './strings.ts';

const sources = new Map([
  ['journal', { name: strings.journal, icon: NotebookPenIcon }],
  ['conversation', { name: strings.companion, icon: MessageCircleIcon }],
  ['emotion', { name: strings.checkIn, icon: HeartIcon }],
  ['healing-path', { name: strings.healingPath, icon: RouteIcon }],
  ['manual', { name: strings.addedByYou, icon: PenLineIcon }],
]);
const elsewhere = { name: strings.library, icon: BookmarkIcon };

type MomentCardProps = {
  moment: Moment;
  /** Another device changed it at the same time, and that version is here too. */
  isConflicting: boolean;
  /** It is not to be brought up: only its date is shown. */
  isHidden: boolean;
  mute: MuteItem;
  onShow(): void;
  onRemove(): void;
};

export function MomentCard({ isHidden, onShow, ...shown }: MomentCardProps) {
  const { moment, mute } = shown;
  // The pressed button goes with its card, so the focus moves to the one that takes its place.
  const [isPressed, setPressed] = useState(false);
  const now = useNow();
  const press = (act: () => void) => () => {
    setPressed(true);
    act();
  };
  if (!isHidden) return <ShownCard {...shown} takesFocus={isPressed} onMute={press(mute.toggle)} />;
  return (
    <li className={styles.moment}>
      <div className={styles.top}>
        <Button variant="quiet" size="small" autoFocus={isPressed} onClick={press(onShow)}>
          <Icon as={EyeOffIcon} size="small" />
          {strings.notBroughtUpShow}
        </Button>
        <time dateTime={moment.createdAt}>
          {dayInWords(new Date(moment.createdAt), now, shortDate)}
        </time>
      </div>
    </li>
  );
}

type ShownCardProps = Pick<MomentCardProps, 'moment' | 'isConflicting' | 'mute' | 'onRemove'> & {
  takesFocus: boolean;
  onMute(): void;
};

function ShownCard(props: ShownCardProps) {
  const { moment, isConflicting, mute, takesFocus, onMute, onRemove } = props;
  const muteLabel = mute.isMuted ? strings.showItAgain : strings.dontBringThisUp;
  const now = useNow();
  const source = sources.get(moment.source) ?? elsewhere;
  const place = addressOf(moment.sourceId);
  return (
    <li className={styles.moment}>
      <div className={styles.top}>
        <Icon as={source.icon} size="small" />
        <span>{source.name}</span>
        <time dateTime={moment.createdAt}>
          {dayInWords(new Date(moment.createdAt), now, shortDate)}
        </time>
        <IconButton label={muteLabel} title={muteLabel} autoFocus={takesFocus} onClick={onMute}>
          <Icon as={mute.isMuted ? EyeIcon : EyeOffIcon} size="small" />
        </IconButton>
        <IconButton label={strings.deleteThisMoment} onClick={onRemove}>
          <Icon as={Trash2Icon} size="small" />
        </IconButton>
      </div>
      <blockquote className={styles.quote} dir="auto">
        “{moment.content}”
      </blockquote>
      {isConflicting && <p className={styles.twice}>{strings.changedOnTwoDevices}</p>}
      {place && (
        <TextLink asChild>
          <Link to={place}>{strings.openItInTheLibrary}</Link>
        </TextLink>
      )}
      {moment.tags.length > 0 && (
        <ul className={styles.tags} aria-label={strings.tags}>
          {moment.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

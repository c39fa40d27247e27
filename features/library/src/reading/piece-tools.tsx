import { Button, Icon } from '@mooring/ui';
import {
  DownloadIcon,
  downloadText,
  PrinterIcon,
  ShareIcon,
  SquareIcon,
  Volume2Icon,
} from '@mooring/ui/bundled';
import { BookmarkButton } from '../moments/bookmark-button.tsx';
import type { LibraryPage } from '../moments/library-page.ts';
import { NetworkVoiceQuestion } from '../network-voice-question.tsx';
import { type Piece, plainText } from './piece.ts';
import styles from './reading.module.css';
import * as strings from './strings.ts';
import { useLines } from './use-lines.ts';
import { useReadAloud } from './use-read-aloud.ts';

/** What can be done with an opened piece. `shares`: also offers it to the device's share sheet. */
export function PieceTools({
  room,
  piece,
  shares = false,
}: {
  room: LibraryPage;
  piece: Piece;
  shares?: boolean;
}) {
  const voice = useReadAloud();
  const { said, share } = useLines();
  const text = plainText(piece);
  return (
    <div className={styles.tools}>
      {voice.available && (
        <Button variant="quiet" size="small" onClick={() => voice.toggle(text)}>
          <Icon as={voice.speaking ? SquareIcon : Volume2Icon} size="small" />
          {voice.speaking ? strings.stop : strings.audio}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        onClick={() => downloadText(`${piece.id}.txt`, `${text}\n`)}
      >
        <Icon as={DownloadIcon} size="small" />
        {strings.download}
      </Button>
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <Icon as={PrinterIcon} size="small" />
        {strings.print}
      </Button>
      {shares && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => void share({ id: piece.id, text: `${text}\n` })}
        >
          <Icon as={ShareIcon} size="small" />
          {strings.share}
        </Button>
      )}
      <BookmarkButton item={{ room, id: piece.id, content: piece.title }} />
      <span role="status" className={styles.said}>
        {voice.available && voice.missing !== 'none' ? (said?.text ?? '') : strings.thisBrowserHas}
      </span>
      <NetworkVoiceQuestion
        open={voice.missing === 'network'}
        onAgree={() => voice.agree(text)}
        onDecline={voice.decline}
      />
    </div>
  );
}

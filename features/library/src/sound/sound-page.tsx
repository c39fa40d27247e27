import { useSearchParams } from '@mooring/contract/router';
import { useNowPlaying } from '@mooring/data';
import type { LibraryPage } from '../moments/library-page.ts';
import { ShelfPage } from '../shelf-page.tsx';
import { SoundPlayer } from './sound-player.tsx';
import { SoundQuietRoom } from './sound-quiet-room.tsx';
import type { Sound } from './sounds.ts';

type SoundPageProps = { room: LibraryPage; title: string; lead: string; sounds: readonly Sound[] };

/** A page of sounds. With `?quiet` in the address: what plays, on a dark screen. */
export function SoundPage({ room, title, lead, sounds }: SoundPageProps) {
  const playing = useNowPlaying();
  const [search] = useSearchParams();
  if (playing && search.has('quiet')) return <SoundQuietRoom playing={playing} />;
  return (
    <ShelfPage title={title} lead={lead}>
      <SoundPlayer room={room} sounds={sounds} />
    </ShelfPage>
  );
}

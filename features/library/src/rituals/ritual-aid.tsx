import { TextArea } from '@mooring/ui';
import { Pacer } from '@mooring/ui/bundled';
import { BurningBowl } from './burning-bowl.tsx';
import type { Aid } from './rituals.ts';
import { SenseFields } from './sense-fields.tsx';
import * as strings from './strings.ts';

/** What a person types during a ritual. It is never stored. */
export type Paper = { text: string; write(words: string): void };

/** The aid of one step: pacer, fields or paper. */
export function RitualAid({
  aid,
  paper,
  paused,
  onAsh,
}: {
  aid: Aid;
  paper: Paper;
  paused: boolean;
  /** Told when a paper in the bowl has burnt. */
  onAsh(): void;
}) {
  switch (aid.kind) {
    case 'breath':
      return <Pacer paused={paused} />;
    case 'senses':
      return <SenseFields key={aid.label} count={aid.count} label={aid.label} />;
    case 'paper':
      return (
        <TextArea
          label={strings.yourPieceOfPaper}
          hint={strings.whatYouWriteHere}
          rows={4}
          value={paper.text}
          onChange={(event) => paper.write(event.target.value)}
        />
      );
    case 'bowl':
      return <BurningBowl paper={paper} onAsh={onAsh} />;
  }
}

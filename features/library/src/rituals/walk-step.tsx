import { TextArea } from '@mooring/ui';
import { Pacer } from '@mooring/ui/bundled';
import { BurningBowl } from './burning-bowl.tsx';
import type { Aid } from './rituals.ts';
import { SenseFields } from './sense-fields.tsx';

/** What a person types on the way. It lives on this page only and goes with it. */
export type Paper = { words: string; write(words: string): void };

/** What stands beside a step. */
export function WalkAid({ aid, paper, paused }: { aid: Aid; paper: Paper; paused: boolean }) {
  switch (aid.kind) {
    case 'breath':
      return <Pacer paused={paused} />;
    case 'senses':
      return <SenseFields key={aid.label} count={aid.count} label={aid.label} />;
    case 'paper':
      return (
        <TextArea
          label="Your piece of paper"
          hint="What you write here is kept nowhere. It goes when you leave this page."
          rows={4}
          value={paper.words}
          onChange={(event) => paper.write(event.target.value)}
        />
      );
    case 'bowl':
      return <BurningBowl paper={paper} />;
  }
}

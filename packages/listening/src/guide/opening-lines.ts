import type { Emotion } from '@mooring/contract';

/** Said first in the first reply: it names an emotion of the check-in. */
export const openingLines: Record<Emotion, readonly string[]> = {
  Grief: [
    'You came in with grief, and it need not introduce itself.',
    'Grief came with you, so let it take the chair it wants.',
  ],
  Anger: [
    'Anger came in with you. It may stand here at full height.',
    'You named anger at the door, and it can talk first.',
  ],
  Sadness: [
    'Sadness, you said at the door, and here is what is under it.',
    'You came in with sadness, and it has its reasons.',
  ],
  Hope: [
    'You named hope when you came in. I keep it in view, beside the rest.',
    'There was hope among what you chose, and it may sit quietly here.',
  ],
  Acceptance: [
    'You chose acceptance at the door. It does not have to be complete.',
    'Some acceptance came in with you, and it may have its cracks.',
  ],
  Confused: [
    'You called it confusion when you came in, so nothing needs to be in order here.',
    'Confusion may come in as it is, all ends loose.',
  ],
  Peaceful: [
    'You came with some peace in you, and this may lie beside it.',
    'There was peace among what you chose. It can stay while we talk.',
  ],
  Anxious: [
    'You came in anxious, so let us go slowly, one thing and then one thing.',
    'Anxiety came in with you, and it may sit by the door.',
  ],
};

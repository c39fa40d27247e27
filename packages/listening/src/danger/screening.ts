/** What the rules find in a text, and the screens for replies and the reply after an alert. `src/hear.ts` is the entry. */
import { type Assessment, mergeAssessments } from './assessment.ts';
import { screenText as screenEnglish } from './screen.ts';
import { screenForeign } from './screen-foreign.ts';

export { screenReply } from './screen-reply.ts';
export { stayingReply } from './staying-reply.ts';

/** What the rules find: patterns for English, and plain phrases of twenty other languages. Time linear to the text. */
export const screenText = (text: string): Assessment =>
  mergeAssessments(screenEnglish(text), screenForeign(text));

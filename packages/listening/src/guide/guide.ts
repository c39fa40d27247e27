/** The engine on the device: no network, no waiting. */
export { isDangerFromOther } from '../danger/company.ts';
export { fittingAnswers } from './fitting-answers.ts';
export { asksToBeAnsweredAs } from './for-the-dead.ts';
export { type GuideReply, respond } from './respond.ts';
export { dangerAgo } from './stop-rule.ts';
export { forgetTexts } from './text-cache.ts';

/** A reply in the pieces in which it is shown. */
export const sentencesOfReply = (text: string): string[] => text.split(/(?<=[.?]\s|\n)(?=\S)/);

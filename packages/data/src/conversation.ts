/** What only a conversation asks of the listening. Not shared by every page: the feature that imports it carries it. */
export {
  answersSafetyQuestion,
  guidedEntry,
  guidedSession,
  isAnsweredByGuide,
  isFirstOfChild,
  previousText,
  raisesCard,
} from '@mooring/listening';

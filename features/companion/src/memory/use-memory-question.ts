import {
  type ConversationMessage,
  useActiveAlert,
  useCompanionSettings,
  useData,
  useLive,
} from '@mooring/data';

/** The person's messages before it is asked: in the first conversation, and in a later one. */
const [inFirst, inLater] = [10, 3];
/** With less than this there is nothing worth remembering. */
const fewestFacts = 2;

/** Whether it is time to ask, and the answer. Never where a card stands or stood in this conversation. */
export function useMemoryQuestion(messages: readonly ConversationMessage[], isSaved: boolean) {
  const data = useData();
  const { status, settings } = useCompanionSettings();
  const alert = useActiveAlert();
  const own = messages.filter(({ role }) => role === 'user').length;
  const isOpen =
    isSaved && status === 'ready' && !settings.rememberAsked && !settings.remembers && !alert;
  const isCalm = messages.every(({ crisis }) => !crisis) && messages.at(-1)?.role === 'companion';
  const mayAsk = isOpen && isCalm && own >= inLater;
  const live = useLive(
    async ({ memory, conversations }) => {
      if (!mayAsk) return false;
      const [facts, earlier] = await Promise.all([memory.facts(), conversations.earlier()]);
      return facts.length >= fewestFacts && own >= (earlier.items.length > 0 ? inLater : inFirst);
    },
    ['user_data'],
    `${mayAsk} ${own}`,
  );
  return {
    isDue: mayAsk && live.status === 'ready' && live.value,
    async answer(choice: 'on' | 'keep') {
      try {
        await data.memory.remember(choice);
        if (choice === 'on') data.notices.say('companion.remembers');
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      }
    },
  };
}

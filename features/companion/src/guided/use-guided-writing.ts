import { useLocation, useNavigate } from '@mooring/contract/router';
import { useData } from '@mooring/data';
import { guidedSession } from '@mooring/data/conversation';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toMessage } from '../carried-text.ts';
import type { TalkView } from '../talk/use-talk.ts';
import { type GuidedPress, type guidedArrival, guidedPresses } from './guided-turn.ts';

export type GuidedWritingView = {
  /** Questions are being asked, and the next message is an answer. */
  isOpen: boolean;
  press(press: GuidedPress): void;
  /** It could not begin, because what was carried could not be read or kept. */
  hasFailed: boolean;
  retry(): void;
};

/** Guided writing in the open conversation. It begins once with what another page carried. */
export function useGuidedWriting(
  talk: TalkView,
  arrival: ReturnType<typeof guidedArrival>,
  box: RefObject<HTMLTextAreaElement | null>,
): GuidedWritingView {
  const data = useData();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const isBegun = useRef(false);
  const session = guidedSession(talk.messages);

  async function begin() {
    if (!arrival) return;
    setFailed(false);
    const { draft, initialPrompt } = arrival;
    const goesOn = session?.isOpen && session.draft === (draft || null);
    if (!goesOn && !(await start(initialPrompt, draft).catch(() => false))) return setFailed(true);
    // It is a message now; a reload must not begin again.
    void navigate({ search }, { replace: true, state: null });
  }

  async function start(request: string, draft: string): Promise<boolean> {
    const page = draft === '' ? '' : await data.guidedWriting.wordsOf(draft);
    const { text, isTruncated } = toMessage('', [request, page]);
    return talk.send({
      text,
      writing: null,
      // Danger may be in the part that is too long for a message.
      screened: `${request}\n\n${page}`,
      guided: {
        step: 'start',
        ...(draft === '' ? {} : { draft }),
        ...(isTruncated ? { isCut: true } : {}),
      },
    });
  }

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void begin();
  }, []);

  return {
    isOpen: session?.isOpen === true,
    press(step) {
      // The entry takes the focus where one comes; everywhere else the next thing is to write.
      if (step === 'skip' || session?.answers.length === 0) {
        box.current?.focus({ preventScroll: true });
      }
      void talk.send({ text: guidedPresses[step], writing: null, guided: { step } });
    },
    hasFailed,
    retry: () => void begin(),
  };
}

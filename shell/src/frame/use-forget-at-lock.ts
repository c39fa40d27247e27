import { onSessionEnd, useData } from '@mooring/data';
import { useEffect } from 'react';

/** ms after a lock in which the page that was open is gone, and with it whatever still searches its texts. */
const untilThePageIsGone = 1_000;

/**
 * Lets go of what the browser itself keeps of an open page when the session ends: the field in use, which it and React hold with
 * its text until another has the focus, and the text in which a pattern was found last (`RegExp.input`).
 */
export function useForgetAtLock() {
  const { session } = useData();
  useEffect(
    () =>
      onSessionEnd(session, () => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        forgetLastMatch();
        setTimeout(forgetLastMatch, untilThePageIsGone);
      }),
    [session],
  );
}

/** Another match takes the place of the last. It is of something that a minifier cannot know, or it would be left out. */
const forgetLastMatch = () => /^/.test(document.readyState);

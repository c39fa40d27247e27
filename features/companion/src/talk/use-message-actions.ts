import { useData } from '@mooring/data';
import { usePutOnPage } from '../guided/use-put-on-page.ts';

/** What can be done with a message besides keeping it. */
export function useMessageActions() {
  const data = useData();
  const putOnPage = usePutOnPage();

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      data.notices.say('companion.copied');
    } catch {
      data.notices.say('companion.copy-failed');
    }
  }

  return {
    copy: (text: string) => void copy(text),
    takeToPage: (text: string) => putOnPage(null, text),
  };
}

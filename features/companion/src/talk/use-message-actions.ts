import { paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { useData } from '@mooring/data';

/** What can be done with a message besides keeping it. */
export function useMessageActions() {
  const data = useData();
  const navigate = useNavigate();

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      data.notices.say('companion.copied');
    } catch {
      data.notices.say('companion.copy-failed');
    }
  }

  /** Into the page that is being written, below what stands there; nothing of it travels with the address. */
  async function takeToPage(text: string) {
    try {
      const draft = await data.drafts.get(newPage).catch(() => null);
      const content = [draft?.content ?? '', text].filter((part) => part !== '').join('\n\n');
      await data.drafts.keep(newPage, { title: '', tags: [], ...draft, content });
      navigate(paths.write.to());
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  }

  return {
    copy: (text: string) => void copy(text),
    takeToPage: (text: string) => void takeToPage(text),
  };
}

/** The draft of a page that was never saved. */
const newPage = 'new';

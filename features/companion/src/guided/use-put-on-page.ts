import { paths, type WriteState } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { useData } from '@mooring/data';

/** Puts words below those of a page that is being written, and opens it. Nothing of them is in the address. */
export function usePutOnPage() {
  const data = useData();
  const navigate = useNavigate();

  async function put(draft: string | null, words: string, state?: WriteState) {
    try {
      const id = await data.guidedWriting.putOnPage(draft, words);
      navigate(id === null ? paths.write.to() : paths.edit.to({ id }), { state });
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  }

  return (draft: string | null, words: string, state?: WriteState) => void put(draft, words, state);
}

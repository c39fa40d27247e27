import { say } from '@mooring/contract';
import { useData } from './data-context.tsx';
import { useNotices } from './use-stores.ts';

/** The notices as a list of toasts. Message keys become sentences here. */
export function useToasts() {
  const { notices } = useData();
  const list = useNotices();
  return {
    toasts: list.map(({ id, open, key, values, action }) => {
      const { title, text, tone, stays } = say(key, values);
      return {
        id,
        open,
        title,
        ...(text === undefined ? {} : { description: text }),
        ...(tone === undefined ? {} : { tone }),
        ...(stays ? { stays } : {}),
        ...(action === undefined ? {} : { action }),
      };
    }),
    onOpenChange(id: string, open: boolean) {
      if (!open) notices.dismiss(id);
    },
  };
}

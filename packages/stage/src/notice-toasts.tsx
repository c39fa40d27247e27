import { say } from '@mooring/contract';
import { useData, useNotices } from '@mooring/data';
import { ToastRegion } from '@mooring/ui';

/** Turns notices (keys) into toasts (sentences), once, at the edge of the screen. */
export function NoticeToasts() {
  const { notices } = useData();
  const list = useNotices();
  return (
    <ToastRegion
      toasts={list.map(({ id, open, key, values, action }) => {
        const { title, text, tone } = say(key, values);
        return {
          id,
          open,
          title,
          ...(text === undefined ? {} : { description: text }),
          ...(tone === undefined ? {} : { tone }),
          ...(action === undefined ? {} : { action }),
        };
      })}
      onOpenChange={(id, open) => {
        if (!open) notices.dismiss(id);
      }}
    />
  );
}

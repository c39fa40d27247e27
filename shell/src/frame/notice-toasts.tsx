import { useToasts } from '@mooring/data';
import { ToastRegion } from '@mooring/ui';

/** Shows notices as toasts, above every page. */
export function NoticeToasts() {
  return <ToastRegion {...useToasts()} />;
}

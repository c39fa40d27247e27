import { useToasts } from '@mooring/data';
import { ToastRegion } from '@mooring/ui';

/** What has to be said now, above every page. */
export function NoticeToasts() {
  return <ToastRegion {...useToasts()} />;
}

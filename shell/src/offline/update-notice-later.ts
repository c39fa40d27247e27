import { type ComponentType, lazy } from 'react';
import type { UpdateNoticeProps } from './update-notice.tsx';

/** Fetched only when there is something to say. A page that cannot have it goes on without. */
export const UpdateNotice = lazy<ComponentType<UpdateNoticeProps>>(() =>
  import('./update-notice.tsx').then(
    ({ UpdateNotice: shown }) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
);

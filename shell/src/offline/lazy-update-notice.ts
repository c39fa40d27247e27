import { type ComponentType, lazy } from 'react';
import type { UpdateNoticeProps } from './update-notice.tsx';

/** Loaded only when an update waits. Where it cannot be loaded nothing is shown. */
export const UpdateNotice = lazy<ComponentType<UpdateNoticeProps>>(() =>
  import('./update-notice.tsx').then(
    ({ UpdateNotice: shown }) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
);

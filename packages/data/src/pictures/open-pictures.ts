import type { Env } from '@mooring/storage';
import type { AccountStorage } from '../repositories/account-storage.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { type ShrinkPicture, shrinkInBrowser } from './shrink-picture.ts';

/** The pictures of the open account, made smaller by the browser unless an adapter does it. */
export const openPictures = (
  { env, shrinkPicture = shrinkInBrowser }: { env: Env; shrinkPicture?: ShrinkPicture | undefined },
  storage: AccountStorage,
): Pictures => createPictures({ env, storage, shrink: shrinkPicture });

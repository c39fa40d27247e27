import type { Adapters } from '../adapters.ts';
import type { AccountStorage } from '../repositories/account-storage.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { shrinkInBrowser } from './shrink-picture.ts';

/** The pictures of the open account, made smaller by the browser unless an adapter does it. */
export const openPictures = (
  { env, shrinkPicture = shrinkInBrowser }: Pick<Adapters, 'env' | 'shrinkPicture'>,
  storage: AccountStorage,
): Pictures => createPictures({ env, storage, shrink: shrinkPicture });

import { paths } from '@mooring/contract';
import { useSearchParams } from '@mooring/contract/router';

/** Stands for the id of a prompt that is not saved yet. */
export const newPrompt = 'new';

/** One's own prompts are a part of the page of prompts. */
export const ownPrompts = `${paths.prompts.to()}?own=`;

/** Where a prompt is written or changed. The address holds its id and nothing that was written. */
export const ownPromptAddress = (id: string) => `${ownPrompts}${encodeURIComponent(id)}`;

/** What the address asks for: null for the prompts of the days, '' for the list of one's own, or the id of one of them. */
export const useOwnAddress = (): string | null => useSearchParams()[0].get('own');

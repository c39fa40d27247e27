import { type FeatureManifest, paths } from '@mooring/contract';

/** The journal: its list, the page to write on, one entry, and the writing prompts. Reached from Home; no nav entry. */
export const manifest: FeatureManifest = {
  id: 'journal',
  owns: [
    paths.journal.pattern,
    paths.write.pattern,
    paths.entry.pattern,
    paths.edit.pattern,
    paths.prompts.pattern,
  ],
};

import { type FeatureManifest, paths } from '@mooring/contract';

/** The journal: its list, the page to write on, one entry, letters, and the writing prompts. Reached from Home; no nav entry. */
export const manifest: FeatureManifest = {
  id: 'journal',
  section: 'home',
  screens: {
    [paths.journal.pattern]: './list/journal-screen.tsx',
    [paths.write.pattern]: './editor/write-screen.tsx',
    [paths.entry.pattern]: './entry/entry-screen.tsx',
    [paths.edit.pattern]: './editor/edit-screen.tsx',
    [paths.letters.pattern]: './letters/letters-screen.tsx',
    [paths.letter.pattern]: './letters/letter-screen.tsx',
    [paths.prompts.pattern]: './prompts/prompts-screen.tsx',
  },
};
